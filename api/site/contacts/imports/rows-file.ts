/** Reads the rows of an import in our own form (reading/rows-writer.ts), from any place in it. */
import { type FileHandle, open } from 'node:fs/promises'
import type { Cell } from './reading/rows-writer.ts'

export interface RowRead {
  number: number
  cells: Cell[]
  /** Offset and length of its line, including the line end. */
  place: number
  bytes: number
}

export interface RowsRead {
  rows: RowRead[]
  /** Behind the last of them. */
  next: number
  is_end: boolean
}

const piece_bytes = 131_072
const line_end = 0x0a

/** At most `limit` rows from a place on. */
export async function readRows(path: string, from: number, limit: number): Promise<RowsRead> {
  const file = await open(path, 'r')
  try {
    const rows: RowRead[] = []
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

/** The rows at these places. */
export async function rowsAt(path: string, places: readonly { place: number; bytes: number }[]): Promise<RowRead[]> {
  const file = await open(path, 'r')
  try {
    const rows: RowRead[] = []
    for (const { place, bytes } of places) rows.push(rowOf((await read(file, place, bytes)).subarray(0, -1), place))
    return rows
  } finally {
    await file.close()
  }
}

async function read(file: FileHandle, from: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, from)
  return buffer.subarray(0, bytesRead)
}

function rowOf(line: Buffer, place: number): RowRead {
  const [number, ...cells] = JSON.parse(line.toString('utf8')) as [number, ...Cell[]]
  return { number, cells, place, bytes: line.length + 1 }
}
