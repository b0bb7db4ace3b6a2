/**
 * A site's files: bytes under the hash of their content, in the site's folder, so that they move, are backed up and are
 * deleted with it. The feature that stored a file has a row for it; bytes without a row are deleted by the hourly sweep.
 */
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, statSync, unlinkSync, utimesSync } from 'node:fs'
import { copyFile, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { siteFolder, syncFolder } from '../../database/site-file.ts'
import { systemClock } from '../../runtime/clock.ts'
import { Full, Unavailable } from '../../runtime/errors.ts'
import { faultPoint } from '../../runtime/fault-point.ts'
import { limits } from '../../runtime/limits.ts'

const HASH = /^[0-9a-f]{64}$/
const PART = '.part'
const UPLOAD = '.upload-'

export const contentHash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const filesFolder = (dataDir: string, site_id: string): string => join(siteFolder(dataDir, site_id), 'files')

export const isContentHash = (name: string): boolean => HASH.test(name)

/** The path of a file in the site's own folder. */
export function storedPath(dataDir: string, site_id: string, hash: string): string {
  if (!isContentHash(hash)) throw new Error('Not the hash of a content')
  return join(filesFolder(dataDir, site_id), hash.slice(0, 2), hash)
}

/** Maps file system errors to typed errors, without the message, which may contain a path. */
export function asOutage(error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT') return new Full()
  return typeof code === 'string' && code.startsWith('E') ? new Unavailable('A file could not be kept.') : error
}

/** True if the bytes are there already. They count as new from now on, so that a sweep leaves them to their row. */
function touched(path: string): boolean {
  if (!existsSync(path)) return false
  const seconds = systemClock.now() / 1_000
  utimesSync(path, seconds, seconds)
  return true
}

let parts = 0
const partOf = (path: string): string => {
  parts += 1
  return `${path}.${process.pid}.${parts}${PART}`
}

/** Where the files of sites are kept. */
export interface Storage {
  /** Files are elsewhere, and cannot be reached at the moment. */
  readonly isAway: boolean
  /** Keeps the bytes and answers their hash. They are on disk, whole, before anyone can see them. */
  store(site_id: string, bytes: Uint8Array): Promise<string>
  read(site_id: string, hash: string): Promise<Buffer<ArrayBuffer> | null>
  /** A file of this machine with the bytes, for streaming and for threads; it is not there if they are not. */
  fileOf(site_id: string, hash: string): Promise<string>
  /** A path for a temporary file that `keepPart` stores; the sweep removes leftovers of crashes. */
  newPart(site_id: string): Promise<string>
  /** Keeps a written part, which is on disk, under the hash of its content. */
  keepPart(site_id: string, part: string, hash: string): Promise<void>
  /** A path for an upload, which is moved away or removed with its request; outside of sites it lies in the data folder. */
  newUpload(site_id: string): Promise<string>
  /** Those outside of sites that a stop has cut off; at a start, when none is under way. */
  removeUploads(): Promise<void>
  /** Removes files that are older and that no row names. */
  sweep(site_id: string, named: () => Promise<ReadonlySet<string>>, older_than_ms?: number): Promise<number>
  /** Takes in what lies in the site's own folder, after an import or a restore. */
  carry(site_id: string): Promise<void>
  /** Copies all files of the site into a folder. */
  copyAll(site_id: string, folder: string): Promise<void>
  /** Removes what does not lie in the folder of the site, which goes with it. */
  removeSite(site_id: string): Promise<void>
  /** A sentence about what keeps files from being kept, tried; undefined: nothing. */
  fault(): Promise<string | undefined>
}

/** In the folders of the sites. */
export const folderStorage = (dataDir: string): Storage => ({
  isAway: false,
  store: (site_id, bytes) => storeBytes(dataDir, site_id, bytes),
  read: (site_id, hash) => storedBytes(dataDir, site_id, hash),
  fileOf: async (site_id, hash) => storedPath(dataDir, site_id, hash),
  newPart: site_id => newPart(dataDir, site_id),
  keepPart: (site_id, part, hash) => keepPart(dataDir, site_id, part, hash),
  newUpload: site_id => newUpload(dataDir, site_id),
  removeUploads: () => removeUploads(dataDir),
  sweep: (site_id, named, older_than_ms) => sweepStored(dataDir, site_id, named, older_than_ms),
  carry: async () => undefined,
  copyAll: (site_id, folder) => copyStored(dataDir, site_id, folder),
  removeSite: async () => undefined,
  fault: async () => undefined,
})

/** Files never change under their names; parts that are being written are none yet. */
async function copyStored(dataDir: string, site_id: string, folder: string): Promise<void> {
  for (const { name, path } of await listStored(dataDir, site_id)) {
    const target = join(folder, name.slice(0, 2), name)
    if (!isContentHash(name) || existsSync(target)) continue
    await mkdir(join(target, '..'), { recursive: true, mode: 0o700 })
    await copyFile(path, target).catch(error => {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    })
  }
}

async function newPart(dataDir: string, site_id: string): Promise<string> {
  const folder = filesFolder(dataDir, site_id)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return partOf(join(folder, 'new'))
}

const newUpload = async (dataDir: string, site_id: string): Promise<string> =>
  site_id === '' ? join(dataDir, `${UPLOAD}${randomUUID()}`) : newPart(dataDir, site_id)

async function removeUploads(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) if (name.startsWith(UPLOAD)) await rm(join(dataDir, name), { force: true })
}

async function keepPart(dataDir: string, site_id: string, part: string, hash: string): Promise<void> {
  const path = storedPath(dataDir, site_id, hash)
  try {
    if (touched(path)) return await rm(part, { force: true })
    const folder = join(path, '..')
    const made = await mkdir(folder, { recursive: true, mode: 0o700 })
    if (made !== undefined) await syncFolder(join(made, '..'))
    await rename(part, path)
    await syncFolder(folder)
  } catch (error) {
    await rm(part, { force: true })
    throw asOutage(error)
  }
}

async function storeBytes(dataDir: string, site_id: string, bytes: Uint8Array): Promise<string> {
  const hash = contentHash(bytes)
  const path = storedPath(dataDir, site_id, hash)
  try {
    if (touched(path)) return hash
    const folder = join(path, '..')
    const made = await mkdir(folder, { recursive: true, mode: 0o700 })
    if (made !== undefined) await syncFolder(join(made, '..'))
    const part = partOf(path)
    try {
      const file = await open(part, 'wx', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      faultPoint('before bytes are kept')
      await rename(part, path)
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
    await syncFolder(folder)
    faultPoint('after bytes are kept')
    return hash
  } catch (error) {
    throw asOutage(error)
  }
}

async function storedBytes(dataDir: string, site_id: string, hash: string): Promise<Buffer<ArrayBuffer> | null> {
  try {
    return await readFile(storedPath(dataDir, site_id, hash))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw asOutage(error)
  }
}

/** Everything in a site's folder of files, including leftovers of interrupted writes. */
export async function listStored(dataDir: string, site_id: string): Promise<{ name: string; path: string }[]> {
  const folder = filesFolder(dataDir, site_id)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter(e => e.isFile()).map(e => ({ name: e.name, path: join(e.parentPath, e.name) }))
}

/**
 * Removes files without a row. Rows are written soon after their file, so files younger than an hour are kept.
 * The last check and the removal are synchronous: bytes that are stored again meanwhile are young again. Ages are the file
 * system's, so the moment is the machine's.
 */
async function sweepStored(
  dataDir: string,
  site_id: string,
  named: () => Promise<ReadonlySet<string>>,
  older_than_ms: number = limits.storage_sweep_minutes * 60_000,
): Promise<number> {
  const before = systemClock.now() - older_than_ms
  const old = (await listStored(dataDir, site_id)).filter(file => isOlder(file.path, before))
  if (old.length === 0) return 0
  const kept = await named()
  let removed = 0
  for (const { name, path } of old) {
    if (kept.has(name) || !isOlder(path, before)) continue
    unlinkSync(path)
    removed += 1
  }
  return removed
}

function isOlder(path: string, moment: number): boolean {
  const stat = statSync(path, { throwIfNoEntry: false })
  return stat !== undefined && stat.mtimeMs <= moment
}
