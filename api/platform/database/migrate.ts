/**
 * Brings one database file to the newest migration of its folder. `user_version` is the number of migrations applied.
 * The SQL is written by `npm run migration`; how it is written is in scripts/migration.ts.
 */
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { systemClock } from '../clock.ts'
import { connectionClosed } from './collect.ts'
import { DatabaseError, fromDriver } from './errors.ts'
import { MIGRATION_COPY_MS } from './limits.ts'
import { type Native, openNative, pragmaHolds } from './native.ts'

/** The file was written by a newer release than this one. */
export class DataFolderNewer extends DatabaseError {
  override readonly name = 'DataFolderNewer'
  constructor(path: string, version: number, known: number) {
    super(
      `${path} was written by a newer release (migration ${version}; this one knows ${known}). ` +
        'Start the newer release, or restore the copy made before the update.',
    )
  }
}

/** A migration could not be applied; the file is as it was before it. */
export class MigrationFailed extends DatabaseError {
  override readonly name = 'MigrationFailed'
  constructor(path: string, tag: string, reason: string) {
    super(`Migration ${tag} of ${path} failed: ${reason} The file is as it was before this migration.`)
  }
}

interface Migrate {
  path: string
  folder: string
  backup: boolean
}

async function readTags(folder: string): Promise<string[]> {
  const journal = join(folder, 'meta', '_journal.json')
  if (!existsSync(journal)) return []
  const { entries } = JSON.parse(await readFile(journal, 'utf8')) as { entries: { idx: number; tag: string }[] }
  return entries.toSorted((a, b) => a.idx - b.idx).map(entry => entry.tag)
}

function pragma(native: Native, name: string): unknown {
  return native.prepare(`PRAGMA ${name}`).raw().get([])?.[0]
}

async function dropOldCopies(path: string): Promise<void> {
  const prefix = `${basename(path)}.before-`
  for (const name of await readdir(dirname(path))) {
    if (!name.startsWith(prefix)) continue
    const copy = join(dirname(path), name)
    // A file's age is told by the machine's own clock.
    if (systemClock.now() - (await stat(copy)).mtimeMs > MIGRATION_COPY_MS) await rm(copy, { force: true })
  }
}

async function keepCopy(native: Native, path: string, next: string): Promise<void> {
  const copy = `${path}.before-${next}`
  await rm(copy, { force: true })
  await native.execSlow(`VACUUM INTO '${copy.replaceAll("'", "''")}'`)
}

/** One migration, whole or not at all. Keys are off: with them, drizzle's table rebuilds would delete the children. */
async function apply(native: Native, sql: string, version: number): Promise<void> {
  native.exec('PRAGMA foreign_keys=OFF')
  native.exec('BEGIN IMMEDIATE')
  await native.execSlow(sql)
  const check = await (await native.prepareSlow('PRAGMA foreign_key_check')).raw().iterate([])
  for (const [table] of check) throw new Error(`rows of ${String(table)} refer to rows that do not exist.`)
  native.exec(`PRAGMA user_version=${version}`)
  await native.execSlow('COMMIT')
}

function reasonOf(error: unknown): string {
  const typed = fromDriver(error)
  if (!(typed instanceof Error)) return 'for an unknown reason.'
  // A wrong statement quotes only the migration itself; everything else is told by its type.
  return typed.name === 'StatementFailed' && error instanceof Error ? `${error.message}.` : typed.message
}

export async function migrate({ path, folder, backup }: Migrate): Promise<void> {
  const tags = await readTags(folder)
  await dropOldCopies(path)
  const native = openNative(path)
  try {
    native.exec('PRAGMA journal_mode=wal; PRAGMA synchronous=FULL')
    if (pragmaHolds(native, 'user_version', String(tags.length))) return
    const version = Number(pragma(native, 'user_version'))
    if (version > tags.length) throw new DataFolderNewer(path, version, tags.length)
    if (backup && version > 0 && version < tags.length) await keepCopy(native, path, tags[version] ?? '')
    for (const [index, tag] of tags.entries()) {
      if (index < version) continue
      const sql = await readFile(join(folder, `${tag}.sql`), 'utf8')
      try {
        await apply(native, sql, index + 1)
      } catch (error) {
        if (native.inTransaction) native.exec('ROLLBACK')
        throw new MigrationFailed(path, tag, reasonOf(error))
      }
    }
  } catch (error) {
    throw fromDriver(error)
  } finally {
    native.close()
    connectionClosed()
  }
}
