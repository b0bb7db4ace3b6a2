/** Fields of leads that can be mapped, which fields of services take their values, and how values travel. */
import type { Handle } from '../../../platform/database/handle.ts'
import { type Locale, messageOf } from '../../../platform/texts/messages/messages.ts'
import { type FieldRow, fieldsOfSite } from '../../contacts/custom-fields/rules.ts'
import { type OwnField, ownField, ownFieldNames } from '../../contacts/lead-records/fields.ts'
import type { FieldValue, NewServiceField, ServiceField, ServiceFieldType } from '../services/rules.ts'
import type { MappedField } from './table.ts'

type Kind = 'text' | 'number' | 'date' | 'boolean' | 'choice' | 'phone' | 'url'

export interface LeadField {
  /** A name, or the id of a custom field. */
  id: string
  label: string
  kind: Kind
  options: readonly string[]
  /** The custom field that it is. */
  custom?: FieldRow
}

const KINDS: Partial<Record<FieldRow['type'], Kind>> = {
  text: 'text',
  textarea: 'text',
  hidden: 'text',
  number: 'number',
  checkbox: 'boolean',
  date: 'date',
  dropdown: 'choice',
  website: 'url',
  phone: 'phone',
}

/** A password leaves nobody's site. */
function toCustomField(row: FieldRow): LeadField[] {
  const kind = KINDS[row.type]
  return kind ? [{ id: row.id, label: row.label, kind, options: row.options, custom: row }] : []
}

function toOwnField(name: OwnField, locale: Locale): LeadField {
  const { type: kind, form, values = [] } = ownField(name)
  const own: Kind = form === 'phone' ? 'phone' : kind
  return { id: name, label: messageOf(locale, `lead_field.${name}`), kind: own, options: [...values] }
}

export async function loadLeadFields(db: Handle<'site'>, locale: Locale = 'en'): Promise<LeadField[]> {
  const custom = (await fieldsOfSite(db)).filter(row => row.deleted_at === null).flatMap(toCustomField)
  return [...ownFieldNames.map(name => toOwnField(name, locale)), ...custom]
}

const TAKEN: Readonly<Record<ServiceFieldType, readonly Kind[]>> = {
  text: ['text', 'number', 'date', 'boolean', 'choice', 'phone', 'url'],
  number: ['number'],
  date: ['date'],
  datetime: ['date'],
  boolean: ['boolean'],
  choice: ['choice'],
  choices: ['choice'],
  phone: ['phone'],
  url: ['url'],
  // An address is given whole or not at all, a birthday without its year: no field of leads is either.
  address: [],
  birthday: [],
}

type Target = Pick<ServiceField, 'type' | 'options'>

/** Whether every value of the field is one of the other. */
export function fits({ kind, options }: LeadField, there: Target): boolean {
  if (!TAKEN[there.type].includes(kind)) return false
  const isChoice = there.type === 'choice' || there.type === 'choices'
  return !isChoice || there.options.length === 0 || options.every(one => there.options.includes(one))
}

const NAMES: Readonly<Partial<Record<OwnField, RegExp>>> = {
  first_name: /^(fname|first|first name|given name|nombre)$/,
  middle_name: /^(mname|middle|middle name)$/,
  last_name: /^(lname|last|last name|surname|family name|apellidos?)$/,
  phone: /^(phone|phone number|telephone|mobile|tel[eé]fono)$/,
  language: /^(language|idioma)$/,
  timezone: /^(time ?zone|zona horaria)$/,
}

const toWords = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim()

/** The field of leads that a field there is likely to be. */
export function suggestField(fields: readonly LeadField[], there: ServiceField): LeadField | undefined {
  const names = [there.id, there.name].map(toWords)
  const isSame = ({ id, label, custom }: LeadField) =>
    names.includes(toWords(label)) ||
    names.includes(toWords(custom?.name ?? id)) ||
    names.some(name => NAMES[id as OwnField]?.test(name) === true)
  return fields.find(field => isSame(field) && fits(field, there))
}

const NEW_TYPES: Readonly<Record<Kind, ServiceFieldType>> = {
  text: 'text',
  number: 'number',
  date: 'date',
  boolean: 'boolean',
  choice: 'choice',
  phone: 'phone',
  url: 'url',
}

export const toNewServiceField = ({ label, kind, options }: LeadField): NewServiceField => ({
  name: label,
  type: NEW_TYPES[kind],
  ...(kind === 'choice' && { options }),
})

/** The value as the service takes it. */
export function toServiceValue({ service_type }: Pick<MappedField, 'service_type'>, value: FieldValue): FieldValue {
  if (value === null || value === '') return null
  if (service_type === 'text' || service_type === 'phone' || service_type === 'url') return String(value)
  if (service_type === 'choices') return [String(value)]
  return value
}

/** The value that came from there, as the field of leads has it; undefined where it can have none of the kind. */
export function fromServiceValue(
  { kind, options }: Pick<LeadField, 'kind' | 'options'>,
  value: FieldValue | undefined,
): FieldValue | undefined {
  const given = Array.isArray(value) ? (value[0] ?? null) : ((value ?? null) as Exclude<FieldValue, readonly string[]>)
  if (given === null || given === '') return null
  const text = String(given).trim()
  switch (kind) {
    case 'number':
      return Number.isFinite(Number(text)) ? Number(text) : undefined
    case 'boolean':
      if (/^(true|1|yes|on|sí)$/i.test(text)) return true
      return /^(false|0|no|off)$/i.test(text) ? false : undefined
    case 'date':
      return toDate(text)
    case 'choice':
      return options.find(one => one.toLowerCase() === text.toLowerCase())
    default:
      return text
  }
}

/** `2027-03-14`, with a time behind it or not, or `03/14/2027`. */
function toDate(text: string): string | undefined {
  const [, iso] = /^(\d{4}-\d{2}-\d{2})(?:[T ]|$)/.exec(text) ?? []
  if (iso) return iso
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? []
  return month && day && year ? `${year}-${month}-${day}` : undefined
}
