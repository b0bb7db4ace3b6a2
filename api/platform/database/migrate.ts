/**
 * Brings an existing database file to the newest migration, one after another. `user_version` is the number of migrations
 * applied. How files are made is in new-file.ts; how the SQL is written, in scripts/migration.ts.
 */
import { readdir, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { systemClock } from '../runtime/clock.ts'
import { Corrupt, fromDriver, Unavailable } from '../runtime/errors.ts'
import { connectionClosed } from './collect.ts'
import { readHeader } from './file-header.ts'
import type { Kind } from './handle.ts'
import { MIGRATION_COPY_MS } from './limits.ts'
import type { Migration } from './migrations.ts'
import { type Native, openNative, pragmaHolds } from './native.ts'
import { writeVersion } from './recorded/mark.ts'
import type { Recorder } from './recorded/recorder.ts'
import { MigrationError, unusable } from './unusable.ts'

export interface MigrateOptions {
  kind: Kind
  path: string
  migrations: readonly Migration[]
  /** Keep a copy of the file before its first migration. */
  backup: boolean
  /** Where the statements of each migration are recorded besides. */
  recorder?: Recorder | undefined
}

async function dropOldCopies(path: string): Promise<void> {
  const prefix = `${basename(path)}.before-`
  for (const name of await readdir(dirname(path))) {
    if (!name.startsWith(prefix)) continue
    const copy = join(dirname(path), name)
    // The age of a file is measured by the machine's clock.
    if (systemClock.now() - (await stat(copy)).mtimeMs > MIGRATION_COPY_MS) await rm(copy, { force: true })
  }
}

async function keepCopy(native: Native, path: string, next: string): Promise<void> {
  const copy = `${path}.before-${next}`
  await rm(copy, { force: true })
  await native.execSlow(`VACUUM INTO '${copy.replaceAll("'", "''")}'`)
}

/** One migration, whole or not at all. Keys are off: with them, drizzle's table rebuilds would delete the children. */
async function apply(native: Native, sql: string, version: number, recorder?: Recorder): Promise<void> {
  native.exec('PRAGMA foreign_keys=OFF')
  native.exec('BEGIN IMMEDIATE')
  await native.execSlow(sql)
  const check = await (await native.prepareSlow('PRAGMA foreign_key_check')).raw().iterate([])
  for (const [table] of check) throw new Error(`rows of ${String(table)} refer to rows that do not exist.`)
  native.exec(`PRAGMA user_version=${version}`)
  if (recorder)
    native.exec(writeVersion(await recorder.recordMigration(sql.split('--> statement-breakpoint'), version)))
  await native.execSlow('COMMIT')
}

export function reasonOf(error: unknown): string {
  const typed = fromDriver(error)
  if (!(typed instanceof Error)) return 'for an unknown reason.'
  // A syntax error quotes only the migration itself; other errors are described by their type.
  return typed.name === 'StatementError' && error instanceof Error ? `${error.message}.` : typed.message
}

async function applyPending(
  native: Native,
  { kind, path, migrations, backup, recorder }: MigrateOptions,
): Promise<boolean> {
  native.exec('PRAGMA journal_mode=wal; PRAGMA synchronous=FULL')
  if (pragmaHolds(native, 'user_version', String(migrations.length))) return false
  const version = Number(native.prepare('PRAGMA user_version').raw().get([])?.[0])
  if (version > migrations.length) throw unusable(kind, path, 'newer')
  if (backup) await keepCopy(native, path, migrations[version]?.tag ?? '')
  for (const [index, { tag, sql }] of migrations.entries()) {
    if (index < version) continue
    try {
      await apply(native, sql, index + 1, recorder)
    } catch (error) {
      if (native.inTransaction) native.exec('ROLLBACK')
      if (fromDriver(error) instanceof Corrupt || error instanceof Unavailable) throw error
      throw new MigrationError(path, tag, reasonOf(error))
    }
  }
  // The driver closes the file when it likes; a page log begins with what is in it by then.
  await native.execSlow('PRAGMA wal_checkpoint(TRUNCATE)')
  return true
}

/** Whether it changed the file. Refuses one that cannot be used, with a sentence; no file is made here. */
export async function migrate(options: MigrateOptions): Promise<boolean> {
  const { kind, path, migrations } = options
  const header = await readHeader(kind, path)
  if (typeof header === 'string') throw unusable(kind, path, header)
  await dropOldCopies(path)
  if (header.version === migrations.length && !header.hasWal) return false
  const native = openNative(path)
  try {
    return await applyPending(native, options)
  } catch (error) {
    const typed = fromDriver(error)
    throw typed instanceof Corrupt ? unusable(kind, path, 'damaged') : typed
  } finally {
    native.close()
    connectionClosed()
  }
}
