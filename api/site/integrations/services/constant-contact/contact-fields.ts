/** Fields of Constant Contact: those that every contact has, and an account's custom ones. */

import { toObject, toText } from '../call.ts'
import { serviceLimits } from '../limits.ts'
import type { ContactChange, FieldValue, NewServiceField, ServiceField, ServiceFieldType } from '../service-client.ts'
import { type ConstantContactParts, callConstantContact, readAll } from './requests.ts'

const FIELDS_PER_PAGE = 100

const standard = (id: string, name: string, type: ServiceFieldType, length_max: number | null): ServiceField => ({
  id,
  name,
  type,
  length_max,
  options: [],
  is_required: false,
})

export const STANDARD_FIELDS: readonly ServiceField[] = [
  standard('first_name', 'First name', 'text', serviceLimits.constant_contact_name_length_max),
  standard('last_name', 'Last name', 'text', serviceLimits.constant_contact_name_length_max),
  standard('job_title', 'Job title', 'text', serviceLimits.constant_contact_name_length_max),
  standard('company_name', 'Company', 'text', serviceLimits.constant_contact_name_length_max),
  standard('phone_number', 'Phone', 'phone', serviceLimits.constant_contact_phone_length_max),
  standard('birthday', 'Birthday', 'birthday', null),
  standard('anniversary', 'Anniversary', 'date', null),
]
const standardIds = new Set(STANDARD_FIELDS.map(({ id }) => id))

const READ_TYPES: Readonly<Record<string, ServiceFieldType>> = {
  string: 'text',
  text_area: 'text',
  number: 'number',
  currency: 'number',
  date: 'date',
  datetime: 'datetime',
  boolean: 'boolean',
  single_select: 'choice',
  multi_select: 'choices',
}
/** Choices are kept as text, which takes every one. */
const WRITTEN_TYPES: Partial<Record<ServiceFieldType, string>> = {
  number: 'number',
  date: 'date',
  datetime: 'datetime',
  boolean: 'boolean',
}

const toField = (given: unknown): ServiceField => {
  const field = toObject(given)
  const type = READ_TYPES[toText(field.type)] ?? 'text'
  const length_max = type === 'text' ? serviceLimits.constant_contact_value_length_max : null
  return {
    id: toText(field.custom_field_id),
    name: toText(field.label),
    type,
    options: [],
    length_max,
    is_required: false,
  }
}

const readCustomRows = (parts: ConstantContactParts) =>
  readAll(parts, '/contact_custom_fields', { limit: FIELDS_PER_PAGE }, 'custom_fields')

export const readFields = async (parts: ConstantContactParts): Promise<ServiceField[]> => [
  ...STANDARD_FIELDS,
  ...(await readCustomRows(parts)).map(toField),
]

/** An import names custom fields by their names, everything else by ids. */
export const readCustomNames = async (parts: ConstantContactParts): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await readCustomRows(parts)).map(row => [toText(row.custom_field_id), toText(row.name) || toText(row.label)]),
  )

export async function createField(parts: ConstantContactParts, { name, type }: NewServiceField): Promise<ServiceField> {
  const body = {
    label: name.slice(0, serviceLimits.constant_contact_name_length_max),
    type: WRITTEN_TYPES[type] ?? 'string',
  }
  const path = '/contact_custom_fields'
  return toField((await callConstantContact(parts, { method: 'POST', path, body, scope: 'account' })).json)
}

export const toValueText = (value: Exclude<FieldValue, null>): string =>
  typeof value === 'object' ? value.join(', ') : String(value)

/** `05/17` as month and day. */
export function splitBirthday(value: FieldValue): { birthday_month?: number; birthday_day?: number } {
  const [, month, day] = /^(\d{1,2})\/(\d{1,2})$/.exec(String(value)) ?? []
  return month && day ? { birthday_month: Number(month), birthday_day: Number(day) } : {}
}

export interface SplitFields {
  standard: Readonly<Record<string, FieldValue>>
  custom: Readonly<Record<string, FieldValue>>
}

export function splitFields(fields: ContactChange['fields']): SplitFields {
  const entries = Object.entries(fields)
  return {
    standard: Object.fromEntries(entries.filter(([id]) => standardIds.has(id))),
    custom: Object.fromEntries(entries.filter(([id]) => !standardIds.has(id))),
  }
}
