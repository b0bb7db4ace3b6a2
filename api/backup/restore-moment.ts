/**
 * An installation, or one site of it while others are served, as it was at a moment: a backup that was made before it, and what page logs have until
 * then.
 */
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { byServerOrHere } from '../operator/by-server-or-here.ts'
import type { Config } from '../platform/config/config.ts'
import { askFile, copyDatabase, findFault } from '../platform/database/copy-file.ts'
import { lockDataFolder } from '../platform/database/lock.ts'
import { PageLogs } from '../platform/database/page-log/page-logs.ts'
import { NotInLog, type ReplayResult, replay } from '../platform/database/page-log/replay.ts'
import { isRecorded, settleRestored } from '../platform/database/recorded/restored.ts'
import { newDraft } from '../platform/database/restored-folder.ts'
import { siteFolder } from '../platform/database/site-file.ts'
import { systemClock, toInstant } from '../platform/runtime/clock.ts'
import { keptFiles } from './kept-files.ts'
import { BackupError, describeFile, exact_control, filesBelow, readManifest } from './manifest.ts'
import { markBackup } from './mark.ts'
import { logsBegin, logsFolder } from './page-logs.ts'
import { putAside } from './restore.ts'
import type { RestoredSite } from './restore-site.ts'
import { findBackups } from './scheduled.ts'

export interface RestoredMoment {
  sites: number
  aside: string | undefined
  /** Sentences about what could not be as it was. */
  remarks: string[]
}

interface Base {
  path: string
  begun_at: number
}

/** Checks the moment; answers the latest backup before it. */
async function findBase(backups: string, moment: number): Promise<Base> {
  if (moment > systemClock.now()) throw new BackupError(`${toInstant(moment)} is still to come.`)
  const begins = await logsBegin(logsFolder(backups))
  const bases: (Base & { made_at: number })[] = []
  for (const { path } of await findBackups(backups)) {
    const { made_at, pages_from } = await readManifest(path)
    const begun_at = pages_from === undefined ? 0 : Date.parse(pages_from)
    if (begun_at > 0 && begun_at >= begins) bases.push({ path, begun_at, made_at: Date.parse(made_at) })
  }
  const base = bases.find(({ made_at }) => made_at <= moment)
  if (base) return base
  const first = bases.at(-1)
  throw new BackupError(
    first
      ? `What was at ${toInstant(moment)} is not kept any more. The earliest moment is ${toInstant(first.made_at)}.`
      : `${backups} has no backup that a moment can be restored from: the server makes them by itself where BACKUP_DIR is set.`,
  )
}

/** The database as it was, whole and without unused space; undefined where there was none. */
async function rebuild(
  logs: string,
  name: string,
  base: Base | undefined,
  moment: number,
  target: string,
): Promise<ReplayResult> {
  const kind = name === 'control' ? 'control' : 'site'
  const draft = `${target}.pages`
  const own = base && join(base.path, name === 'control' ? exact_control : join('sites', name, 'site.db'))
  const replayed = await replay({
    ...{ folder: join(logs, name), moment, target: draft },
    base: base && own && existsSync(own) ? { path: own, begun_at: base.begun_at } : undefined,
  }).catch(error => {
    if (!(error instanceof NotInLog)) throw error
    throw new BackupError(
      `What ${name} wrote until ${toInstant(moment)} is in no log. It can be restored from a moment after the next backup that was made since ${toInstant(error.from)}.`,
    )
  })
  if (!replayed.isThere) return replayed
  const fault = await findFault(kind, draft)
  if (fault) throw new BackupError(`${name} is ${fault} at that moment. Nothing was restored.`)
  await copyDatabase(kind, draft, target)
  await rm(draft, { force: true })
  return replayed
}

function remarksOf(name: string, { isTorn, until }: ReplayResult): string[] {
  if (!isTorn) return []
  const end = until === undefined ? 'its beginning' : toInstant(until)
  return [`The log of ${name} cannot be read behind ${end}: what was written to it last is left out.`]
}

/** From the backup, from beside the logs, and from what is still there; names are the hashes of what they hold. */
async function collectFiles(dataDir: string, logs: string, base: Base, site_id: string, folder: string): Promise<void> {
  const sources = [
    join(base.path, 'sites', site_id, 'files'),
    keptFiles(logs, site_id),
    join(siteFolder(dataDir, site_id), 'files'),
  ]
  for (const source of sources)
    for (const path of await filesBelow(source)) {
      const target = join(folder, 'files', path)
      const [from, hash] = [join(source, path), basename(path)]
      if (hash.includes('.') || existsSync(target) || (await describeFile(from)).sha256 !== hash) continue
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      await copyFile(from, target)
    }
}

export async function restoreMoment({ data_dir }: Config, backups: string, moment: number): Promise<RestoredMoment> {
  const base = await findBase(backups, moment)
  const logs = logsFolder(backups)
  const left = await keepWhatWasLeft(data_dir, logs)
  const draft = `${resolve(data_dir)}.restoring`
  await rm(draft, { recursive: true, force: true })
  await mkdir(join(draft, 'sites'), { recursive: true, mode: 0o700 })
  try {
    const control = await rebuild(logs, 'control', base, moment, join(draft, 'control.db'))
    if (!control.isThere) throw new BackupError(`${base.path} has no control database.`)
    if (!control.hasLog) throw new BackupError(`${logs} has nothing of the control database. Nothing was restored.`)
    const remarks = [
      ...left.map(name => `${name} was changed by something else: what it wrote since its log ends is left out.`),
      ...remarksOf('control', control),
    ]
    const ids = await askFile(join(draft, 'control.db'), "select id from sites where status <> 'removed'")
    const databases = [join(draft, 'control.db')]
    for (const [site_id] of ids as string[][]) {
      const folder = join(draft, 'sites', site_id ?? '')
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const site = await rebuild(logs, site_id ?? '', base, moment, join(folder, 'site.db'))
      remarks.push(...remarksOf(site_id ?? '', site))
      if (!site.isThere) {
        await rm(folder, { recursive: true })
        remarks.push(`${site_id} is in no backup of that time, and not restored.`)
        continue
      }
      await collectFiles(data_dir, logs, base, site_id ?? '', folder)
      databases.push(join(folder, 'site.db'))
    }
    await markBackup(join(draft, 'control.db'), toInstant(moment))
    await settleRestored(databases, await isRecorded(data_dir))
    const aside = await putAside(data_dir)
    await rename(draft, resolve(data_dir))
    return { sites: databases.length - 1, aside, remarks }
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** Where the disk of the data folder is well: what came in the last minute, and what a killed server has left. */
async function keepWhatWasLeft(data_dir: string, logs: string): Promise<string[]> {
  if (!existsSync(data_dir) || (await readdir(data_dir)).length === 0) return []
  const lock = lockDataFolder(data_dir, '')
  try {
    const pageLogs = new PageLogs(data_dir, () => systemClock.now(), { folder: logs })
    return await pageLogs.keepAll().finally(() => pageLogs.close())
  } finally {
    lock.release()
  }
}

export async function restoreSiteMoment(
  config: Config,
  backups: string,
  site_id: string,
  moment: number,
): Promise<RestoredSite & { remarks: string[] }> {
  const base = await findBase(backups, moment)
  const logs = logsFolder(backups)
  await byServerOrHere(config, 'keep_pages', {})
  const draft = newDraft(resolve(config.data_dir))
  try {
    await mkdir(draft, { mode: 0o700 })
    const site = await rebuild(logs, site_id, base, moment, join(draft, 'site.db'))
    if (!site.isThere) throw new BackupError(`There was no site ${site_id} at ${toInstant(moment)}.`)
    await collectFiles(config.data_dir, logs, base, site_id, draft)
    const { aside } = await byServerOrHere(config, 'put_site_back', {
      site_id,
      draft: basename(draft),
      made_at: moment,
    })
    return { made_at: toInstant(moment), aside: resolve(aside), remarks: remarksOf(site_id, site) }
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}
