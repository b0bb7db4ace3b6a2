/** Which characters a web font has: its `cmap` table, read out of WOFF2 or WOFF. Pure but for time: it unpacks. */
import { promisify } from 'node:util'
import { brotliDecompress, inflate } from 'node:zlib'

type Range = readonly [first: number, last: number]

const unbrotli = promisify(brotliDecompress)
const uninflate = promisify(inflate)
/** Larger ones, unpacked, are not read. */
const unpacking = { maxOutputLength: 40_000_000 }
const last_character = 0x10ffff

/** As in the descriptor `unicode-range` of CSS: `U+20-7E, U+A0`. Null where the bytes are not those of a font that can be read. */
export async function readUnicodeRange(bytes: Buffer): Promise<string | null> {
  try {
    const cmap = bytes.toString('latin1', 0, 4) === 'wOF2' ? await fromWoff2(bytes) : await fromWoff(bytes)
    const ranges = cmap && joined(readCmap(cmap))
    return ranges && ranges.length > 0 ? ranges.map(inCss).join(', ') : null
  } catch {
    return null
  }
}

const woff2_header = 48
const known_tags = 63
/** Of the tags that WOFF2 numbers, those that matter here. */
const tags = { cmap: 0, glyf: 10, loca: 11 } as const
const untransformed = 3

/** https://www.w3.org/TR/WOFF2/#table_dir_format: all tables lie in one stream, in the order of the directory. */
async function fromWoff2(bytes: Buffer): Promise<Buffer | undefined> {
  let at = woff2_header
  const number = (): number => {
    let value = 0
    for (let i = 0; i < 5; i++) {
      const byte = bytes.readUInt8(at++)
      value = value * 128 + (byte & 0x7f)
      if (byte < 0x80) break
    }
    return value
  }
  let start = 0
  let found: [start: number, end: number] | undefined
  for (let left = bytes.readUInt16BE(12); left > 0; left--) {
    const flags = bytes.readUInt8(at++)
    const [tag, version] = [flags & 0x3f, flags >> 6]
    const isCmap = tag === known_tags ? bytes.toString('latin1', at, at + 4) === 'cmap' : tag === tags.cmap
    if (tag === known_tags) at += 4
    const length = number()
    const isTransformed = tag === tags.glyf || tag === tags.loca ? version !== untransformed : version !== 0
    const stored = isTransformed ? number() : length
    if (isCmap) found = [start, start + stored]
    start += stored
  }
  if (!found) return undefined
  const packed = bytes.subarray(at, at + bytes.readUInt32BE(20))
  return (await unbrotli(packed, unpacking)).subarray(...found)
}

const woff_header = 44
const woff_entry = 20

async function fromWoff(bytes: Buffer): Promise<Buffer | undefined> {
  if (bytes.toString('latin1', 0, 4) !== 'wOFF') return undefined
  for (let i = 0; i < bytes.readUInt16BE(12); i++) {
    const entry = woff_header + i * woff_entry
    if (bytes.toString('latin1', entry, entry + 4) !== 'cmap') continue
    const [offset, packed, length] = [4, 8, 12].map(more => bytes.readUInt32BE(entry + more)) as [
      number,
      number,
      number,
    ]
    const table = bytes.subarray(offset, offset + packed)
    return packed < length ? uninflate(table, unpacking) : table
  }
  return undefined
}

/** The table of all of Unicode where there is one, else that of its first plane. */
function readCmap(cmap: Buffer): Range[] {
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) => cmap.subarray(cmap.readUInt32BE(8 + i * 8)))
  const of = (format: number) => subtables.find(table => table.readUInt16BE(0) === format)
  const [whole, plane] = [of(12), of(4)]
  return whole ? fromGroups(whole) : plane ? fromSegments(plane) : []
}

function fromGroups(table: Buffer): Range[] {
  return Array.from({ length: table.readUInt32BE(12) }, (_, i) => {
    const group = 16 + i * 12
    return [table.readUInt32BE(group), Math.min(table.readUInt32BE(group + 4), last_character)] as const
  })
}

function fromSegments(table: Buffer): Range[] {
  const bytes = table.readUInt16BE(6)
  const ends = 14
  const starts = ends + bytes + 2
  const [deltas, offsets] = [starts + bytes, starts + 2 * bytes]
  const ranges: Range[] = []
  for (let segment = 0; segment < bytes; segment += 2) {
    const [first, last] = [table.readUInt16BE(starts + segment), table.readUInt16BE(ends + segment)]
    const [delta, offset] = [table.readUInt16BE(deltas + segment), table.readUInt16BE(offsets + segment)]
    const glyphOf = (character: number): number => {
      if (offset === 0) return (character + delta) & 0xffff
      const at = offsets + segment + offset + 2 * (character - first)
      const glyph = at + 2 <= table.length ? table.readUInt16BE(at) : 0
      return glyph && (glyph + delta) & 0xffff
    }
    for (let character = first; character <= last && character < 0xffff; character++)
      if (glyphOf(character) !== 0) ranges.push([character, character])
  }
  return ranges
}

function joined(ranges: readonly Range[]): Range[] {
  const out: [number, number][] = []
  for (const [first, last] of [...ranges].sort(([a], [b]) => a - b)) {
    const before = out.at(-1)
    if (before && first <= before[1] + 1) before[1] = Math.max(before[1], last)
    else if (first <= last) out.push([first, last])
  }
  return out
}

const inCss = ([first, last]: Range): string => {
  const [from, to] = [first, last].map(character => character.toString(16).toUpperCase())
  return from === to ? `U+${from}` : `U+${from}-${to}`
}
