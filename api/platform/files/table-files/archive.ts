/** The parts of a ZIP archive that is written front to back: what has to be known only afterwards follows the data. */
import { crc32 } from 'node:zlib'

export interface Entry {
  name: string
  /** Of its local header. */
  offset: number
  /** Whether it is compressed, and its sizes follow it. */
  is_packed: boolean
  crc: number
  bytes: number
  packed: number
}

const local_header = 0x04034b50
const data_descriptor = 0x08074b50
const directory_entry = 0x02014b50
const directory_end = 0x06054b50
const version = 20
/** Sizes follow the data. */
const streamed = 0x0008
const deflated = 8
/** 1 January 1980, the first day that an archive knows: the same table is the same file. */
const date = 0x0021

/** What an archive that is no ZIP64 can hold. */
export const archive_bytes_max = 0xffff_ffff

const flags = ({ is_packed }: Pick<Entry, 'is_packed'>) => (is_packed ? streamed : 0)
const method = ({ is_packed }: Pick<Entry, 'is_packed'>) => (is_packed ? deflated : 0)

function localHeader(entry: Omit<Entry, 'offset'>): Buffer {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(local_header, 0)
  header.writeUInt16LE(version, 4)
  header.writeUInt16LE(flags(entry), 6)
  header.writeUInt16LE(method(entry), 8)
  header.writeUInt16LE(date, 12)
  header.writeUInt32LE(entry.crc, 14)
  header.writeUInt32LE(entry.packed, 18)
  header.writeUInt32LE(entry.bytes, 22)
  header.writeUInt16LE(Buffer.byteLength(entry.name), 26)
  return Buffer.concat([header, Buffer.from(entry.name)])
}

/** Begins an entry of which nothing but the name is known yet. */
export const beginEntry = (name: string): Buffer => localHeader({ name, is_packed: true, crc: 0, bytes: 0, packed: 0 })

export function endEntry({ crc, bytes, packed }: Entry): Buffer {
  const descriptor = Buffer.alloc(16)
  descriptor.writeUInt32LE(data_descriptor, 0)
  descriptor.writeUInt32LE(crc, 4)
  descriptor.writeUInt32LE(packed, 8)
  descriptor.writeUInt32LE(bytes, 12)
  return descriptor
}

/** A part that is at hand, as it is. */
export function storedEntry(name: string, data: Buffer, offset: number): { bytes: Buffer; entry: Entry } {
  const entry = { name, offset, is_packed: false, crc: crc32(data), bytes: data.length, packed: data.length }
  return { bytes: Buffer.concat([localHeader(entry), data]), entry }
}

/** Small parts, as they are. */
export function storedEntries(parts: Readonly<Record<string, string>>): { bytes: Buffer; entries: Entry[] } {
  const entries: Entry[] = []
  const pieces: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(parts)) {
    const { bytes: piece, entry } = storedEntry(name, Buffer.from(text), offset)
    entries.push(entry)
    pieces.push(piece)
    offset += piece.length
  }
  return { bytes: Buffer.concat(pieces), entries }
}

function inDirectory(entry: Entry): Buffer {
  const header = Buffer.alloc(46)
  header.writeUInt32LE(directory_entry, 0)
  header.writeUInt16LE(version, 4)
  header.writeUInt16LE(version, 6)
  header.writeUInt16LE(flags(entry), 8)
  header.writeUInt16LE(method(entry), 10)
  header.writeUInt16LE(date, 14)
  header.writeUInt32LE(entry.crc, 16)
  header.writeUInt32LE(entry.packed, 20)
  header.writeUInt32LE(entry.bytes, 24)
  header.writeUInt16LE(Buffer.byteLength(entry.name), 28)
  header.writeUInt32LE(entry.offset, 42)
  return Buffer.concat([header, Buffer.from(entry.name)])
}

/** The directory, which begins at this offset. */
export function archiveEnd(entries: readonly Entry[], offset: number): Buffer {
  const directory = Buffer.concat(entries.map(inDirectory))
  const end = Buffer.alloc(22)
  end.writeUInt32LE(directory_end, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([directory, end])
}
