/** Writes a site to one file. A copy leaves it as it is; a move freezes it first, so that only one of the two goes on. */
import { mkdtemp, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { backUpSite } from '../../backup/backup.ts'
import { BackupError } from '../../backup/manifest.ts'
import { changeFile } from '../../platform/database/copy-file.ts'
import type { Installation } from '../../platform/features/context.ts'
import { systemClock, toInstant } from '../../platform/runtime/clock.ts'
import { beginExport, endExport, existingSite, freezeSite, unfreezeSite } from '../sites/rules.ts'
import { type Progress, writeArchive } from './archive.ts'
import { siteTransferLimits } from './limits.ts'
import { openHandOffs } from './ports.ts'
import { sealKey } from './site-key.ts'

export interface ExportOptions {
  path: string
  passphrase: string
  move: boolean
  onProgress?: Progress
}

type From = Pick<Installation, 'databases' | 'config' | 'clock' | 'connections' | 'storage'>

export async function exportSite(installation: From, site_id: string, exporting: ExportOptions): Promise<void> {
  await writeSite(installation, site_id, exporting)
  await installation.databases.control.write(tx => endExport(tx, site_id))
}

/** Until it is ended it counts as cut off, and the next start takes it back. */
export async function writeSite(
  installation: From,
  site_id: string,
  { path, passphrase, move, onProgress = () => undefined }: ExportOptions,
): Promise<void> {
  const { databases, clock } = installation
  // Before anything is frozen for a file that cannot be made.
  if (passphrase.length < siteTransferLimits.site_export_passphrase_characters_min)
    throw new BackupError(
      `The passphrase needs at least ${siteTransferLimits.site_export_passphrase_characters_min} characters.`,
    )
  const { moved_at: moved_before } = await databases.control
    .read(db => existingSite(db, site_id))
    .catch(() => {
      throw new BackupError(`There is no site ${site_id}.`)
    })
  try {
    await databases.control.write(tx => beginExport(tx, site_id, move && moved_before === null ? 'move' : 'copy'))
    if (move) {
      await databases.control.write(tx => freezeSite(tx, site_id, clock.now()))
      await handOffsSettled(installation, site_id)
    }
    await write(installation, site_id, { path, passphrase, move, onProgress })
  } catch (error) {
    await databases.control.write(async tx => {
      if (move && moved_before === null) await unfreezeSite(tx, site_id)
      await endExport(tx, site_id)
    })
    throw error
  }
}

async function write(
  { databases, config, storage }: Pick<Installation, 'databases' | 'config' | 'storage'>,
  site_id: string,
  { path, passphrase, move, onProgress }: Required<ExportOptions>,
): Promise<void> {
  const {
    account_id: _account,
    status: _state,
    exporting: _exporting,
    ...site
  } = await databases.control.read(db => existingSite(db, site_id))
  const key = await sealKey(await databases.siteKey(site_id), passphrase)
  const folder = await mkdtemp(join(dirname(path), '.site-export-'))
  try {
    const outcome = await backUpSite(config.data_dir, site_id, join(folder, 'site'))
    if (outcome !== 'copied') throw new BackupError(`The database of ${site_id} is ${outcome}: it cannot be exported.`)
    await storage.copyAll(site_id, join(folder, 'site', 'files'))
    const database = join(folder, 'site', 'site.db')
    await changeFile(database, 'PRAGMA journal_mode=delete; DELETE FROM site_key; VACUUM')
    const made_at = toInstant(systemClock.now())
    await writeArchive(join(folder, 'site'), path, { made_at, moved: move, site, key }, onProgress)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A message that is being handed over may arrive: its outcome must be in the copy. */
async function handOffsSettled({ databases, connections }: From, site_id: string): Promise<void> {
  const database = await databases.site(site_id)
  // What was judged before the site rested is written by then.
  await database.write(async () => undefined)
  for (let waited = 0; waited < siteTransferLimits.site_export_settle_milliseconds; waited += 100) {
    const open = await database.read(connections.through(openHandOffs))
    if (open === 0) return
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new BackupError(
    'Email of the site is still being handed over. It is paused: try again in a minute.',
    'emails_under_way',
  )
}
