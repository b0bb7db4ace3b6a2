/** What a design still lacks before it can be published, as pointers into the popup. Pure. */
import { type PopupType, positionsOf } from './appearance.ts'
import type { Design } from './design.ts'

export interface MissingPart {
  pointer: string
  code: string
}

/** What a design may refer to: names of fields, ids of tags, audiences and images. */
export interface SiteReferences {
  field_names: ReadonlySet<string>
  ids: ReadonlySet<string>
  /** Of audiences that nobody is put on. */
  dynamic_ids?: ReadonlySet<string>
}

const isEmpty = (text: string): boolean => text.trim() === ''

/**
 * Every type shows a heading or a text, leads somewhere or asks for an address, and thanks: so does each of its
 * variants.
 */
export function missingParts(design: Design, known: SiteReferences): MissingPart[] {
  const { content, form, variants } = design
  const own = missingContent(content, form)
  const consent = form.consent.type !== 'none' && isEmpty(form.consent.text)
  return [
    ...own.map(({ name, code }) => ({ pointer: name === 'button_url' ? '/form/fields' : `/content/${name}`, code })),
    ...(consent ? [{ pointer: '/form/consent/text', code: 'required' }] : []),
    ...variants.flatMap((variant, i) =>
      missingContent({ ...content, ...variant.content }, form)
        .filter(({ code }) => !own.some(lack => lack.code === code))
        .map(({ name, code }) => ({ pointer: `/variants/${i}/content/${name}`, code })),
    ),
    ...unknownReferences(design, known),
    ...form.audience_ids.flatMap((id, i) =>
      known.dynamic_ids?.has(id) ? [{ pointer: `/form/audience_ids/${i}`, code: 'audience_dynamic' }] : [],
    ),
  ]
}

interface Lack {
  name: keyof Design['content']
  code: string
}

function missingContent(content: Design['content'], form: Design['form']): Lack[] {
  const missing: Lack[] = []
  if (isEmpty(content.heading) && isEmpty(content.text)) {
    missing.push({ name: 'heading', code: 'heading_or_text_missing' })
  }
  if (isEmpty(content.thank_you_heading) && isEmpty(content.thank_you_text)) {
    missing.push({ name: 'thank_you_heading', code: 'thank_you_missing' })
  }
  // A popup with no field at all may be one whose button leads somewhere.
  const leads = form.fields.length === 0 && content.button_url !== ''
  if (!leads && !form.fields.some(field => field.name === 'email')) {
    missing.push({ name: 'button_url', code: 'email_field_missing' })
  }
  if (leads && isEmpty(content.button_text)) missing.push({ name: 'button_text', code: 'button_text_missing' })
  return missing
}

/** Images of options, with their places. */
const optionImages = ({ fields }: Design['form']) =>
  fields.flatMap(({ image_ids = [] }, i) => image_ids.map((id, j) => [`/form/fields/${i}/image_ids/${j}`, id] as const))

function unknownReferences({ form, visitor_rules, style, variants }: Design, known: SiteReferences): MissingPart[] {
  const asked = [
    ...optionImages(form),
    ...form.tag_ids.map((id, i) => [`/form/tag_ids/${i}`, id] as const),
    ...form.audience_ids.map((id, i) => [`/form/audience_ids/${i}`, id] as const),
    ...visitor_rules.flatMap(({ field, values = [] }, i) =>
      field === 'tag' ? values.map((id, j) => [`/visitor_rules/${i}/values/${j}`, id] as const) : [],
    ),
    ...[style, ...variants.map(variant => variant.style)].map((look, i) => {
      const pointer = i === 0 ? '/style' : `/variants/${i - 1}/style`
      return [`${pointer}/image_id`, look?.image_id ?? ''] as const
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
  image_ids: [
    style.image_id,
    ...variants.map(variant => variant.style?.image_id ?? ''),
    ...optionImages(form).map(([, id]) => id),
  ].filter(id => id !== ''),
})

/** What no popup of this type can have, published or not. */
export function wrongParts(type: PopupType, design: Pick<Design, 'position' | 'variants'>): MissingPart[] {
  const misplaced = (position: Design['position'] | undefined) =>
    position !== undefined && !positionsOf[type].includes(position)
  return [
    ...(misplaced(design.position) ? ['/position'] : []),
    ...design.variants.flatMap(({ position }, i) => (misplaced(position) ? [`/variants/${i}/position`] : [])),
  ].map(pointer => ({ pointer, code: 'position_not_for_type' }))
}
