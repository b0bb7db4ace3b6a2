/** Fields that several sections of pages have. */
import { limits } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import type { Change } from '../../../product/blocks/change.ts'
import { LineField } from '../../../product/blocks/fields.tsx'
import { usePopupChoices } from '../../../product/filter/choices.ts'
import { ImageFocus } from '../../../product/images/image-focus.tsx'
import { ImagePicker } from '../../../product/images/image-picker.tsx'
import { useSiteId } from '../../../product/screens/use-view.ts'
import { ChoiceBar } from '../../../ui/choice-bar.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'

type Of<Block> = { block: Block; onChange: Change }

export function HeadingField({ block, onChange }: Of<{ heading: string }>) {
  const { t } = useMessages()
  return <LineField label={t('blocks.heading')} value={block.heading} field="heading" onChange={onChange} />
}

type ProseProps = { label: string; value: string; field: string; onChange: Change }

export function ProseField({ label, value, field, onChange }: ProseProps) {
  return (
    <TextArea
      label={label}
      isRequired
      maxLength={limits.block_text_characters_max}
      value={value}
      onChange={text => onChange({ [field]: text }, field)}
    />
  )
}

export function ImageFields({ block, onChange }: Of<{ image_id: string; alt: string }>) {
  const { t } = useMessages()
  const site_id = useSiteId()
  return (
    <>
      <ImagePicker
        site_id={site_id}
        label={t('blocks.picture')}
        value={block.image_id || undefined}
        onChange={image => onChange({ image_id: image?.id ?? '' })}
      />
      {block.image_id && <ImageFocus key={block.image_id} site_id={site_id} image_id={block.image_id} />}
      {block.image_id && (
        <LineField
          label={t('blocks.alt')}
          description={t('blocks.alt_note')}
          value={block.alt}
          field="alt"
          onChange={onChange}
        />
      )}
    </>
  )
}

export function ColumnsField({ block, onChange }: Of<{ columns?: number }>) {
  const { t } = useMessages()
  return (
    <ChoiceBar
      label={t('blocks.column_count')}
      value={String(block.columns ?? 3)}
      onChange={count => onChange({ columns: Number(count) })}
      options={Array.from({ length: limits.block_columns_max }, (_, i) => ({
        id: String(i + 1),
        label: String(i + 1),
      }))}
    />
  )
}

export function HeightField({ block, onChange }: Of<{ height_px: number }>) {
  const { t } = useMessages()
  return (
    <NumberField
      label={t('blocks.height')}
      minValue={100}
      maxValue={limits.page_frame_height_px_max}
      step={20}
      value={block.height_px}
      onChange={height_px => onChange({ height_px: Number.isNaN(height_px) ? 240 : height_px }, 'height')}
    />
  )
}

export function PopupField({ block, onChange }: Of<{ popup_id: string }>) {
  const { t } = useMessages()
  const popups = usePopupChoices(useSiteId())
  return (
    <Select
      label={t('page_blocks.popup')}
      description={t('page_blocks.popup_note')}
      isRequired
      value={block.popup_id}
      options={popups}
      onChange={popup_id => onChange({ popup_id })}
    />
  )
}
