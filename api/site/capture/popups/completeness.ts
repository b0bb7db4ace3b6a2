/** What a design lacks before it can be published, as pointers into the popup. Pure. */
import { type PopupType, positionsOf } from './appearance.ts'
import type { Design } from './design.ts'

export interface Missing {
  pointer: string
  code: string
}

/** What a design may refer to: names of fields, ids of tags, audiences and images. */
export interface Known {
  field_names: ReadonlySet<string>
  ids: ReadonlySet<string>
}

const isEmpty = (text: string): boolean => text.trim() === ''

/** Every type shows a heading or a text, leads somewhere or asks for an address, and thanks. */
export function missingParts(design: Design, known: Known): Missing[] {
  const { content, form } = design
  const missing: Missing[] = []
  const lacks = (pointer: string, code: string) => missing.push({ pointer, code })
  if (isEmpty(content.heading) && isEmpty(content.text)) lacks('/content/heading', 'heading_or_text_missing')
  if (isEmpty(content.thank_you_heading) && isEmpty(content.thank_you_text)) {
    lacks('/content/thank_you_heading', 'thank_you_missing')
  }
  // A popup with no field at all may be one whose button leads somewhere.
  const leads = form.fields.length === 0 && content.button_url !== ''
  if (!leads && !form.fields.some(field => field.name === 'email')) lacks('/form/fields', 'email_field_missing')
  if (leads && isEmpty(content.button_text)) lacks('/content/button_text', 'button_text_missing')
  if (form.consent.kind !== 'none' && isEmpty(form.consent.text)) lacks('/form/consent/text', 'required')
  return [...missing, ...unknownReferences(design, known)]
}

function unknownReferences({ form, visitor_rules, style, variants }: Design, known: Known): Missing[] {
  const asked = [
    ...form.tag_ids.map((id, i) => [`/form/tag_ids/${i}`, id] as const),
    ...form.audience_ids.map((id, i) => [`/form/audience_ids/${i}`, id] as const),
    ...visitor_rules.flatMap(({ field, values = [] }, i) =>
      field === 'tag' ? values.map((id, j) => [`/visitor_rules/${i}/values/${j}`, id] as const) : [],
    ),
    ...[style, ...variants.map(variant => variant.style)].map((look, i) => {
      const pointer = i === 0 ? '/style' : `/variants/${i - 1}/style`
      return [`${pointer}/background_image_id`, look?.background_image_id ?? ''] as const
    }),
  ]
  return [
    ...form.fields.flatMap(({ name }, i) => (known.field_names.has(name) ? [] : [`/form/fields/${i}/name`])),
    ...asked.flatMap(([pointer, id]) => (id === '' || known.ids.has(id) ? [] : [pointer])),
  ].map(pointer => ({ pointer, code: 'unknown_reference' }))
}

/** The ids that a design refers to, by kind. */
export const referencesOf = ({ form, visitor_rules, style, variants }: Design) => ({
  tag_ids: [...form.tag_ids, ...visitor_rules.flatMap(({ field, values }) => (field === 'tag' ? (values ?? []) : []))],
  audience_ids: form.audience_ids,
  image_ids: [style.background_image_id, ...variants.map(variant => variant.style?.background_image_id ?? '')].filter(
    id => id !== '',
  ),
})

/** What no popup of this type can have, published or not. */
export function wrongParts(type: PopupType, design: Pick<Design, 'position' | 'variants'>): Missing[] {
  const misplaced = (position: Design['position'] | undefined) =>
    position !== undefined && !positionsOf[type].includes(position)
  return [
    ...(misplaced(design.position) ? ['/position'] : []),
    ...design.variants.flatMap(({ position }, i) => (misplaced(position) ? [`/variants/${i}/position`] : [])),
  ].map(pointer => ({ pointer, code: 'position_not_for_type' }))
}
