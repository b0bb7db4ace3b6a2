/** How the choices of a field are shown: stars for a number; buttons or pictures for options, all in sight. */
import type { FormField } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { ImagePicker } from '../../../product/images/image-picker.tsx'
import { presentationsOf } from '../../../product/popups/preview/preview-popup.ts'
import type { CustomField } from '../../../product/popups/use-field-name.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { Select } from '../../../ui/select.tsx'

type PresentationProps = {
  field: FormField
  custom: CustomField | undefined
  onChange: (changes: Partial<FormField>) => void
}
type Presentation = NonNullable<FormField['presentation']>

export function FieldPresentation({ field, custom, onChange }: PresentationProps) {
  const { t } = useMessages()
  const possible = presentationsOf(custom?.type ?? '')
  if (!custom || possible.length === 0) return null
  const words: Record<Presentation, string> = {
    plain: t(custom.type === 'number' ? 'popup_editor.shown_number' : 'popup_editor.shown_list'),
    stars: t('popup_editor.shown_stars'),
    buttons: t('popup_editor.shown_buttons'),
    pictures: t('popup_editor.shown_pictures'),
  }
  return (
    <>
      <Select
        label={t('popup_editor.shown_as')}
        isRequired
        value={field.presentation ?? 'plain'}
        options={(['plain', ...possible] as const).map(id => ({ id, label: words[id] }))}
        onChange={id => onChange({ presentation: id === 'plain' ? undefined : (id as Presentation) })}
      />
      {field.presentation === 'pictures' && <Pictures field={field} options={custom.options} onChange={onChange} />}
    </>
  )
}

type PicturesProps = { field: FormField; options: string[]; onChange: (changes: Partial<FormField>) => void }

function Pictures({ field, options, onChange }: PicturesProps) {
  const { site_id } = useSite()
  const images = options.map((_, at) => field.image_ids?.[at] ?? '')
  return options.map((option, at) => (
    <ImagePicker
      key={option}
      site_id={site_id}
      label={option}
      value={images[at] || undefined}
      onChange={image => onChange({ image_ids: images.map((id, i) => (i === at ? (image?.id ?? '') : id)) })}
    />
  ))
}
