/** Finding an option of a dropdown in what other features store: filters, steps of journeys, texts of templates. Pure. */
import type { FieldOption } from '../../../platform/features/field-option.ts'

const isSame = (one: unknown, option: string): boolean =>
  typeof one === 'string' && one.normalize('NFC') === option.normalize('NFC')

const holds = (value: unknown, option: string): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(inner => holds(inner, option))
    : isSame(value, option)

/** Whether an object within the document names the field, by its id or as filters do, and the option beside or below that. */
export function namesOption(document: unknown, { field_id, field_name, option }: FieldOption): boolean {
  if (typeof document !== 'object' || document === null) return false
  const inner = Object.values(document)
  const isOfField = inner.some(value => value === field_id || value === `custom_fields.${field_name}`)
  if (isOfField && inner.some(value => holds(value, option))) return true
  return inner.some(value => namesOption(value, { field_id, field_name, option }))
}

/** Whether a text that prints or asks for the field has the option in quotes, as conditions do. */
export const quotesOption = (text: string, { field_name, option }: FieldOption): boolean =>
  text.includes(`lead.custom.${field_name}`) && (text.includes(`"${option}"`) || text.includes(`'${option}'`))
