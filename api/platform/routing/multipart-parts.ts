/** Splits a multipart body into its parts as it comes. Only what may belong to a boundary line is held back. */

/** A part begins, by its lines before the content with the empty one behind them; its content comes in pieces. */
type PartPiece = { head: Buffer } | { content: Buffer }

/** What is no multipart body, or has too many parts. */
export class NotMultipart extends Error {}

const head_bytes_max = 16_384
/** Of a boundary line, behind the boundary. */
const spaces_max = 1_024
const line_end = Buffer.from('\r\n')
const head_end = Buffer.from('\r\n\r\n')

/** What stands at a boundary: the beginning of a part and how far it is, the end, nothing, or that is not to be known yet. */
type Boundary = number | 'end' | 'none' | 'open'

function boundaryAt(bytes: Buffer, after: number): Boundary {
  if (bytes.length < after + 2) return 'open'
  if (bytes[after] === 0x2d && bytes[after + 1] === 0x2d) return 'end'
  let at = after
  while (bytes[at] === 0x20 || bytes[at] === 0x09) at += 1
  if (at - after > spaces_max) return 'none'
  if (bytes.length < at + 2) return bytes.length === at || bytes[at] === 0x0d ? 'open' : 'none'
  return bytes.subarray(at, at + 2).equals(line_end) ? at + 2 : 'none'
}

export async function* readParts(
  body: AsyncIterable<Uint8Array>,
  mark: string,
  parts_max: number,
): AsyncGenerator<PartPiece> {
  const splitter = new Splitter(mark, parts_max)
  for await (const piece of body) {
    yield* splitter.take(piece)
    // What follows the last boundary says nothing.
    if (splitter.hasEnded) return
  }
  throw new NotMultipart()
}

class Splitter {
  readonly #separator: Buffer
  readonly #parts_max: number
  /** The first boundary is a line's beginning too. */
  #rest: Buffer = line_end
  #within: 'preamble' | 'head' | 'content' | 'end' = 'preamble'
  #parts = 0

  constructor(mark: string, parts_max: number) {
    this.#separator = Buffer.from(`\r\n--${mark}`)
    this.#parts_max = parts_max
  }

  get hasEnded(): boolean {
    return this.#within === 'end'
  }

  *take(piece: Uint8Array): Generator<PartPiece> {
    const bytes = Buffer.concat([this.#rest, piece])
    let from = 0
    for (let before = -1; from !== before && this.#within !== 'end'; ) {
      before = from
      from = this.#within === 'head' ? yield* this.#head(bytes, from) : yield* this.#content(bytes, from)
    }
    this.#rest = bytes.subarray(from)
  }

  *#head(bytes: Buffer, from: number): Generator<PartPiece, number> {
    const end = bytes.indexOf(head_end, from)
    if (end < 0 && bytes.length - from <= head_bytes_max) return from
    const head = bytes.subarray(from, end + head_end.length)
    if (end < 0 || head.length > head_bytes_max || head.includes(this.#separator)) throw new NotMultipart()
    yield { head }
    this.#within = 'content'
    return end + head_end.length
  }

  /** Up to the next boundary, or to where one may have begun; what is before the first part belongs to none. */
  *#content(bytes: Buffer, from: number): Generator<PartPiece, number> {
    for (let at = bytes.indexOf(this.#separator, from); at >= 0; at = bytes.indexOf(this.#separator, at + 1)) {
      const found = boundaryAt(bytes, at + this.#separator.length)
      if (found === 'none') continue
      yield* this.#contentOf(bytes.subarray(from, at))
      if (found === 'open') return at
      this.#next(found)
      return found === 'end' ? bytes.length : found
    }
    const safe = Math.max(from, bytes.length - this.#separator.length + 1)
    yield* this.#contentOf(bytes.subarray(from, safe))
    return safe
  }

  *#contentOf(content: Buffer): Generator<PartPiece> {
    if (this.#within === 'content' && content.length > 0) yield { content }
  }

  #next(found: number | 'end'): void {
    // The end of what has no part says as much as no end.
    if (found === 'end' && this.#within === 'preamble') throw new NotMultipart()
    this.#within = found === 'end' ? 'end' : 'head'
    if (found !== 'end') this.#parts += 1
    if (this.#parts > this.#parts_max) throw new NotMultipart()
  }
}
