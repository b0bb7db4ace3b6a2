/** Validates a visitor's answers against the compiled form: valid, refused, or only stored with the submission. Pure. */

import type { FieldError } from '../../platform/problem/problem.ts'
import { pointerOf } from '../../platform/problem/validation.ts'
import { parseAddress } from '../../platform/schemas/address.ts'
import { tidyText } from '../../platform/texts/typed-text.ts'
import type { LiveField, LivePopup } from '../../site/capture/popups/rules.ts'
import { type ParsedValue, parseFieldValue } from '../../site/contacts/custom-fields/rules.ts'
import { type FormField, isFormField, ownField, tidyOwn } from '../../site/contacts/lead-records/fields.ts'
import type { Values } from './contract.ts'

export interface Answers {
  email: string
  /** For the lead. */
  values: Values
  /** Values of removed or deleted fields: stored in the submission only. */
  former: Values
  errors: FieldError[]
}

/** The form that the answers came from. */
export type AskedForm = Pick<LivePopup, 'fields' | 'byName' | 'former'>

export function readAnswers(popup: AskedForm, given: Values): Answers {
  const answers: Answers = { email: '', values: {}, former: {}, errors: [] }
  for (const name of Object.keys(given)) {
    if (popup.byName.has(name)) continue
    const type = popup.former.get(name)
    if (type === undefined) answers.errors.push({ pointer: pointerOf(['values', name]), code: 'unknown_key' })
    else keepFormer(answers, name, type, given[name])
  }
  for (const field of popup.fields) {
    const value = Object.hasOwn(given, field.name) ? given[field.name] : undefined
    const parsed = value === undefined ? nothing : parse(field, value)
    const code = parsed.ok ? missingCode(field, parsed.value) : parsed.code
    if (code !== undefined) {
      const values = parsed.ok ? undefined : parsed.values
      answers.errors.push({ pointer: pointerOf(['values', field.name]), code, ...(values && { values }) })
    } else if (parsed.ok && parsed.value !== null) {
      if (field.name === 'email') answers.email = String(parsed.value)
      else answers.values[field.name] = parsed.value
    }
  }
  return answers
}

const nothing: ParsedValue = { ok: true, value: null }

const missingCode = (field: LiveField, value: unknown): 'required' | undefined =>
  field.required && (value === null || (field.type === 'checkbox' && value === false)) ? 'required' : undefined

function parse(field: LiveField, value: string | number | boolean): ParsedValue {
  if (field.name === 'email') return parseEmail(value)
  if (isFormField(field.name)) return parseOwn(value, field.name)
  return field.type === 'email'
    ? parseEmail(value)
    : parseFieldValue({ type: field.type, options: field.options ?? [] }, value)
}

function parseEmail(value: string | number | boolean): ParsedValue {
  if (typeof value === 'string' && value.trim() === '') return nothing
  const parsed = typeof value === 'string' ? parseAddress(tidyText(value)) : null
  return parsed ? { ok: true, value: parsed.address } : { ok: false, code: 'email_invalid' }
}

function parseOwn(value: string | number | boolean, name: FormField): ParsedValue {
  if (typeof value !== 'string') return { ok: false, code: 'type', values: { expected: 'string' } }
  const text = tidyOwn(name, value)
  if (text === '') return nothing
  const { refused } = ownField(name)
  return !refused || refused.unless(text) ? { ok: true, value: text } : { ok: false, code: refused.code }
}

/** Keeps the value of a field that no longer exists: it must only be storable, and passwords are never stored. */
function keepFormer(answers: Answers, name: string, type: string, value: string | number | boolean | undefined): void {
  if (value === undefined || value === '') return
  const textual = type === 'password' || typeof value === 'string' ? ('text' as const) : undefined
  const parsed: ParsedValue =
    textual === undefined
      ? { ok: true, value }
      : parseFieldValue({ type: type === 'password' ? 'password' : 'text', options: [] }, String(value))
  if (!parsed.ok) {
    const { code, values } = parsed
    answers.errors.push({ pointer: pointerOf(['values', name]), code, ...(values && { values }) })
  } else if (parsed.value !== null) answers.former[name] = parsed.value
}
