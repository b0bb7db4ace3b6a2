/** The bytes of a page or a list as text, in the encoding that they are written in. Pure. */
import { textOf } from './content.ts'

const looked_at_bytes = 2_048
/** Of the answer, an element of the page, or the first line of XML. */
const names = [/charset\s*=\s*["']?([\w-]{2,40})/i, /<\?xml[^>]{0,200}\sencoding\s*=\s*["']([\w-]{2,40})/i]

/** By its first bytes, else as the answer or the page itself says that it is written. */
export function decoded(bytes: Buffer, type: string): string {
  const [first = 0, second = 0, third = 0] = bytes
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  if (hasMark) return clean(textOf(bytes) ?? '')
  // A tag begins it, half of whose letters are nothing.
  if (first === 0x3c && second === 0) return clean(new TextDecoder('utf-16le').decode(bytes))
  if (first === 0 && second === 0x3c) return clean(new TextDecoder('utf-16be').decode(bytes))
  if (first === 0xef && second === 0xbb && third === 0xbf) return clean(new TextDecoder().decode(bytes))
  const head = bytes.subarray(0, looked_at_bytes).toString('latin1')
  const charset = names.map(name => name.exec(type)?.[1] ?? name.exec(head)?.[1]).find(name => name !== undefined)
  try {
    // What can be read so far is not written in it.
    if (charset !== undefined && !/^utf-?16/i.test(charset)) return clean(new TextDecoder(charset).decode(bytes))
  } catch {
    // An encoding that nobody knows.
  }
  return clean(textOf(bytes) ?? bytes.toString('utf8'))
}

export const clean = (text: string): string => text.toWellFormed().replaceAll('\0', '')
