/** What a design lacks before it can be published, as pointers into the popup. Pure. */
import type { Design } from './design.ts'

export interface Missing {
  pointer: string
  code: string
}

/** What a design may refer to: names of fields, ids of tags and audiences. */
export interface Known {
  field_names: ReadonlySet<string>
  ids: ReadonlySet<string>
}

const isEmpty = (text: string): boolean => text.trim() === ''

export function missingParts({ content, form }: Design, known: Known): Missing[] {
  const missing: Missing[] = []
  const lacks = (pointer: string, code: string) => missing.push({ pointer, code })
  if (isEmpty(content.heading) && isEmpty(content.text)) lacks('/content/heading', 'heading_or_text_missing')
  if (isEmpty(content.thank_you_heading) && isEmpty(content.thank_you_text)) {
    lacks('/content/thank_you_heading', 'thank_you_missing')
  }
  if (!form.fields.some(field => field.name === 'email')) lacks('/form/fields', 'email_field_missing')
  if (form.consent.kind !== 'none' && isEmpty(form.consent.text)) lacks('/form/consent/text', 'required')
  form.fields.forEach((field, i) => {
    if (!known.field_names.has(field.name)) lacks(`/form/fields/${i}/name`, 'unknown_reference')
  })
  for (const list of ['tag_ids', 'audience_ids'] as const) {
    form[list].forEach((id, i) => {
      if (!known.ids.has(id)) lacks(`/form/${list}/${i}`, 'unknown_reference')
    })
  }
  return missing
}
