/** Copies a data folder while a server works in it: each database as of one moment, and every file that its rows name. */
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { changeFile, copyPages } from '../platform/database/copy-file.ts'
import { forgetServer } from '../platform/database/recorded/local-file.ts'
import { siteFolder, syncFolder } from '../platform/database/site-file.ts'
import type { Storage } from '../platform/files/storage/storage.ts'
import { systemClock, toInstant } from '../platform/runtime/clock.ts'
import { BackupError, describeFile, exact_control, filesBelow, type Manifest, manifest_name } from './manifest.ts'
import { markBackup } from './mark.ts'
import { type BackupSource, folderSource } from './sources.ts'

export interface BackedUp {
  sites: number
  files: number
  bytes: number
  /** Sites whose files cannot be used, and are left out. */
  damaged: string[]
}

interface BackupOptions {
  /** Page for page, so that page logs go on from it; otherwise without the unused space of the files. */
  pages?: boolean
  /** The bucket that has the files of the sites, which are left out; or that from which they are copied. */
  files_in?: string
  storage?: Pick<Storage, 'copyAll'>
  /** The data folder, unless something else is said. */
  source?: BackupSource
}

/**
 * The control database comes first: a site that it names and that is deleted meanwhile is marked as removed, one that is
 * made meanwhile is left out.
 */
export async function backUp(
  dataDir: string,
  folder: string,
  { pages = false, files_in, storage, source }: BackupOptions = {},
): Promise<BackedUp> {
  if (!source && !existsSync(join(dataDir, 'control.db')))
    throw new BackupError(`${dataDir} is no data folder of Leadwright.`)
  if (existsSync(folder) && (await readdir(folder)).length > 0)
    throw new BackupError(`${folder} exists and is not empty. Name a new folder for each backup.`)
  const draft = `${folder}.partial`
  await rm(draft, { recursive: true, force: true })
  await mkdir(join(draft, 'sites'), { recursive: true, mode: 0o700 })
  const begun_at = toInstant(systemClock.now())
  const control = join(draft, 'control.db')
  const whole = source ?? folderSource(dataDir, { pages: false })
  await whole.copy('control', 'control', control)
  // Started where it lies, a copy writes to no server.
  await forgetServer(control)
  if (pages) {
    await mkdir(dirname(join(draft, exact_control)), { mode: 0o700 })
    await copyPages('control', join(dataDir, 'control.db'), join(draft, exact_control))
  }
  const damaged: string[] = []
  const gone: string[] = []
  let sites = 0
  for (const site_id of await whole.sites(control)) {
    const outcome = await backUpSite(dataDir, site_id, join(draft, 'sites', site_id), { pages, source })
    if (outcome === 'copied') await storage?.copyAll(site_id, join(draft, 'sites', site_id, 'files'))
    if (outcome === 'copied') sites += 1
    else (outcome === 'gone' ? gone : damaged).push(site_id)
  }
  damaged.push(...(await whole.missing(control)))
  if (gone.length > 0) {
    const ids = gone.map(id => `'${id}'`).join(', ')
    await changeFile(
      join(draft, 'control.db'),
      `update sites set status = 'removed', subdomain_key = null where id in (${ids})`,
    )
  }
  const made_at = toInstant(systemClock.now())
  // Here and not in `restore` alone: a backup may be started where it lies, or be copied by hand.
  await markBackup(join(draft, 'control.db'), made_at)
  const files: Manifest['files'] = {}
  let bytes = 0
  for (const path of await filesBelow(draft)) {
    const described = await describeFile(join(draft, path))
    files[path] = described
    bytes += described.bytes
  }
  const manifest: Manifest = {
    format: 'leadwright.backup',
    format_version: 1,
    made_at,
    ...(pages && { pages_from: begun_at }),
    ...(files_in !== undefined && { files_in }),
    files,
  }
  await writeFile(join(draft, manifest_name), `${JSON.stringify(manifest, null, 1)}\n`, { flush: true })
  await rm(folder, { recursive: true, force: true })
  await rename(draft, folder)
  await syncFolder(dirname(folder))
  return { sites, files: Object.keys(files).length, bytes, damaged }
}

/**
 * Files before the database and again after it: those that its rows name were there at either moment, since what no row
 * names is kept for an hour.
 */
export async function backUpSite(
  dataDir: string,
  site_id: string,
  folder: string,
  { pages = false, source = folderSource(dataDir, { pages }) }: Pick<BackupOptions, 'pages' | 'source'> = {},
): Promise<'copied' | 'gone' | 'damaged'> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    await copyFiles(join(siteFolder(dataDir, site_id), 'files'), join(folder, 'files'))
    if (!(await source.copy('site', site_id, join(folder, 'site.db')))) {
      await rm(folder, { recursive: true, force: true })
      return 'gone'
    }
    if (!pages) await forgetServer(join(folder, 'site.db'))
    await copyFiles(join(siteFolder(dataDir, site_id), 'files'), join(folder, 'files'))
    return 'copied'
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') throw error
    return 'damaged'
  }
}

/** Files never change under their names; parts that are being written are none yet. */
async function copyFiles(from: string, to: string): Promise<void> {
  for (const path of await filesBelow(from)) {
    const target = join(to, path)
    if (path.endsWith('.part') || existsSync(target)) continue
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    await copyFile(join(from, path), target).catch(error => {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    })
  }
}
