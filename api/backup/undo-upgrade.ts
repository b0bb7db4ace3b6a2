/**
 * Goes back behind an upgrade: puts the copies that it made of databases before it changed them into their places, so that the
 * former release can open them. What was written since is set aside with the databases.
 */
import { existsSync } from 'node:fs'
import { copyFile, readdir, rename, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { readHeader } from '../platform/database/file-header.ts'
import type { Kind } from '../platform/database/handle.ts'
import { lockDataFolder } from '../platform/database/lock.ts'
import { isRecorded, settleRestored } from '../platform/database/recorded/restored.ts'
import { siteFile, syncFolder } from '../platform/database/site-file.ts'
import { systemClock, toInstant } from '../platform/runtime/clock.ts'
import { BackupError } from './manifest.ts'
import { markBackup } from './mark.ts'

interface Database {
  kind: Kind
  path: string
}

export interface UpgradeCopy extends Database {
  copy: string
  made_at: number
}

export interface UndoResult {
  restored: UpgradeCopy[]
  /** Databases that were made since: the former release refuses them. */
  newer: string[]
}

/** Every copy that an upgrade has made, the oldest first. */
export async function findUpgradeCopies(dataDir: string): Promise<UpgradeCopy[]> {
  const copies = await Promise.all((await databasesIn(dataDir)).map(copiesOf))
  return copies.flat().sort((a, b) => a.made_at - b.made_at)
}

async function databasesIn(dataDir: string): Promise<Database[]> {
  const names = await readdir(join(dataDir, 'sites')).catch(() => [])
  const sites = names.filter(name => name.startsWith('site_')).map(id => siteFile(dataDir, id))
  return [
    { kind: 'control', path: join(dataDir, 'control.db') },
    ...sites.map((path): Database => ({ kind: 'site', path })),
  ]
}

async function copiesOf(database: Database): Promise<UpgradeCopy[]> {
  const folder = dirname(database.path)
  const names = (await readdir(folder)).filter(name => name.startsWith(`${basename(database.path)}.before-`))
  return Promise.all(
    names.map(async name => {
      const copy = join(folder, name)
      return { ...database, copy, made_at: (await stat(copy)).mtimeMs }
    }),
  )
}

async function versionOf({ kind }: Database, path: string): Promise<number> {
  const header = await readHeader(kind, path)
  if (typeof header === 'string') throw new BackupError(`${path} is ${header}. Nothing was changed.`)
  return header.version
}

/** Of each database the first copy since that moment. */
export async function undoUpgrade(dataDir: string, since: number): Promise<UndoResult> {
  if (!existsSync(join(dataDir, 'control.db'))) throw new BackupError(`${dataDir} is no data folder of Leadwright.`)
  const lock = lockDataFolder(dataDir, '')
  try {
    const copies = (await findUpgradeCopies(dataDir)).filter(({ made_at }) => made_at >= since)
    const firsts = [...Map.groupBy(copies, ({ path }) => path).values()].flatMap(([first]) => first ?? [])
    const [oldest] = firsts
    if (!oldest) throw new BackupError(`No upgrade has changed a database since ${toInstant(since)}.`)
    const newer = await newerThan(firsts, await databasesIn(dataDir))
    for (const one of firsts) await versionOf(one, one.copy)
    const now = toInstant(systemClock.now()).replaceAll(/[:.]/g, '-')
    const wasRecorded = await isRecorded(dataDir)
    for (const one of firsts) await putBack(one, now)
    if (wasRecorded)
      await settleRestored(
        firsts.map(({ path }) => path),
        wasRecorded,
      )
    await markBackup(join(dataDir, 'control.db'), toInstant(oldest.made_at))
    return { restored: firsts, newer }
  } finally {
    lock.release()
  }
}

/** Sites that have no copy and what those with one had only after the upgrade. */
async function newerThan(restored: readonly UpgradeCopy[], all: readonly Database[]): Promise<string[]> {
  const sites = restored.filter(({ kind }) => kind === 'site')
  const former = Math.max(...(await Promise.all(sites.map(one => versionOf(one, one.copy)))))
  const others = all.filter(({ kind, path }) => kind === 'site' && !sites.some(one => one.path === path))
  const versions = await Promise.all(others.map(async one => ({ ...one, version: await versionOf(one, one.path) })))
  return sites.length === 0 ? [] : versions.flatMap(({ path, version }) => (version > former ? [path] : []))
}

/** The database is moved aside with what belongs to it; its copy stays where it is. */
async function putBack({ path, copy }: UpgradeCopy, now: string): Promise<void> {
  const draft = `${path}.restoring`
  await copyFile(copy, draft)
  for (const part of ['', '-wal', '-shm'])
    if (existsSync(path + part)) await rename(path + part, `${path}.after-${now}${part}`)
  await rename(draft, path)
  await syncFolder(dirname(path))
}
