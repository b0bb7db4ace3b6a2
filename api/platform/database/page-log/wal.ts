/**
 * The write-ahead log of a database as its pages lie in it: https://sqlite.org/fileformat2.html#walformat. Only this file is read
 * beside the driver: closing a descriptor of the database or of its `-shm` would take SQLite's locks on it away.
 */
import { closeSync, openSync, readSync } from 'node:fs'
import { open } from 'node:fs/promises'

export const header_bytes = 32
export const frame_header_bytes = 24
const little_endian = 0x377f0682
const chunk_frames = 24

/** Which log this is: SQLite gives it another one each time that it begins anew at the front of the file. */
export type Salt = readonly [number, number]
export type Check = readonly [number, number]

export interface WalHeader {
  salt: Salt
  page_bytes: number
  check: Check
}

/** A commit: the number of frames up to its end, and how many pages the database has from then on. */
export interface Commit {
  frame: number
  pages: number
}

export const isSameSalt = (a: Salt, b: Salt): boolean => a[0] === b[0] && a[1] === b[1]

/** The salt that follows, as far as it can be known. */
export const isNextSalt = (former: Salt, next: Salt): boolean => next[0] === (former[0] + 1) >>> 0

export const frameAt = (frame: number, page_bytes: number): number =>
  header_bytes + frame * (frame_header_bytes + page_bytes)

export function readHeader(bytes: Buffer): WalHeader | undefined {
  if (bytes.length < header_bytes || bytes.readUInt32BE(0) !== little_endian) return undefined
  return {
    page_bytes: bytes.readUInt32BE(8),
    salt: [bytes.readUInt32BE(16), bytes.readUInt32BE(20)],
    check: [bytes.readUInt32BE(24), bytes.readUInt32BE(28)],
  }
}

/** SQLite's checksum, carried on over these bytes, whose number is a multiple of eight. */
export function checkOn([a, b]: Check, bytes: Buffer): Check {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let [first, second] = [a, b]
  for (let at = 0; at < bytes.byteLength; at += 8) {
    first = (first + view.getUint32(at, true) + second) >>> 0
    second = (second + view.getUint32(at + 4, true) + first) >>> 0
  }
  return [first, second]
}

/** The file of an open database, read after each of its commits. */
export class OpenWal {
  readonly #file: number
  #buffer = Buffer.alloc(0)
  header: WalHeader

  private constructor(file: number, header: WalHeader) {
    this.#file = file
    this.header = header
  }

  /** Undefined as long as nothing was written. */
  static open(path: string): OpenWal | undefined {
    let file: number
    try {
      file = openSync(path, 'r')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw error
    }
    const header = headerOf(file)
    if (header) return new OpenWal(file, header)
    closeSync(file)
    return undefined
  }

  /** Looks whether the log has begun anew. */
  again(): WalHeader {
    this.header = headerOf(this.#file) ?? this.header
    return this.header
  }

  /** The last commit behind so many frames; undefined where there is none. */
  lastCommit(from: number): Commit | undefined {
    const { page_bytes, salt } = this.header
    const size = frame_header_bytes + page_bytes
    if (this.#buffer.length === 0) this.#buffer = Buffer.allocUnsafe(chunk_frames * size)
    let last: Commit | undefined
    for (let frame = from; ; frame += chunk_frames) {
      const read = readSync(this.#file, this.#buffer, 0, this.#buffer.length, frameAt(frame, page_bytes))
      const whole = Math.floor(read / size)
      for (let n = 0; n < whole; n++) {
        const at = n * size
        if (this.#buffer.readUInt32BE(at + 8) !== salt[0] || this.#buffer.readUInt32BE(at + 12) !== salt[1]) return last
        const pages = this.#buffer.readUInt32BE(at + 4)
        if (pages > 0) last = { frame: frame + n + 1, pages }
      }
      if (whole < chunk_frames) return last
    }
  }

  /** The frames of this part. */
  read(from: number, to: number): Buffer {
    const { page_bytes } = this.header
    const bytes = Buffer.allocUnsafe((to - from) * (frame_header_bytes + page_bytes))
    const read = readSync(this.#file, bytes, 0, bytes.length, frameAt(from, page_bytes))
    if (read < bytes.length) throw new Error('The write-ahead log is shorter than what was committed.')
    return bytes
  }

  close(): void {
    closeSync(this.#file)
  }
}

function headerOf(file: number): WalHeader | undefined {
  const bytes = Buffer.alloc(header_bytes)
  return readSync(file, bytes, 0, header_bytes, 0) === header_bytes ? readHeader(bytes) : undefined
}

export interface FoundWal extends WalHeader {
  commits: Commit[]
  /** The check behind so many frames, of those that are asked for. */
  checkAt: (frame: number) => Check | undefined
}

/** What a process that was killed has left: every commit that SQLite will find there. */
export async function findCommits(path: string): Promise<FoundWal | undefined> {
  const file = await open(path, 'r').catch(() => undefined)
  if (!file) return undefined
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(header_bytes), 0, header_bytes, 0)
    const header = readHeader(buffer.subarray(0, bytesRead))
    if (!header || !isSame(checkOn([0, 0], buffer.subarray(0, 24)), header.check)) return undefined
    const { page_bytes, salt } = header
    const bytes = Buffer.alloc(frame_header_bytes + page_bytes)
    const commits: Commit[] = []
    const checks: Check[] = [header.check]
    for (let frame = 0; ; frame++) {
      if ((await file.read(bytes, 0, bytes.length, frameAt(frame, page_bytes))).bytesRead < bytes.length) break
      if (!isSameSalt([bytes.readUInt32BE(8), bytes.readUInt32BE(12)], salt)) break
      const begun = checkOn(checks.at(-1) ?? header.check, bytes.subarray(0, 8))
      const check = checkOn(begun, bytes.subarray(frame_header_bytes))
      if (!isSame(check, checkOf(bytes))) break
      checks.push(check)
      const pages = bytes.readUInt32BE(4)
      if (pages > 0) commits.push({ frame: frame + 1, pages })
    }
    return { ...header, commits, checkAt: frame => checks[frame] }
  } finally {
    await file.close()
  }
}

/** As a frame's header has it. */
export const checkOf = (frame: Buffer): Check => [frame.readUInt32BE(16), frame.readUInt32BE(20)]

export const isSame = (a: Check, b: Check): boolean => a[0] === b[0] && a[1] === b[1]
