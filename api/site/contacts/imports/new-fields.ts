/** Custom fields that an import may make for columns whose meaning is known, on sites that have none for it. Pure. */
import type { Locale } from '../../../platform/texts/messages/messages.ts'
import { customFieldLimits, type FieldRow } from '../custom-fields/rules.ts'
import type { Meaning } from './heads.ts'
import type { NewField } from './statuses.ts'

const made = {
  signed_up_on: { type: 'date', en: 'Signed up on', es: 'Fecha de alta' },
  city: { type: 'text', en: 'City', es: 'Ciudad' },
  region: { type: 'text', en: 'Region', es: 'Provincia' },
  country: { type: 'text', en: 'Country', es: 'País' },
  address: { type: 'text', en: 'Address', es: 'Dirección' },
  postal_code: { type: 'text', en: 'Postal code', es: 'Código postal' },
  company: { type: 'text', en: 'Company', es: 'Empresa' },
  job_title: { type: 'text', en: 'Job title', es: 'Cargo' },
  birthday: { type: 'date', en: 'Birthday', es: 'Fecha de nacimiento' },
  website: { type: 'website', en: 'Website', es: 'Sitio web' },
  notes: { type: 'textarea', en: 'Notes', es: 'Notas' },
} as const satisfies Partial<Record<Meaning, { type: NewField['type'] } & Record<Locale, string>>>

export type FieldOffer = { field: string; new_field: NewField }

/** By meaning; null where there is none, the name is taken, or the site has as many fields as it may. */
export function offeredField(meaning: Meaning, fields: readonly FieldRow[], locale: Locale): FieldOffer | null {
  if (!(meaning in made) || fields.length >= customFieldLimits.custom_fields_max) return null
  if (fields.some(({ name }) => name === meaning)) return null
  const { type, ...labels } = made[meaning as keyof typeof made]
  return { field: meaning, new_field: { type, label: labels[locale] } }
}

/** The field as it would be. */
export const unsavedField = ({ field: name, new_field }: FieldOffer): FieldRow => ({
  ...{ id: '', name, ...new_field, placeholder: '', options: [], required: false },
  ...{ position: 0, deleted_at: null, version: 1, created_at: 0, updated_at: 0 },
})
