/** Detects the encoding of a text by its bytes. Pure. */
import { isUtf8 } from 'node:buffer'
import { importLimits } from '../limits.ts'

export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const
export type Encoding = (typeof encodings)[number]

/** `head` is the beginning; `is_utf8` says whether the whole file is UTF-8 (asked only where nothing else decides). */
export function encodingOf(head: Uint8Array, is_utf8: () => boolean): Encoding {
  const marked = markOf(head)
  if (marked) return marked
  let [even, odd] = [0, 0]
  for (let at = 0; at + 1 < head.length; at += 2) {
    if (head[at] === 0) even += 1
    if (head[at + 1] === 0) odd += 1
  }
  const pairs = Math.floor(head.length / 2)
  if (pairs > 0 && odd / pairs >= importLimits.import_zeros_share_min && odd > even) return 'utf-16le'
  if (pairs > 0 && even / pairs >= importLimits.import_zeros_share_min && even > odd) return 'utf-16be'
  return is_utf8() ? 'utf-8' : 'windows-1252'
}

/** By the byte order mark. */
function markOf(head: Uint8Array): Encoding | undefined {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8'
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  return undefined
}

/** Checks chunks for UTF-8; a character may be split between chunks. */
export function utf8Check(): (piece: Uint8Array) => boolean {
  let rest: Uint8Array = new Uint8Array()
  return piece => {
    const all = rest.length === 0 ? piece : Buffer.concat([rest, piece])
    const end = wholeCharacters(all)
    rest = Buffer.from(all.subarray(end))
    return rest.length < 4 && isUtf8(all.subarray(0, end))
  }
}

/** The start of an incomplete last character; the end if there is none. */
function wholeCharacters(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte < 0x80) return bytes.length
    if (byte < 0xc0) continue
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2
    return length > back ? bytes.length - back : bytes.length
  }
  return bytes.length
}
