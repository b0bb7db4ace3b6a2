/** Values of custom fields: validation and storage format of each type. No database here. */

import { isPhone } from '../../../platform/schemas/schemas.ts'
import { foldCase } from '../../../platform/texts/fold.ts'
import { tidyDigits, tidyPhone, tidyText } from '../../../platform/texts/typed-text.ts'
import { customFieldLimits } from './limits.ts'
import type { fieldTypes } from './table.ts'

export type FieldType = (typeof fieldTypes)[number]
export type FieldValue = string | number | boolean
export type ParsedValue =
  | { ok: true; value: FieldValue | null }
  | { ok: false; code: string; values?: Record<string, string | number> }

/** Passwords are not stored, only that one was given. */
export const given_password = '********'

const no = (code: string, values?: Record<string, string | number>): ParsedValue => ({
  ok: false,
  code,
  ...(values && { values }),
})

/** From the text as it was typed or pasted. Texts, what pages hide, and passwords stay as they are. */
const tidyByType: Partial<Record<FieldType, (text: string) => string>> = {
  ...{ dropdown: tidyText, website: tidyText, checkbox: tidyText },
  ...{ phone: tidyPhone, number: tidyDigits, date: tidyDigits },
}

/** The value parsed by its type; null if empty. */
export function parseFieldValue(field: { type: FieldType; options: readonly string[] }, typed: unknown): ParsedValue {
  const given = typeof typed === 'string' ? (tidyByType[field.type]?.(typed) ?? typed) : typed
  if (given === null || given === '') return { ok: true, value: null }
  switch (field.type) {
    case 'number':
      return parseNumber(given)
    case 'checkbox':
      return parseCheckbox(given)
    case 'date':
      return typeof given === 'string' && dateToMs(given) !== null ? { ok: true, value: given } : no('date_invalid')
    default:
      return typeof given === 'string' ? parseText(field, given) : no('type', { expected: 'string' })
  }
}

function parseText(field: { type: FieldType; options: readonly string[] }, given: string): ParsedValue {
  if (!given.isWellFormed() || given.includes('\0')) return no('text_characters')
  if (given.length > customFieldLimits.custom_value_characters_max) {
    return no('too_long', { maximum: customFieldLimits.custom_value_characters_max })
  }
  if (field.type === 'password') return { ok: true, value: given_password }
  const value = given.trim()
  if (value === '') return { ok: true, value: null }
  if (field.type === 'dropdown') {
    // The same text may be encoded in two ways (Unicode); the option's own form is stored.
    const option = field.options.find(one => tidyText(one) === value)
    return option === undefined
      ? no('not_allowed_value', { values: field.options.join(', ') })
      : { ok: true, value: option }
  }
  if (field.type === 'website') {
    const url = withScheme(value)
    return isWebsite(url) ? { ok: true, value: url } : no('url_invalid')
  }
  if (field.type === 'phone' && !isPhone(value)) return no('phone_invalid')
  return { ok: true, value }
}

function parseNumber(given: unknown): ParsedValue {
  const value = typeof given === 'string' && /^\s*-?\d{1,15}(\.\d{1,10})?\s*$/.test(given) ? Number(given) : given
  if (typeof value !== 'number' || !Number.isFinite(value)) return no('type', { expected: 'number' })
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER) return no('too_big', { maximum: Number.MAX_SAFE_INTEGER })
  return { ok: true, value: value === 0 ? 0 : value }
}

function parseCheckbox(given: unknown): ParsedValue {
  if (given === true || given === 'true') return { ok: true, value: true }
  if (given === false || given === 'false') return { ok: true, value: false }
  return no('type', { expected: 'boolean' })
}

/** People write `www.example.com`. */
const withScheme = (value: string): string =>
  /^[\p{L}\p{N}][\p{L}\p{N}-]*(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u.test(value)
    ? `https://${value}`
    : value

function isWebsite(value: string): boolean {
  if (!/^https?:\/\/[^\s]+$/i.test(value)) return false
  const url = URL.parse(value)
  return url !== null && (url.hostname.includes('.') || url.hostname === 'localhost')
}

/** Midnight UTC of a calendar date `YYYY-MM-DD`; null for anything else. */
export function dateToMs(value: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return null
  const at = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value) ? at : null
}

export interface StoredValue {
  text: string | null
  text_key: string | null
  number: number | null
}

/** The columns of a value that `parseFieldValue` has let through. */
export function toStored(type: FieldType, value: FieldValue): StoredValue {
  if (type === 'date') return { text: null, text_key: null, number: dateToMs(String(value)) }
  if (typeof value === 'string') return { text: value, text_key: foldCase(value), number: null }
  return { text: null, text_key: null, number: Number(value) }
}

/** The value as it travels. */
export function fromStored(type: FieldType, row: { text: string | null; number: number | null }): FieldValue {
  if (type === 'checkbox') return row.number === 1
  if (type === 'date') return new Date(row.number ?? 0).toISOString().slice(0, 10)
  return row.text ?? row.number ?? ''
}
