/** Says what is wrong with one answer, with the browser's own meaning of required, e-mail, number and date. Pure. */
import type { MessageKey } from '../messages/catalogue.ts'
import type { FieldType } from '../wire.ts'

/** One answer as it was read from its element; `bad_input` is the browser's word for text it could not read. */
export type Answer = { type: FieldType; required: boolean; text: string; ticked: boolean; bad_input: boolean }

// The pattern of the HTML standard, and at least one dot in the domain: nobody's lead lives at a bare host name.
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i

/** People type `example.com`; an address needs its scheme. */
export const withScheme = (text: string): string => (/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`)

const isWebsite = (text: string): boolean => {
  try {
    const { protocol, hostname } = new URL(withScheme(text))
    return /^https?:$/.test(protocol) && /[^.]\.[^.]/.test(hostname)
  } catch {
    return false
  }
}

const isPhone = (text: string): boolean => {
  const digits = text.replace(/\D/g, '').length
  return digits >= 5 && digits <= 20 && /^[+\d(][\d\s()./x#-]*$/i.test(text)
}

/** The key of the message that belongs at this field, or nothing when the answer will do. */
export function check({ type, required, text, ticked, bad_input }: Answer): MessageKey | undefined {
  if (type === 'hidden') return undefined
  if (type === 'checkbox') return required && !ticked ? 'required_tick' : undefined
  if (bad_input) return type === 'date' ? 'date_invalid' : 'number_invalid'
  const value = text.trim()
  if (!value) return required ? (type === 'dropdown' ? 'required_choice' : 'required') : undefined
  if (type === 'email' && !EMAIL.test(value)) return 'email_invalid'
  if (type === 'website' && !isWebsite(value)) return 'website_invalid'
  if (type === 'phone' && !isPhone(value)) return 'phone_invalid'
  if (type === 'number' && !Number.isFinite(Number(value))) return 'number_invalid'
  return undefined
}
