/** Reads the answers out of the form's elements, checks them, and makes the submission of them. */
import type { Say } from '../messages/catalogue.ts'
import type { Field, Popup, Submission, Value } from '../wire.ts'
import { CONSENT, CONSENT_ID, fieldId, TRAP_ID } from './card.tsx'
import { check, withScheme } from './check.ts'

type Entry = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const entryOf = (root: ShadowRoot, id: string): Entry | null => root.getElementById(id) as Entry | null

const ticked = (entry: Entry | null): boolean => !!entry && 'checked' in entry && entry.checked

/** The value on the wire, or nothing for an answer left empty. */
export function wireValue(field: Field, text: string, is_ticked: boolean): Value | undefined {
  if (field.type === 'checkbox') return is_ticked
  // A password is what was typed, spaces included.
  const value = field.type === 'password' ? text : text.trim()
  if (!value) return undefined
  if (field.type === 'number') return Number(value)
  return field.type === 'website' ? withScheme(value) : value
}

/** Hidden fields are filled from the query of the page's address. */
const hiddenText = (field: Field): string => new URLSearchParams(location.search).get(field.name) || ''

/** What is wrong, in the order of the form: field name (or `CONSENT`) to message. */
export function findErrors(root: ShadowRoot, { form }: Popup, say: Say): Map<string, string> {
  const errors = new Map<string, string>()
  form.fields.forEach((field, index) => {
    const entry = entryOf(root, fieldId(index))
    if (!entry) return
    const key = check({
      type: field.type,
      required: !!field.required,
      text: entry.value,
      ticked: ticked(entry),
      bad_input: entry.validity.badInput,
    })
    if (key) errors.set(field.name, say(key))
  })
  const { consent } = form
  if (consent?.kind === 'checkbox' && consent.required && !ticked(entryOf(root, CONSENT_ID))) {
    errors.set(CONSENT, say('consent_required'))
  }
  return errors
}

/** The submission as it goes over the wire. */
export function submissionOf(root: ShadowRoot, { form }: Popup, locale: string, shown_for_ms: number): Submission {
  const values: Record<string, Value> = {}
  form.fields.forEach((field, index) => {
    const entry = entryOf(root, fieldId(index))
    const value = wireValue(field, entry ? entry.value : hiddenText(field), ticked(entry))
    if (value !== undefined) values[field.name] = value
  })
  return {
    values,
    consent: form.consent?.kind === 'checkbox' ? ticked(entryOf(root, CONSENT_ID)) : undefined,
    page_url: location.href.slice(0, 2048),
    referrer: document.referrer.slice(0, 2048) || undefined,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    locale,
    shown_for_ms: Math.round(shown_for_ms),
    website: entryOf(root, TRAP_ID)?.value || '',
  }
}

/** The element that an error belongs to, for the focus. */
export const elementOf = (root: ShadowRoot, { form }: Popup, name: string | undefined): HTMLElement | null =>
  entryOf(root, name === CONSENT ? CONSENT_ID : fieldId(form.fields.findIndex(field => field.name === name)))
