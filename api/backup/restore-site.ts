/** Puts one site of a backup in its place while nothing works in the data folder; other sites, and people's accounts, stay as they are. */
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { markSiteRestored, readySites } from '../account/sites/rules.ts'
import { openInstallation } from '../installation.ts'
import type { Config } from '../platform/config/config.ts'
import { readHeader } from '../platform/database/file-header.ts'
import { siteFolder, syncFolder } from '../platform/database/site-file.ts'
import { toInstant } from '../platform/runtime/clock.ts'
import { BackupError, readManifest } from './manifest.ts'
import { copyWhole } from './restore.ts'

export interface RestoredSite {
  made_at: string
  /** Where what the site had lies now. */
  aside: string
}

export async function restoreSite(config: Config, folder: string, site_id: string): Promise<RestoredSite> {
  const { files, made_at } = await readManifest(folder)
  const own = Object.fromEntries(Object.entries(files).filter(([path]) => path.startsWith(`sites/${site_id}/`)))
  if (!own[`sites/${site_id}/site.db`]) throw new BackupError(`${folder} has no site ${site_id}.`)
  const data_dir = resolve(config.data_dir)
  const draft = join(data_dir, '.restoring-site')
  const installation = await openInstallation(config)
  try {
    const { databases, clock } = installation
    if (!(await databases.control.read(readySites)).includes(site_id))
      throw new BackupError(
        `This installation has no site ${site_id} any more. Restore the whole backup to another DATA_DIR, and move the site from there (docs/backups.md).`,
      )
    await rm(draft, { recursive: true, force: true })
    await copyWhole(folder, own, draft)
    const copy = join(draft, 'sites', site_id)
    const header = await readHeader('site', join(copy, 'site.db'))
    if (typeof header === 'string' || header.version > databases.siteMigrations.length)
      throw new BackupError(`${folder} was made by a newer release. Nothing was restored.`)
    const now = clock.now()
    // Before the exchange: a stop in between leaves a site that rests, and the command can be repeated.
    await databases.control.write(tx => markSiteRestored(tx, site_id, { made_at: Date.parse(made_at), now }))
    const aside = join(data_dir, 'before-restore', `${site_id}-${toInstant(now).replaceAll(/[:.]/g, '-')}`)
    await mkdir(join(data_dir, 'before-restore'), { recursive: true, mode: 0o700 })
    const place = siteFolder(data_dir, site_id)
    if (existsSync(place)) await rename(place, aside)
    await rename(copy, place)
    await syncFolder(join(data_dir, 'sites'))
    return { made_at, aside }
  } finally {
    await installation.close()
    await rm(draft, { recursive: true, force: true })
  }
}
