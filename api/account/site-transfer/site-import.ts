/** Takes a site in from one file: with its ids, its own key, and at rest until its owner resumes it. */
import { existsSync } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { BackupError } from '../../backup/manifest.ts'
import { changeFile, findFault } from '../../platform/database/copy-file.ts'
import { readHeader } from '../../platform/database/file-header.ts'
import { hasOwnSchema } from '../../platform/database/own-schema.ts'
import { siteFolder, syncFolder } from '../../platform/database/site-file.ts'
import { readPlan } from '../../platform/features/allowances/plan.ts'
import type { Installation } from '../../platform/features/context.ts'
import { faultPoint } from '../../platform/runtime/fault-point.ts'
import { brandChanges } from '../brand/contract.ts'
import { anySite, type ImportedSite, insertImported, parseImportedSite, settleImported } from '../sites/rules.ts'
import { type Progress, readArchive } from './archive.ts'
import { unpacked } from './kept-files.ts'
import { openKey } from './site-key.ts'

export interface ImportOptions {
  path: string
  passphrase: string
  account_id: string
  /** Where it is unpacked, in the folder of data. */
  work?: string
  onProgress?: Progress
}

export interface SiteImportResult {
  site_id: string
  name: string
  subdomain: string
  made_at: string
  moved: boolean
}

type Into = Pick<Installation, 'databases' | 'config' | 'clock' | 'storage'>

export async function importSite(installation: Into, importing: ImportOptions): Promise<SiteImportResult> {
  const imported = await takeInSite(installation, importing)
  await installation.databases.control.write(tx => settleImported(tx, imported.site_id))
  return imported
}

/** What of a site's row and its brand was written by an endpoint; anything else is refused with its place. */
function siteFrom(given: Record<string, unknown>): ImportedSite {
  const parsed = parseImportedSite(given)
  const brand = z.nullable(brandChanges.required()).safeParse(given.brand ?? null)
  if ('site' in parsed && brand.success) return { ...parsed.site, brand: brand.data as ImportedSite['brand'] }
  const pointer = 'pointer' in parsed ? parsed.pointer : '/brand'
  throw new BackupError(`The file is damaged: ${pointer} of its site cannot be used.`, 'site_file_damaged')
}

/** Until it is settled nothing of it is served, and the next start removes it. */
export async function takeInSite(
  { databases, config, clock, storage }: Into,
  { path, passphrase, account_id, work = config.data_dir, onProgress = () => undefined }: ImportOptions,
): Promise<SiteImportResult> {
  const folder = await mkdtemp(join(work, unpacked))
  try {
    const { site, key, made_at, moved } = await readArchive(path, folder, onProgress)
    const row = siteFrom(site)
    const target = siteFolder(config.data_dir, row.id)
    const known = await databases.control.read(db => anySite(db, row.id))
    if (known || existsSync(target))
      throw new BackupError(`This installation has a site ${row.id} already.`, 'site_known')
    const own = await openKey(key, passphrase)
    const database = join(folder, 'site.db')
    const fault = await findFault('site', database)
    if (fault) throw new BackupError(`The database in the file is ${fault}.`, 'site_file_damaged')
    const header = await readHeader('site', database)
    if (typeof header !== 'string' && header.version > databases.siteMigrations.length)
      throw new BackupError('The file is of a newer release. Update this installation first.', 'site_file_newer')
    if (
      typeof header === 'string' ||
      !(await hasOwnSchema('site', database, { migrations: databases.siteMigrations, version: header.version }))
    )
      throw new BackupError('The tables in the file are not those of Leadwright.', 'site_file_damaged')
    const at = clock.now()
    await changeFile(
      database,
      `REPLACE INTO site_key (id, key, created_at) VALUES ${own
        .map((one, index) => `(${index + 1}, x'${one.toString('hex')}', ${at})`)
        .join(', ')}`,
    )
    const made = await databases.control.write(async tx => {
      const asking = { id: account_id, now: at, timezone: row.timezone, plan: await readPlan(tx, account_id), config }
      const copied_at = moved ? null : Date.parse(made_at)
      return insertImported(tx, { ...row, account_id }, { ...asking, copied_at })
    })
    faultPoint('before a site is taken in')
    await rename(folder, target)
    await syncFolder(join(config.data_dir, 'sites'))
    await storage.carry(row.id)
    return { site_id: row.id, name: row.name, subdomain: made.subdomain, made_at, moved }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
