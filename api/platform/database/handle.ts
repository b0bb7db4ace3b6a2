/** The branded handles that stores take. How a statement reaches SQLite is in session.ts and connection.ts. */
import type { SqliteRemoteDatabase, SqliteRemoteResult } from 'drizzle-orm/sqlite-proxy'
import type { Append } from './appends.ts'
import { ReadOnly } from './errors.ts'
import { type Execute, openSession } from './session.ts'

export type Kind = 'site' | 'control'

declare const brand: unique symbol

export type Handle<K extends Kind> = SqliteRemoteDatabase<Record<string, never>> & {
  readonly [brand]: K
  /**
   * The prepared form of a query, made once for each handle. `build` is a module-level function that ends in
   * `.prepare()`; a closure would be prepared anew every time.
   */
  prepared<T>(build: (db: Handle<K>) => T): T
  /** Runs a statement of the hot paths past drizzle, with values in the order of its `?`; answers the rows changed. */
  change(sql: string, values: readonly unknown[]): Promise<number>
  /** The first row of such a statement, as its columns' values. */
  row(sql: string, values: readonly unknown[]): Promise<unknown[] | undefined>
  /** All rows of such a statement. */
  rows(sql: string, values: readonly unknown[]): Promise<unknown[][]>
  /**
   * The first row as it stands without what waits to be appended, which goes on waiting: for what was there before this
   * group, or shortly before.
   */
  rowBefore(sql: string, values: readonly unknown[]): Promise<unknown[] | undefined>
  /** Appends rows at the end of the group, or before a statement that names the table; `values` one after another. */
  append(append: Append, values: readonly unknown[]): Promise<void>
}

/** What a transaction does beyond running statements. */
export interface Appending {
  append(append: Append, values: readonly unknown[]): void
  rowBefore(sql: string, values: readonly unknown[]): unknown[] | undefined
}

export function createHandle<K extends Kind>(execute: Execute, appending?: Appending): Handle<K> {
  const built = new WeakMap<(db: Handle<K>) => unknown, unknown>()
  const prepared = <T>(build: (db: Handle<K>) => T): T => {
    const known = built.get(build)
    if (known !== undefined) return known as T
    const made = build(handle)
    built.set(build, made)
    return made
  }
  const change = async (sql: string, values: readonly unknown[]) => (await execute(sql, values, 'run')).changes
  const row = async (sql: string, values: readonly unknown[]) => (await execute(sql, values, 'get')).rows
  const rows = async (sql: string, values: readonly unknown[]) => (await execute(sql, values, 'all')).rows
  const rowBefore = appending
    ? async (sql: string, values: readonly unknown[]) => appending.rowBefore(sql, values)
    : row
  const append = async (to: Append, values: readonly unknown[]) => {
    if (!appending) throw new ReadOnly()
    appending.append(to, values)
  }
  const own = { prepared, change, row, rows, rowBefore, append }
  const handle = Object.assign(openSession(execute), own) as unknown as Handle<K>
  return handle
}

/** How many rows a statement without `returning` changed. */
export function changesOf(result: SqliteRemoteResult): number {
  return (result as { changes?: number }).changes ?? 0
}
