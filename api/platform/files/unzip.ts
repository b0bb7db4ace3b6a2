/**
 * The parts of an archive, unpacked under a cap: sizes are counted as they come out, never believed. Only what is asked for
 * is unpacked at all.
 */
import { inflateRawSync } from 'node:zlib'

export class ArchiveError extends Error {
  readonly code: 'file_damaged' | 'unpacked_too_large'
  constructor(code: ArchiveError['code']) {
    super(code)
    this.code = code
  }
}

export interface ArchiveCaps {
  parts_max: number
  unpacked_bytes_max: number
  /** Unpacked bytes for each packed one. */
  ratio_max: number
}

interface Entry {
  name: string
  method: number
  /** The offset of its local header, and its packed size. */
  offset: number
  packed: number
}

const directory_end = 0x06054b50
const directory_entry = 0x02014b50
const local_header = 0x04034b50

/** The entries of the archive's directory. */
function entriesOf(bytes: Buffer, { parts_max }: ArchiveCaps): Entry[] {
  const last = Math.max(0, bytes.length - 65_557)
  let end = bytes.length - 22
  while (end >= last && bytes.readUInt32LE(end) !== directory_end) end -= 1
  if (end < last) throw new ArchiveError('file_damaged')
  const count = bytes.readUInt16LE(end + 10)
  if (count > parts_max) throw new ArchiveError('unpacked_too_large')
  const entries: Entry[] = []
  let at = bytes.readUInt32LE(end + 16)
  for (let i = 0; i < count; i++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== directory_entry) throw new ArchiveError('file_damaged')
    const [name, extra, comment] = [28, 30, 32].map(place => bytes.readUInt16LE(at + place)) as [number, number, number]
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + name),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      offset: bytes.readUInt32LE(at + 42),
    })
    at += 46 + name + extra + comment
  }
  return entries
}

/** The wanted parts by name. */
export function unzipped(bytes: Buffer, isWanted: (name: string) => boolean, caps: ArchiveCaps): Map<string, Buffer> {
  const parts = new Map<string, Buffer>()
  const by_ratio = Math.max(bytes.length * caps.ratio_max, 1_048_576)
  let remaining = Math.min(caps.unpacked_bytes_max, by_ratio)
  for (const entry of entriesOf(bytes, caps)) {
    if (!isWanted(entry.name)) continue
    const part = unpack(bytes, entry, remaining)
    remaining -= part.length
    parts.set(entry.name, part)
  }
  return parts
}

function unpack(bytes: Buffer, { method, offset, packed }: Entry, remaining: number): Buffer {
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== local_header) throw new ArchiveError('file_damaged')
  const begin = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
  const data = bytes.subarray(begin, begin + packed)
  if (data.length > remaining && method === 0) throw new ArchiveError('unpacked_too_large')
  if (method === 0) return data
  if (method !== 8) throw new ArchiveError('file_damaged')
  if (remaining < 1) throw new ArchiveError('unpacked_too_large')
  try {
    return inflateRawSync(data, { maxOutputLength: remaining })
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
    throw new ArchiveError(isTooLarge ? 'unpacked_too_large' : 'file_damaged')
  }
}
