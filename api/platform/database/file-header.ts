/**
 * The header of a database file, read without opening it as a database. A file is created once
 * (new-file.ts) and from then on only opened: if it is missing or empty later, it was lost and is never created again.
 */
import { open, stat } from 'node:fs/promises'
import type { Kind } from './handle.ts'
import type { FileFault } from './unusable.ts'

/** SQLite's `application_id` of our files ("LWRC", "LWRS"), which distinguishes them from others and from each other. */
export const applicationIds = { control: 0x4c575243, site: 0x4c575253 } as const satisfies Record<Kind, number>

const MAGIC = 'SQLite format 3\0'
const HEADER_BYTES = 100
const USER_VERSION_AT = 60
const APPLICATION_ID_AT = 68

export interface FileHeader {
  /** Migrations applied, at least; the WAL may have more that were not checkpointed. */
  version: number
  hasWal: boolean
}

async function sizeOf(path: string): Promise<number | undefined> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
    throw error
  })
  return found?.size
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** The header, or what is wrong with the file. The marks are on disk from the beginning: a file is closed once made. */
export async function readHeader(kind: Kind, path: string): Promise<FileHeader | FileFault> {
  const size = await sizeOf(path)
  if (size === undefined) return 'missing'
  if (size === 0) return 'empty'
  const bytes = await firstBytes(path)
  if (bytes.length < HEADER_BYTES || bytes.toString('latin1', 0, MAGIC.length) !== MAGIC) return 'damaged'
  if (bytes.readInt32BE(APPLICATION_ID_AT) !== applicationIds[kind]) return 'older'
  return { version: bytes.readInt32BE(USER_VERSION_AT), hasWal: ((await sizeOf(`${path}-wal`)) ?? 0) > 0 }
}
