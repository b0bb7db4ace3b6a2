/**
 * Tells which line of which source a place in a built file comes from. It is packed so that it is looked up as it lies on the
 * disk: parsing a source map of 10 MB would hold everything up for a third of a second. `build.ts` writes one for each file.
 */
const column_span = 4_096
const line_span = 65_536
const word_bytes = 4
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

interface SourceMap {
  sources: readonly string[]
  mappings: string
}

/** The number of places, the places in their order, what each comes from, and the names of the sources. */
export function packSourceLines({ sources, mappings }: SourceMap): Buffer {
  const places: number[] = []
  const origins: number[] = []
  let source = 0
  let line = 0
  for (const [row, segments] of mappings.split(';').entries()) {
    let column = 0
    let before = -1
    for (const segment of segments === '' ? [] : segments.split(',')) {
      const [moved = 0, to_source, to_line] = readNumbers(segment)
      column += moved
      if (to_source === undefined || to_line === undefined) continue
      source += to_source
      line += to_line
      const origin = source * line_span + Math.min(line + 1, line_span - 1)
      if (origin === before) continue
      before = origin
      places.push(toPlace(row, column))
      origins.push(origin)
    }
  }
  const words = Buffer.from(Uint32Array.from([places.length, ...[places, origins].flat()]).buffer)
  return Buffer.concat([words, Buffer.from(JSON.stringify(sources))])
}

const toPlace = (row: number, column: number): number => row * column_span + Math.min(column, column_span - 1)

/** Base 64 VLQ, as source maps are written. */
function readNumbers(segment: string): number[] {
  const numbers: number[] = []
  let value = 0
  let shift = 0
  for (const letter of segment) {
    const digit = digits.indexOf(letter)
    value += (digit & 31) << shift
    shift += 5
    if (digit & 32) continue
    numbers.push(value & 1 ? -(value >>> 1) : value >>> 1)
    value = 0
    shift = 0
  }
  return numbers
}

/** Lines and columns are counted from 1, as in a stack; undefined for what comes from no source. */
export type FindSourceLine = (line: number, column: number) => { file: string; line: number } | undefined

export function readSourceLines(packed: Buffer): FindSourceLine {
  const count = packed.readUInt32LE(0)
  const sources: string[] = JSON.parse(packed.toString('utf8', (1 + 2 * count) * word_bytes))
  const wordAt = (index: number) => packed.readUInt32LE(index * word_bytes)
  return (line, column) => {
    const wanted = toPlace(line - 1, column - 1)
    let low = 0
    let high = count
    while (low < high) {
      const middle = (low + high) >>> 1
      if (wordAt(1 + middle) <= wanted) low = middle + 1
      else high = middle
    }
    if (low === 0 || Math.floor(wordAt(low) / column_span) !== line - 1) return undefined
    const origin = wordAt(count + low)
    const file = sources[Math.floor(origin / line_span)]
    return file === undefined ? undefined : { file, line: origin % line_span }
  }
}
