/** Reads the rows of an import in our own form (reader/rows-writer.ts), from any place in it. */
import { type FileHandle, open } from 'node:fs/promises'
import type { Cell } from './reader/rows-writer.ts'

export interface FileRow {
  number: number
  cells: Cell[]
  /** Offset and length of its line, including the line end. */
  place: number
  bytes: number
}

export interface FileRows {
  rows: FileRow[]
  /** Behind the last of them. */
  next: number
  is_end: boolean
}

const piece_bytes = 131_072
const line_end = 0x0a

/** At most `limit` rows from a place on. */
export async function readRows(path: string, from: number, limit: number): Promise<FileRows> {
  const file = await open(path, 'r')
  try {
    const rows: FileRow[] = []
    let place = from
    let rest: Buffer = Buffer.alloc(0)
    for (;;) {
      const piece = await read(file, place + rest.length, piece_bytes)
      const bytes = rest.length === 0 ? piece : Buffer.concat([rest, piece])
      let begin = 0
      for (let end = bytes.indexOf(line_end); end >= 0 && rows.length < limit; end = bytes.indexOf(line_end, begin)) {
        rows.push(rowOf(bytes.subarray(begin, end), place + begin))
        begin = end + 1
      }
      place += begin
      rest = bytes.subarray(begin)
      if (rows.length === limit) return { rows, next: place, is_end: rest.length === 0 && piece.length < piece_bytes }
      if (piece.length === 0) return { rows, next: place, is_end: true }
    }
  } finally {
    await file.close()
  }
}

/** The rows at these places: those that follow one another are read at once. */
export async function rowsAt(path: string, places: readonly Place[]): Promise<FileRow[]> {
  const file = await open(path, 'r')
  try {
    const rows: FileRow[] = []
    for (const { from, lengths } of stretches(places)) {
      const bytes = await read(
        file,
        from,
        lengths.reduce((sum, length) => sum + length, 0),
      )
      let begin = 0
      for (const length of lengths) {
        rows.push(rowOf(bytes.subarray(begin, begin + length - 1), from + begin))
        begin += length
      }
    }
    return rows
  } finally {
    await file.close()
  }
}

type Place = Pick<FileRow, 'place' | 'bytes'>

/** Lines that follow one another, a piece at most unless it is one line. */
function stretches(places: readonly Place[]): { from: number; lengths: number[] }[] {
  const all: { from: number; lengths: number[]; end: number }[] = []
  for (const { place, bytes } of places) {
    const last = all.at(-1)
    if (last?.end === place && place + bytes - last.from <= piece_bytes) {
      last.lengths.push(bytes)
      last.end += bytes
    } else all.push({ from: place, lengths: [bytes], end: place + bytes })
  }
  return all
}

async function read(file: FileHandle, from: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, from)
  return buffer.subarray(0, bytesRead)
}

function rowOf(line: Buffer, place: number): FileRow {
  const [number, ...cells] = JSON.parse(line.toString('utf8')) as [number, ...Cell[]]
  return { number, cells, place, bytes: line.length + 1 }
}
