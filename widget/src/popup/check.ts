/** Validates one answer like the API, which decides. Pure. */
import type { MessageKey } from '../messages/catalog.ts'
import type { FieldType } from '../wire.ts'

/** One answer as it was read from its element; `bad_input` is the browser's word for text it could not read. */
export type Answer = {
  type: FieldType
  name?: string
  required: boolean
  text: string
  ticked: boolean
  bad_input: boolean
}

// By forbidden characters, since letters of any script are allowed and classes of all letters are slow to compile.
const EMAIL =
  /^[^\s@.,:;<>()[\]\\"]+(\.[^\s@.,:;<>()[\]\\"]+)*@(?!-)[^\s@.,:;<>()[\]\\"_]+(\.(?!-)[^\s@.,:;<>()[\]\\"_]+)+$/

const PERSON_NAME = /^[^\d!"#$%&()*+,/:;<=>?@[\\\]^_`{|}~]{1,100}$/

/** People type `example.com`; an address needs its scheme. */
export const withScheme = (text: string): string => (/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`)

const isWebsite = (text: string): boolean => {
  try {
    const { protocol, hostname } = new URL(withScheme(text))
    return !/\s/.test(text) && /^https?:$/.test(protocol) && /[^.]\.[^.]|^localhost$/.test(hostname)
  } catch {
    return false
  }
}

/** Digits of any script and no letters: the API, which decides, leaves out what nobody sees. */
const isPhone = (text: string): boolean => {
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0
  return text.length <= 40 && digits >= 3 && digits <= 20 && /^\P{L}+((x|ext)\P{L}+)?$/iu.test(text)
}

/** The key of the message that belongs at this field, or nothing when the answer will do. */
export function check({ type, name = '', required, text, ticked, bad_input }: Answer): MessageKey | undefined {
  if (type === 'checkbox') return required && !ticked ? 'required_tick' : undefined
  if (bad_input) return type === 'date' ? 'date_invalid' : 'number_invalid'
  const value = text.trim()
  if (!value) return required ? (type === 'dropdown' ? 'required_choice' : 'required') : undefined
  if (type === 'email' && (value.length > 254 || !EMAIL.test(value))) return 'email_invalid'
  if (type === 'website' && !isWebsite(value)) return 'website_invalid'
  if (type === 'phone' && !isPhone(value)) return 'phone_invalid'
  if (type === 'number' && !(Math.abs(Number(value)) <= Number.MAX_SAFE_INTEGER)) return 'number_invalid'
  if (/^(first|middle|last)_name$/.test(name) && !PERSON_NAME.test(value)) return 'name_invalid'
  return undefined
}
