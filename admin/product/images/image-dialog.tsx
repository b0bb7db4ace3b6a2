/** Choosing an image of the site, uploading one, deleting one that nothing shows. */
import type { Image } from '@leadwright/sdk'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useCan } from '../session/abilities.ts'
import { DeleteImage } from './delete-image.tsx'
import { ImageLibrary } from './image-library.tsx'

type ImageDialogProps = {
  site_id: string
  /** What is used now. */
  used: Image | undefined
  isOpen: boolean
  onClose: () => void
  onUse: (image: Image) => void
}

export function ImageDialog({ site_id, used, isOpen, onClose, onUse }: ImageDialogProps) {
  const { t } = useMessages()
  const canDelete = useCan()('manage-popups', site_id)
  const [chosen, setChosen] = useState(used)
  const [isAsking, setAsking] = useState(false)
  const use = () => {
    if (!chosen) return
    onUse(chosen)
    onClose()
  }
  return (
    <Dialog
      title={t('images.choose')}
      size="large"
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          {chosen && canDelete && (
            <Button variant="quiet-danger" onPress={() => setAsking(true)}>
              {t('images.delete')}
            </Button>
          )}
          <Button onPress={onClose}>{t('ui.cancel')}</Button>
          <Button variant="primary" isDisabled={!chosen} onPress={use}>
            {t('images.use')}
          </Button>
        </>
      }
    >
      <ImageLibrary site_id={site_id} chosen={chosen} onChoose={setChosen} />
      <DeleteImage
        site_id={site_id}
        image={chosen}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onDeleted={() => setChosen(undefined)}
      />
    </Dialog>
  )
}
