/** The file of a recorded database while nobody else has it open: its mark, what is copied from it, and how it is made from a server. */
import { existsSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { connectionClosed } from '../collect.ts'
import { applicationIds, readHeader } from '../file-header.ts'
import type { Bound } from '../guard.ts'
import type { Kind } from '../handle.ts'
import { type Native, openNative } from '../native.ts'
import { nextTurn } from '../next-turn.ts'
import { syncFolder } from '../site-file.ts'
import { copyTables, type Target } from './copy-tables.ts'
import { hasTable, home_table, homeOf, isOriginal, type Mark, makeTable, nobody, readHome, writeHome } from './mark.ts'
import type { Source } from './tables.ts'
import { type Value, valuesOf } from './values.ts'

const ends = ['', '-wal', '-shm', '-journal']

async function within<T>(path: string, work: (native: Native) => Promise<T>): Promise<T> {
  const native = openNative(path)
  try {
    return await work(native)
  } finally {
    native.close()
    connectionClosed()
  }
}

const rowsOf = (native: Native, sql: string, values: readonly Value[] = []): Value[][] =>
  native
    .prepare(sql)
    .raw()
    .safeIntegers()
    .all(values as Bound[])
    .map(valuesOf)

const sourceIn = (native: Native): Source => ({
  async all(sql, values) {
    await nextTurn()
    return rowsOf(native, sql, values)
  },
  async together(texts) {
    await nextTurn()
    return texts.map(text => rowsOf(native, text))
  },
})

const targetIn = (native: Native): Target => ({
  async run(statements) {
    await nextTurn()
    for (const { sql, args } of statements) native.prepare(sql).run(args as Bound[])
  },
})

export async function hasReadableFile(kind: Kind, path: string): Promise<boolean> {
  return typeof (await readHeader(kind, path)) !== 'string'
}

/** Undefined where the file was never recorded. */
export const markOfFile = (path: string): Promise<Mark | undefined> =>
  within(path, async native => (rowsOf(native, hasTable).length > 0 ? homeOf(rowsOf(native, readHome)[0]) : undefined))

export const markFile = (path: string, mark: Mark): Promise<void> =>
  within(path, async native => {
    native.exec(`PRAGMA synchronous=FULL; ${makeTable}`)
    const { sql, args } = writeHome({ ...mark, ...nobody })
    native.prepare(sql).run(args as Bound[])
  })

/** What the file has takes the place of what a server has, when it is next opened. */
export const markOriginal = async (path: string): Promise<void> =>
  markFile(path, { installation: '', version: 0, migrations: await migrationsOfFile(path), made_at: 0 })

/** The file is one that no server records. */
export const forgetServer = (path: string): Promise<void> =>
  within(path, async native => native.exec(`DROP TABLE IF EXISTS ${home_table}`))

/** Files of former releases may not have it. */
export const emptyTable = (path: string, name: string): Promise<void> =>
  within(path, async native => {
    if (rowsOf(native, 'select 1 from sqlite_schema where name = ?', [name]).length > 0)
      native.exec(`DELETE FROM ${name}`)
  })

/** Migrations that a file has seen. */
export const migrationsOfFile = (path: string): Promise<number> =>
  within(path, async native => Number(rowsOf(native, 'PRAGMA user_version')[0]?.[0]))

/** What is in the file, for as long as the work takes. */
export const withinFile = <T>(path: string, work: (file: Source) => Promise<T>): Promise<T> =>
  within(path, native => work(sourceIn(native)))

export interface Snapshot {
  source: Source
  /** Undefined where no server records it. */
  version: number | undefined
  /** Until then SQLite keeps all that is written in its log. */
  end(): void
}

/** What is in the file now, however it is written meanwhile. */
export async function takeSnapshot(path: string): Promise<Snapshot> {
  const native = openNative(path)
  let isOpen = true
  const end = () => {
    if (!isOpen) return
    isOpen = false
    // Its statements keep a closed file open until they are collected.
    if (native.inTransaction) native.exec('ROLLBACK')
    native.close()
    connectionClosed()
  }
  try {
    native.exec('BEGIN; SELECT count(*) FROM sqlite_schema')
    const mark = rowsOf(native, hasTable).length > 0 ? homeOf(rowsOf(native, readHome)[0]) : undefined
    return { source: sourceIn(native), version: mark && !isOriginal(mark) ? mark.version : undefined, end }
  } catch (error) {
    end()
    throw error
  }
}

export const copyFromFile = (path: string, to: Target): Promise<void> =>
  within(path, native => copyTables(sourceIn(native), to))

/** Takes the place of a file that is there once it is whole. */
export async function makeFromServer(
  { kind, path, mark }: { kind: Kind; path: string; mark: Mark },
  from: Source,
): Promise<void> {
  const draft = `${path}.new`
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  for (const end of ends) await rm(draft + end, { force: true })
  await within(draft, async native => {
    native.exec('PRAGMA journal_mode=memory; PRAGMA synchronous=OFF; PRAGMA foreign_keys=OFF; BEGIN')
    await copyTables(from, targetIn(native))
    native.exec(makeTable)
    const { sql, args } = writeHome({ ...mark, ...nobody })
    native.prepare(sql).run(args as Bound[])
    native.exec(`PRAGMA application_id=${applicationIds[kind]}; PRAGMA user_version=${mark.migrations}`)
    await native.execSlow('COMMIT; PRAGMA journal_mode=wal')
  })
  const file = await open(draft, 'r+')
  await file.sync().finally(() => file.close())
  if (existsSync(path)) for (const end of ends) await rm(path + end, { force: true })
  await rename(draft, path)
  await syncFolder(dirname(path))
}
