/**
 * A site as one file: what it is, then the bytes of its files one after the other, compressed. Each has its hash in the
 * head, so that a file that was cut off or changed is noticed before anything of it is used.
 */
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import { BackupError, describeFile, filesBelow } from '../../backup/manifest.ts'
import { Full } from '../../platform/runtime/errors.ts'
import { faultPoint } from '../../platform/runtime/fault-point.ts'
import { siteTransferLimits } from './limits.ts'

const damaged = 'site_file_damaged'
const magic = 'leadwright.site.1\n'
const head_bytes_max = 64 * 1_048_576

/** The database without what another process left beside it, and bytes under the hash of their content. */
const own_files = /^(?:site\.db|files\/[0-9a-f]{2}\/[0-9a-f]{64})$/

const head = z.object({
  made_at: z.iso.datetime(),
  /** It goes on elsewhere from now on. */
  moved: z.boolean(),
  /** Its row in the control database, without its account. */
  site: z.record(z.string(), z.unknown()),
  /** Its key, encrypted by the passphrase. */
  key: z.object({ salt: z.string(), wrapped: z.string() }),
  files: z.array(z.object({ path: z.string().regex(own_files), bytes: z.int().min(0), sha256: z.string() })),
})
export type Head = z.infer<typeof head>

export type Progress = (done: number, all: number) => void

export async function writeArchive(
  folder: string,
  path: string,
  about: Omit<Head, 'files'>,
  onProgress: Progress,
): Promise<void> {
  const files: Head['files'] = []
  for (const name of await filesBelow(folder)) files.push({ path: name, ...(await describeFile(join(folder, name))) })
  const text = JSON.stringify({ ...about, files } satisfies Head)
  const all = files.reduce((sum, { bytes }) => sum + bytes, 0)
  const draft = `${path}.partial`
  async function* content() {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(Buffer.byteLength(text))
    yield Buffer.concat([Buffer.from(magic), length, Buffer.from(text)])
    let done = 0
    for (const { path: name } of files) {
      for await (const chunk of createReadStream(join(folder, name))) {
        done += (chunk as Buffer).length
        onProgress(done, all)
        yield chunk as Buffer
      }
    }
  }
  await pipeline(content, createGzip({ level: 5 }), createWriteStream(draft, { mode: 0o600, flush: true }))
  faultPoint('before a site file is whole')
  await rename(draft, path)
}

/** Reads bytes in the lengths that are asked for. */
class Reader {
  readonly #chunks: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)
  constructor(chunks: AsyncIterator<Buffer>) {
    this.#chunks = chunks
  }
  async some(most: number): Promise<Buffer> {
    if (this.#rest.length === 0) {
      const next = await this.#chunks.next()
      if (next.done) throw new BackupError('The file ends too early: it was cut off.', damaged)
      this.#rest = next.value
    }
    const part = this.#rest.subarray(0, most)
    this.#rest = this.#rest.subarray(part.length)
    return part
  }
  async exactly(bytes: number): Promise<Buffer> {
    const parts: Buffer[] = []
    for (let lacks = bytes; lacks > 0; ) {
      const part = await this.some(lacks)
      parts.push(part)
      lacks -= part.length
    }
    return Buffer.concat(parts)
  }
  async isAtEnd(): Promise<boolean> {
    return this.#rest.length === 0 && (await this.#chunks.next()).done === true
  }
}

/** Unpacks into a folder, and answers what the file says of itself. */
export async function readArchive(path: string, folder: string, onProgress: Progress): Promise<Head> {
  const size = (await stat(path).catch(() => undefined))?.size
  if (size === undefined) throw new BackupError(`${path} is not there.`)
  const unpacked = new PassThrough()
  const unpacking = pipeline(createReadStream(path), createGunzip(), unpacked)
  // It fails before anybody waits for it, and the reader with it.
  unpacking.catch(() => undefined)
  const reader = new Reader(unpacked[Symbol.asyncIterator]() as AsyncIterator<Buffer>)
  try {
    const about = await readHead(reader)
    const all = about.files.reduce((sum, { bytes }) => sum + bytes, 0)
    await requireSpace(folder, { packed: size, unpacked: all })
    let done = 0
    for (const file of about.files) {
      await unpackFile(reader, folder, file)
      done += file.bytes
      onProgress(done, all)
    }
    if (!(await reader.isAtEnd()))
      throw new BackupError('The file is damaged: it has more bytes than it says.', damaged)
    await unpacking
    return about
  } catch (error) {
    unpacked.destroy()
    await unpacking.catch(() => undefined)
    if (error instanceof BackupError || error instanceof Full || (error as NodeJS.ErrnoException).code === 'ENOSPC')
      throw error
    throw new BackupError(`${path} is no site of Leadwright, or it is damaged.`, damaged)
  }
}

/** Before anything is written: what the file says of its sizes is what is unpacked of it. */
async function requireSpace(folder: string, { packed, unpacked }: { packed: number; unpacked: number }) {
  const { site_import_unpacked_bytes, site_import_unpacked_ratio_max } = siteTransferLimits
  if (unpacked > Math.max(site_import_unpacked_bytes, packed * site_import_unpacked_ratio_max))
    throw new BackupError('The file is damaged: it says that it is far larger than it can be.', 'unpacked_too_large')
  const { bavail, bsize } = await statfs(folder)
  if (unpacked > bavail * bsize) throw new Full()
}

async function readHead(reader: Reader): Promise<Head> {
  const begin = await reader.exactly(magic.length)
  if (begin.toString('latin1') !== magic) throw new BackupError('The file is no site of Leadwright.', damaged)
  const length = (await reader.exactly(4)).readUInt32BE()
  if (length > head_bytes_max)
    throw new BackupError('The file is damaged: what it says of itself is too long.', damaged)
  return head.parse(JSON.parse((await reader.exactly(length)).toString('utf8')))
}

async function unpackFile(reader: Reader, folder: string, { path, bytes, sha256 }: Head['files'][number]) {
  const target = resolve(folder, path)
  if (!target.startsWith(`${resolve(folder)}/`))
    throw new BackupError(`The file is damaged: ${path} leads out of it.`, damaged)
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  const hash = createHash('sha256')
  const file = await open(target, 'wx', 0o600)
  try {
    for (let lacks = bytes; lacks > 0; ) {
      const part = await reader.some(lacks)
      hash.update(part)
      await file.write(part)
      lacks -= part.length
    }
    await file.sync()
  } finally {
    await file.close()
  }
  if (hash.digest('hex') === sha256) return
  await rm(target, { force: true })
  throw new BackupError(`The file is damaged: ${path} in it is not what it was.`, damaged)
}
