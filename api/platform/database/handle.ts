/** The branded handles that stores take. How a statement reaches SQLite is in session.ts and connection.ts. */
import { SQL } from 'drizzle-orm'
import type { SqliteRemoteDatabase } from 'drizzle-orm/sqlite-proxy'
import { ReadOnly } from '../runtime/errors.ts'
import { insertsOf, type ManyRows, valuesOf } from './appends.ts'
import { QualifyingDialect } from './dialect.ts'
import { packed } from './packed.ts'
import { type Execute, openSession } from './session.ts'
import type { Statement } from './statements.ts'

export type Kind = 'site' | 'control'

declare const brand: unique symbol

type Values = readonly unknown[]
type Row = readonly unknown[]
/** SQL of one's own: a text with a value for each `?`, or a template of drizzle. */
export type Text = string | SQL

interface QueryOptions {
  /**
   * Does not flush appended rows, which are therefore not seen: for rows from before this group, or
   * shortly before.
   */
  beforeAppended: boolean
}

/** Drizzle's builder. */
type Builder = Pick<SqliteRemoteDatabase<Record<string, never>>, 'select' | 'insert' | 'update' | 'delete' | '$count'>

/** Every answer is awaited, and what is asked in one turn may travel together: README.md says how to ask. */
export type Handle<K extends Kind> = Builder & {
  readonly [brand]: K
  /**
   * The prepared form of a query, made once for each handle. `build` is a module-level function that ends in
   * `.prepare()`; a closure would be prepared again every time.
   */
  prepared<T>(build: (db: Handle<K>) => T): T
  /** The first row. */
  one<R>(statement: Statement<R>, values: Values): Promise<R | undefined>
  one<R extends Row = unknown[]>(text: Text, values?: Values, asking?: QueryOptions): Promise<R | undefined>
  /** All rows; of a text as its columns' values. */
  all<R>(statement: Statement<R>, values: Values): Promise<R[]>
  all<R extends Row = unknown[]>(text: Text, values?: Values): Promise<R[]>
  /** Changes rows; answers how many. */
  run<R>(many: ManyRows<R>, rows: readonly NoInfer<R>[]): Promise<number>
  run(text: Text, values?: Values): Promise<number>
  /** Changes rows at the end of the group, or before a statement that names the table. */
  append<R>(many: ManyRows<R>, rows: readonly NoInfer<R>[]): Promise<void>
  /** Announces what is being written; listeners are called once it is on disk. */
  announce(topic: string): void
}

/** A transaction's functions besides running statements. */
export interface AppendHandle {
  append(many: ManyRows, values: Values): Promise<void>
  announce(topic: string): void
  /** Whether the statements of the current action run off the event loop. */
  isSlow(): boolean
}

const dialect = new QualifyingDialect()
const nothing: Values = []

export function createHandle<K extends Kind>(execute: Execute, appending?: AppendHandle): Handle<K> {
  const built = new WeakMap<(db: Handle<K>) => unknown, unknown>()
  const prepared = <T>(build: (db: Handle<K>) => T): T => {
    const known = built.get(build)
    if (known !== undefined) return known as T
    const made = build(handle)
    built.set(build, made)
    return made
  }
  const send = (text: Text, values: Values, method: 'run' | 'all' | 'get', asking?: QueryOptions) => {
    if (typeof text === 'string') return execute(text, values, method, asking?.beforeAppended)
    const { sql, params } = dialect.sqlToQuery(text)
    return execute(sql, params, method)
  }
  const own = {
    prepared,
    async one(query: Text | Statement<unknown>, values = nothing, asking?: QueryOptions) {
      if (isText(query)) return (await send(query, values, 'get', asking)).rows
      const row = (await execute(query.text, values, 'get')).rows as unknown[] | undefined
      return row && query.toRow(row)
    },
    async all(query: Text | Statement<unknown>, values = nothing) {
      if (isText(query)) return (await send(query, values, 'all')).rows
      return ((await execute(query.text, values, 'all')).rows as unknown[][]).map(query.toRow)
    },
    async run(query: Text | ManyRows<unknown>, values = nothing) {
      if (isText(query)) return (await send(query, values, 'run')).changes
      const written = valuesOf(query, values)
      const together = appending?.isSlow() ? packed(query as ManyRows, written) : undefined
      const statements = together ? [together] : [...insertsOf(query, written)]
      const answers = await Promise.all(statements.map(one => execute(one.sql, one.values, 'run')))
      return answers.reduce((changed, { changes }) => changed + changes, 0)
    },
    async append(many: ManyRows<unknown>, rows: readonly unknown[]) {
      if (!appending) throw new ReadOnly()
      if (rows.length > 0) await appending.append(many as ManyRows, valuesOf(many, rows))
    },
    announce(topic: string) {
      if (!appending) throw new ReadOnly()
      appending.announce(topic)
    },
  }
  const handle = Object.assign(openSession(execute), own) as unknown as Handle<K>
  return handle
}

const isText = (query: unknown): query is Text => typeof query === 'string' || query instanceof SQL
