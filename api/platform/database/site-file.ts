/** A site's folder inside the data folder: its paths, creation and removal. */
import { existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseError } from '../runtime/errors.ts'

export class NoSiteError extends DatabaseError {
  override readonly name = 'NoSiteError'
  constructor() {
    super('There is no such site.')
  }
}

const SITE_ID = /^site_[0-9a-f]{32}$/
const REMOVED = '.removed-'

/** The folder within a site's that no backup holds: what sandboxes run on. */
export const sandboxes_folder = 'sandboxes'

/** A site's folder; an id is never used as a path before it has passed the pattern. */
export function siteFolder(dataDir: string, siteId: string): string {
  if (!SITE_ID.test(siteId)) throw new NoSiteError()
  return join(dataDir, 'sites', siteId)
}

export function siteFile(dataDir: string, siteId: string): string {
  return join(siteFolder(dataDir, siteId), 'site.db')
}

export function siteExists(dataDir: string, siteId: string): boolean {
  return existsSync(siteFile(dataDir, siteId))
}

/** Makes folder entries survive a power cut; where folders cannot be synced, the file system does it itself. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => undefined)
  await folder?.sync().catch(() => undefined)
  await folder?.close()
}

export async function makeSiteFolder(dataDir: string, siteId: string): Promise<void> {
  await mkdir(siteFolder(dataDir, siteId), { recursive: true, mode: 0o700 })
  await syncFolder(join(dataDir, 'sites'))
}

/** Renames first, so that a removal is atomic. */
export async function removeSiteFolder(dataDir: string, siteId: string): Promise<void> {
  const folder = siteFolder(dataDir, siteId)
  const removed = join(dataDir, 'sites', `${REMOVED}${siteId}`)
  await rm(removed, { recursive: true, force: true })
  if (!existsSync(folder)) return
  await rename(folder, removed)
  await syncFolder(join(dataDir, 'sites'))
  await rm(removed, { recursive: true, force: true })
}

/** Identifies a file, so that a replacement is noticed. */
export async function fileIdentity(path: string): Promise<string> {
  const found = await stat(path).catch(() => undefined)
  return found === undefined ? 'none' : `${found.ino} ${found.size} ${found.mtimeMs}`
}

/** The same for a file that was carried elsewhere with its times, as `cp -a` and `rsync -a` do. */
export async function contentIdentity(path: string): Promise<string> {
  const found = await stat(path).catch(() => undefined)
  return found === undefined ? 'none' : `${found.size} ${Math.floor(found.mtimeMs)}`
}

/** Whether there are databases of sites, or remains of them. */
export async function hasSites(dataDir: string): Promise<boolean> {
  return (await siteFolders(dataDir)).length > 0
}

/** Those that have a folder here. */
export const siteFolders = async (dataDir: string): Promise<string[]> =>
  (await readdir(join(dataDir, 'sites'))).filter(name => SITE_ID.test(name))

/** The database alone. */
export async function removeSiteDatabase(dataDir: string, siteId: string): Promise<void> {
  for (const end of ['', '-wal', '-shm']) await rm(siteFile(dataDir, siteId) + end, { force: true })
}

/** Finishes removals that the end of an earlier process cut short. */
export async function finishRemovals(dataDir: string): Promise<void> {
  for (const name of await readdir(join(dataDir, 'sites'))) {
    if (name.startsWith(REMOVED)) await rm(join(dataDir, 'sites', name), { recursive: true, force: true })
  }
}
