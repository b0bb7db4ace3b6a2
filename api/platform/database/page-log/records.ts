/**
 * The files of a database's page log: records, each a line of facts and the pages that belong to it, appended and on disk before
 * they count. A file that ends in the middle of a record is read up to it.
 */
import { mkdir, open, readdir, readFile, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { constants, crc32, zstdCompress, zstdDecompress } from 'node:zlib'
import { syncFolder } from '../site-file.ts'
import type { Check, Salt } from './wal.ts'

const compress = promisify(zstdCompress)
/** Pages of many commits are alike: little effort finds most of it. */
const effort = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }
const decompress = promisify(zstdDecompress)

/** Lengths of the facts and of the pages, and the check over both. */
const prefix_bytes = 16
const mark = 0x4c575047
const file_pattern = /^\d{15}-\d{6}\.pages$/

/** A commit with its moment, in milliseconds; `frame`: where it ends in its log. */
export type TimedCommit = readonly [frame: number, pages: number, at: number]

interface Position {
  /** Where the next record goes on; undefined where the database has written nothing yet. */
  salt?: Salt
  to: number
  check?: Check
}

export type Facts =
  /** From here on it is whole: `base` where the file as it was then is in it, otherwise from the next backup on. */
  | ({ type: 'begin'; at: number; base: boolean; identity: string } & Position)
  | ({ type: 'pages'; at: number; from: number; page_bytes: number; commits: TimedCommit[] } & Position)
  /** The file was closed with all that was written; `identity`: what it was then, as at a beginning. */
  | ({ type: 'end'; at: number; identity: string } & Position)

export interface LogRecord {
  facts: Facts
  pages(): Promise<Buffer>
}

export interface LogFile {
  path: string
  bytes: number
  modified_at: number
}

/** The oldest first. */
export async function logFiles(folder: string): Promise<LogFile[]> {
  const names = (await readdir(folder).catch(() => [])).filter(name => file_pattern.test(name)).sort()
  return Promise.all(
    names.map(async name => {
      const { size, mtimeMs } = await stat(join(folder, name))
      return { path: join(folder, name), bytes: size, modified_at: mtimeMs }
    }),
  )
}

export const newLogFile = (folder: string, at: number, number: number): string =>
  join(folder, `${String(at).padStart(15, '0')}-${String(number % 1e6).padStart(6, '0')}.pages`)

/** Answers how large the record is. It is on disk by then. */
export async function appendRecord(path: string, facts: Facts, pages: Buffer): Promise<number> {
  const line = Buffer.from(JSON.stringify(facts))
  const packed = pages.length > 0 ? await compress(pages, effort) : pages
  const prefix = Buffer.alloc(prefix_bytes)
  prefix.writeUInt32BE(mark, 0)
  prefix.writeUInt32BE(line.length, 4)
  prefix.writeUInt32BE(packed.length, 8)
  prefix.writeUInt32BE(crc32(packed, crc32(line)), 12)
  const folder = join(path, '..')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = await open(path, 'a', 0o600)
  const { size } = await file.stat()
  try {
    await file.writev([prefix, line, packed])
    await file.datasync()
  } catch (error) {
    // What comes after half a record would never be found.
    await file.truncate(size).catch(() => undefined)
    throw error
  } finally {
    await file.close()
  }
  if (size === 0) await syncFolder(folder)
  return prefix_bytes + line.length + packed.length
}

export interface ReadFile {
  records: LogRecord[]
  /** Where the last whole record ends; more bytes are one that was not written to its end. */
  whole_bytes: number
  torn_bytes: number
}

export async function readRecords(path: string): Promise<ReadFile> {
  const bytes = await readFile(path)
  const records: LogRecord[] = []
  let at = 0
  while (bytes.length - at >= prefix_bytes && bytes.readUInt32BE(at) === mark) {
    const line_end = at + prefix_bytes + bytes.readUInt32BE(at + 4)
    const end = line_end + bytes.readUInt32BE(at + 8)
    if (end > bytes.length) break
    const [line, packed] = [bytes.subarray(at + prefix_bytes, line_end), bytes.subarray(line_end, end)]
    if (crc32(packed, crc32(line)) !== bytes.readUInt32BE(at + 12)) break
    const facts = JSON.parse(line.toString()) as Facts
    records.push({ facts, pages: async () => (packed.length > 0 ? decompress(packed) : packed) })
    at = end
  }
  return { records, whole_bytes: at, torn_bytes: bytes.length - at }
}

/** The last record of a log, and its file, from which the rest of a torn one is taken off. */
export async function lastRecord(folder: string): Promise<{ facts: Facts; path: string; bytes: number } | undefined> {
  for (const { path } of (await logFiles(folder)).reverse()) {
    const { records, whole_bytes, torn_bytes } = await readRecords(path)
    if (torn_bytes > 0) await truncate(path, whole_bytes)
    const last = records.at(-1)
    if (last) return { facts: last.facts, path, bytes: whole_bytes }
  }
  return undefined
}
