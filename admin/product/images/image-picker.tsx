/** A field that holds an image of the site: what is chosen, and buttons to choose another or none. */
import type { Image } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { ImageIcon } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { Button } from '../../ui/button.tsx'
import fieldStyles from '../../ui/field.module.css'
import { ImageDialog } from './image-dialog.tsx'
import styles from './image-picker.module.css'
import imagesStyles from './images.module.css'
import { imageQuery } from './queries.ts'
import { Thumbnail } from './thumbnail.tsx'

type ImagePickerProps = {
  site_id: string
  label: string
  /** The id of the image that is chosen. */
  value: string | undefined
  onChange: (image: Image | null) => void
}

export function ImagePicker({ site_id, label, value, onChange }: ImagePickerProps) {
  const { t } = useMessages()
  const [isChoosing, setChoosing] = useState(false)
  const { data: image } = useQuery({ ...imageQuery(site_id, value ?? ''), enabled: Boolean(value) })
  const shown = value ? image : undefined
  return (
    <fieldset className={styles.picker}>
      <legend className={fieldStyles.label} data-slot="field-label">
        {label}
      </legend>
      <div className={styles.picked}>
        {shown ? (
          <Thumbnail image={shown} />
        ) : (
          <span className={imagesStyles.thumbnail} aria-hidden>
            <ImageIcon size={20} />
          </span>
        )}
        <div className={styles.pickedWords}>
          <span className={imagesStyles.name}>{shown ? shown.name : t('images.none')}</span>
          <div className="row-of">
            <Button onPress={() => setChoosing(true)}>{t(value ? 'images.change' : 'images.choose_one')}</Button>
            {value && (
              <Button variant="quiet" onPress={() => onChange(null)}>
                {t('images.remove')}
              </Button>
            )}
          </div>
        </div>
      </div>
      {isChoosing && (
        <ImageDialog site_id={site_id} used={shown} isOpen onClose={() => setChoosing(false)} onUse={onChange} />
      )}
    </fieldset>
  )
}
