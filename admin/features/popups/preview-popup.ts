/** From the draft to what the widget reads, as the public configuration would say it. Pure. */
import type { Draft } from './draft.ts'

export type CustomField = { name: string; label: string; type: string; options: string[] }

const ownTypes: Record<string, string> = {
  email: 'email',
  first_name: 'text',
  middle_name: 'text',
  last_name: 'text',
  phone: 'phone',
}

/** Names of the fields that every lead has, in the order in which forms usually ask. */
export const ownFieldNames = Object.keys(ownTypes)

/** The popup for the preview. Fields that the site does not know are left out, as they would be on a page. */
export function previewPopup(id: string, draft: Draft, custom: readonly CustomField[]) {
  const { name: _name, form, ...design } = draft
  const fields = form.fields.flatMap(field => {
    const known = custom.find(one => one.name === field.name)
    const type = Object.hasOwn(ownTypes, field.name) ? ownTypes[field.name] : known?.type
    if (type === undefined) return []
    return {
      name: field.name,
      type,
      label: field.label || known?.label || field.name,
      placeholder: field.placeholder ?? '',
      required: field.name === 'email' || (field.required ?? false),
      ...(type === 'dropdown' && { options: known?.options ?? [] }),
    }
  })
  const { consent } = form
  return {
    ...design,
    id,
    type: 'popup_box',
    created_at: '',
    form: { fields, ...(consent.kind !== 'none' && { consent }) },
  }
}
