/** Fields that several kinds of blocks have. */

import { constraints, limits } from '@leadwright/sdk'
import { AlignCenter, AlignLeft, AlignRight } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ImagePicker } from '../images/image-picker.tsx'
import { useSiteId } from '../screens/use-view.ts'
import { useBlockKit } from './block-kit.tsx'
import type { Change } from './change.ts'
import styles from './fields.module.css'

type TextProps = {
  label: string
  value: string
  field: string
  onChange: Change
  description?: string
  hasVariables?: boolean
}

/** A line of text; variables are put at its end. */
export function LineField({ label, value, field, onChange, description, hasVariables }: TextProps) {
  const { Variables } = useBlockKit()
  return (
    <div className={styles.line}>
      <TextField
        label={label}
        description={description}
        isRequired
        maxLength={limits.block_line_characters_max}
        value={value}
        onChange={text => onChange({ [field]: text }, field)}
      />
      {hasVariables && Variables && (
        <Variables isSmall onInsert={text => onChange({ [field]: `${value}${text}` }, `${field} variable`)} />
      )}
    </div>
  )
}

export function LinkField({ label, value, field, onChange }: Omit<TextProps, 'description' | 'hasVariables'>) {
  const { t } = useMessages()
  const { Variables } = useBlockKit()
  return (
    <div className={styles.line}>
      <TextField
        label={label}
        description={Variables ? t('blocks.link_note') : t('blocks.page_link_note')}
        isRequired
        type="text"
        inputMode="url"
        maxLength={limits.block_link_characters_max}
        value={value}
        onChange={text => onChange({ [field]: text.trim() }, field)}
      />
      {Variables && (
        <Variables isSmall onInsert={text => onChange({ [field]: `${value}${text}` }, `${field} variable`)} />
      )}
    </div>
  )
}

const aligns = [
  ['left', AlignLeft, 'blocks.align_left'],
  ['center', AlignCenter, 'blocks.align_center'],
  ['right', AlignRight, 'blocks.align_right'],
] as const

export function AlignField({
  value,
  usual,
  onChange,
}: {
  value: string | undefined
  usual: 'left' | 'center'
  onChange: Change
}) {
  const { t } = useMessages()
  return (
    <ChoiceBar
      label={t('blocks.align')}
      value={(value ?? usual) as 'left'}
      onChange={align => onChange({ align })}
      options={aligns.map(([id, Icon, label]) => ({
        id: id as 'left',
        label: t(label),
        icon: <Icon size={15} aria-hidden />,
      }))}
    />
  )
}

type PictureProps = { block: { image_id: string; url: string; alt: string }; onChange: Change }

export function PictureFields({ block, onChange }: PictureProps) {
  const { t } = useMessages()
  const site_id = useSiteId()
  return (
    <>
      <ImagePicker
        site_id={site_id}
        label={t('blocks.picture')}
        value={block.image_id || undefined}
        onChange={image => onChange({ image_id: image?.id ?? '', ...(image && { url: '' }) })}
      />
      {!block.image_id && (
        <TextField
          label={t('blocks.picture_url')}
          isRequired
          maxLength={constraints.ImageBlock.url.maxLength}
          value={block.url}
          onChange={url => onChange({ url: url.trim() }, 'url')}
        />
      )}
      <LineField
        label={t('blocks.alt')}
        description={t('blocks.alt_note')}
        value={block.alt}
        field="alt"
        onChange={onChange}
      />
    </>
  )
}
