/**
 * The databases of many sites at their servers, in the real tables. In memory they are one, which has the rows of one site at a time; those
 * of the others are kept beside it. One transaction after another.
 */
import type { InStatement, ResultSet } from '@libsql/client/http'
import { makeTable, nobody, writeHome } from '../../../api/platform/database/recorded/mark.ts'
import { MemoryTables } from '../memory-tables.ts'

/** What is written in the fleet's day: jobs, who may write, and what was done. */
const tables = ['jobs', '_home', 'done'] as const
type Rows = readonly unknown[][]

export class SiteTables {
  readonly memory = new MemoryTables('site')
  readonly #kept = new Map<string, Map<string, Rows>>()
  readonly #inserts = new Map<string, string>()
  #there: string | undefined
  #turn: Promise<unknown> = Promise.resolve()

  constructor() {
    this.memory.native.exec(`PRAGMA foreign_keys=0; ${makeTable}; create table done (what text not null)`)
    for (const table of tables) {
      const columns = this.memory.query(`select name from pragma_table_info('${table}')`, [], 'all').rows as unknown[][]
      this.#inserts.set(table, `insert into ${table} values (${columns.map(() => '?').join()})`)
    }
  }

  /** Runs with the rows of this site, and nothing of another in between. */
  of<T>(site_id: string, run: () => Promise<T>): Promise<T> {
    const mine = this.#turn.then(() => {
      this.#exchange(site_id)
      return run()
    })
    this.#turn = mine.catch(() => undefined)
    return mine
  }

  /** A transaction that is undone at the end: what it would answer. */
  tried<T>(site_id: string, run: () => Promise<T>): Promise<T> {
    return this.of(site_id, async () => {
      this.memory.begin()
      try {
        return await run()
      } finally {
        this.memory.end(false)
      }
    })
  }

  /** All or nothing; an error says which statement it was. */
  batch(site_id: string, statements: readonly InStatement[]): Promise<ResultSet[]> {
    return this.of(site_id, async () => {
      const { memory } = this
      memory.begin()
      const results: unknown[] = []
      try {
        for (const one of statements) {
          const { sql, args = [] } = typeof one === 'string' ? { sql: one } : one
          results.push(memory.execute(sql, args as unknown[]))
        }
        memory.end(true)
        return results as ResultSet[]
      } catch (error) {
        memory.end(false)
        throw Object.assign(error as Error, { statementIndex: results.length, code: 'SQLITE_CONSTRAINT' })
      }
    })
  }

  /** By the environment itself: what was done in each site. */
  done(): Map<string, string[]> {
    this.#exchange(undefined)
    const of = (rows: Map<string, Rows>) => (rows.get('done') ?? []).map(([what]) => String(what))
    return new Map([...this.#kept].map(([site_id, rows]) => [site_id, of(rows)]))
  }

  #exchange(site_id: string | undefined): void {
    const { memory } = this
    if (this.#there === site_id) return
    if (this.#there !== undefined) {
      const rows = new Map<string, Rows>()
      for (const table of tables) {
        rows.set(table, memory.query(`select * from ${table}`, [], 'all').rows as unknown[][])
        memory.query(`delete from ${table}`, [], 'run')
      }
      this.#kept.set(this.#there, rows)
    }
    this.#there = site_id
    if (site_id === undefined) return
    const rows = this.#kept.get(site_id) ?? this.#new()
    for (const table of tables)
      for (const row of rows.get(table) ?? []) memory.query(this.#inserts.get(table) ?? '', row, 'run')
  }

  #new(): Map<string, Rows> {
    const { args } = writeHome({ installation: 'fleet', version: 1, migrations: 0, made_at: 0, ...nobody })
    const [installation, version, migrations, made_at, holder, fence] = args
    return new Map([['_home', [[1, installation, holder, fence, version, migrations, made_at]]]])
  }
}
