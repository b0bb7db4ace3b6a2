/** Detects the encoding of a text by its bytes. Pure. */
import { isUtf8 } from 'node:buffer'
import { importLimits } from '../limits.ts'
import { decodeCodePage, isCodePage } from './code-pages.ts'
import { likeliest, single_byte } from './letters.ts'

export const encodings = ['utf-8', 'utf-16le', 'utf-16be', ...single_byte] as const
export type Encoding = (typeof encodings)[number]

/** `head` is the beginning; `words` reads the whole file, and is asked only where nothing else decides. */
export function encodingOf(head: Uint8Array, words: () => readonly string[] | 'utf-8'): Encoding {
  const marked = markOf(head)
  if (marked) return marked
  let [even, odd] = [0, 0]
  for (let at = 0; at + 1 < head.length; at += 2) {
    if (head[at] === 0) even += 1
    if (head[at + 1] === 0) odd += 1
  }
  const pairs = Math.floor(head.length / 2)
  const { import_zeros_share_min: share, import_zeros_ratio_min: ratio } = importLimits
  if (pairs > 0 && odd / pairs >= share && odd > even * ratio) return 'utf-16le'
  if (pairs > 0 && even / pairs >= share && even > odd * ratio) return 'utf-16be'
  const found = words()
  return found === 'utf-8' || isMostlyUtf8(found) ? 'utf-8' : likeliest(found)
}

/** Words of UTF-8 are hardly ever words of another encoding, so that some broken ones do not count. */
export function isMostlyUtf8(words: readonly string[]): boolean {
  const whole = words.filter(word => isUtf8(Buffer.from(word, 'latin1'))).length
  return whole > 0 && whole / words.length >= importLimits.import_utf8_share_min
}

/** Decodes pieces of a text, which may split a character. */
export function createDecoder(encoding: Encoding): (piece?: Uint8Array) => string {
  if (isCodePage(encoding)) return piece => (piece ? decodeCodePage(encoding, piece) : '')
  const decoder = new TextDecoder(encoding)
  return piece => (piece ? decoder.decode(piece, { stream: true }) : decoder.decode())
}

const isWordByte = (byte: number): boolean =>
  byte >= 0x80 || (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x30 && byte <= 0x39)

/** The distinct words with a byte beyond ASCII, each as Latin-1, and whether all bytes are UTF-8. */
export class WordsOfFile {
  readonly #words = new Set<string>()
  readonly #isUtf8 = utf8Check()
  #all_utf8 = true
  #rest: Uint8Array = new Uint8Array()

  /** A word that the end of a piece may split waits for the next one. */
  add(piece: Uint8Array): void {
    this.#all_utf8 &&= this.#isUtf8(piece)
    if (this.#words.size >= importLimits.import_words_max) return
    const bytes = this.#rest.length === 0 ? piece : Buffer.concat([this.#rest, piece])
    let end = bytes.length
    while (end > 0 && bytes.length - end < importLimits.import_word_bytes_max && isWordByte(bytes[end - 1] ?? 0))
      end -= 1
    this.#take(bytes.subarray(0, end))
    this.#rest = Buffer.from(bytes.subarray(end))
  }

  #take(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; at++) {
      if ((bytes[at] ?? 0) < 0x80) continue
      let [begin, end] = [at, at + 1]
      while (begin > 0 && at - begin < importLimits.import_word_bytes_max && isWordByte(bytes[begin - 1] ?? 0))
        begin -= 1
      while (end < bytes.length && end - at < importLimits.import_word_bytes_max && isWordByte(bytes[end] ?? 0))
        end += 1
      this.#words.add(Buffer.from(bytes.subarray(begin, end)).toString('latin1'))
      if (this.#words.size >= importLimits.import_words_max) return
      at = end - 1
    }
  }

  end(): readonly string[] | 'utf-8' {
    if (this.#all_utf8) return 'utf-8'
    this.#take(this.#rest)
    return [...this.#words]
  }
}

/** By the byte order mark. */
function markOf(head: Uint8Array): Encoding | undefined {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8'
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  return undefined
}

/** Checks chunks for UTF-8; a character may be split between chunks. */
function utf8Check(): (piece: Uint8Array) => boolean {
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
