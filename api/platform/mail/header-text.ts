/**
 * Text inside mail headers: whatever goes in, exactly one header comes out, readable in any script. Which headers a
 * message carries is decided in message.ts.
 */
import { wireAddress } from '../schemas/address.ts'

export const HEADER_TEXT_CHARACTERS_MAX = 1_000
const PLAIN_LINE_MAX = 60
const ENCODED_WORD_OCTETS = 45

// Built from code points, so that the source has no control characters.
const control = new RegExp(`[${span(0, 0x1f)}${span(0x7f, 0x9f)}${span(0x2028, 0x2029)}]+`, 'gu')

function span(from: number, to: number): string {
  return `\\u{${from.toString(16)}}-\\u{${to.toString(16)}}`
}

/** Whether a name or subject may be stored as it is: no line break, NUL, other control character, lone surrogate. */
export function isHeaderSafe(text: string): boolean {
  control.lastIndex = 0
  return text.isWellFormed() && !control.test(text)
}

/** The text with control characters and line breaks turned into single spaces. */
export function headerSafe(text: string): string {
  return text.toWellFormed().replace(control, ' ').trim()
}

/** The value of an unstructured header (Subject), encoded and folded where it must be. */
export function encodeText(text: string): string {
  const safe = headerSafe(text.slice(0, HEADER_TEXT_CHARACTERS_MAX))
  return isPlain(safe) ? safe : encodedWords(safe)
}

/** `Name <address>` for From, To and Reply-To; throws on an address outside the grammar. */
export function encodeMailbox(mailbox: { name?: string | undefined; address: string }): string {
  const address = wireAddress(mailbox.address)
  if (!address) throw new Error('The address of a mailbox is not valid')
  const name = headerSafe((mailbox.name ?? '').slice(0, HEADER_TEXT_CHARACTERS_MAX))
  if (!name) return address
  if (!isPlain(name)) return `${encodedWords(name)}\r\n <${address}>`
  return /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~ -]+$/.test(name)
    ? `${name} <${address}>`
    : `"${name.replace(/["\\]/g, '\\$&')}" <${address}>`
}

function isPlain(text: string): boolean {
  return text.length <= PLAIN_LINE_MAX && /^[\x20-\x7e]*$/.test(text) && !text.includes('=?') && !text.includes('  ')
}

function encodedWords(text: string): string {
  const words: string[] = []
  let chunk = ''
  let octets = 0
  for (const character of text) {
    const size = Buffer.byteLength(character)
    if (octets + size > ENCODED_WORD_OCTETS) {
      words.push(chunk)
      chunk = ''
      octets = 0
    }
    chunk += character
    octets += size
  }
  words.push(chunk)
  return words.map(word => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join('\r\n ')
}
