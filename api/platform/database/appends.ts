/**
 * Rows of append-only tables that wait for the commit of their group: they are written with it, one statement for each
 * table, off the event loop. Which statements must not run before them is decided here; the queue does the rest.
 */
import { requireJson } from './guard.ts'

/** An insert that takes its rows as one text of JSON: `insert into … select value ->> 0, … from json_each(?)`. */
export interface Append {
  readonly table: string
  readonly sql: string
}

const statements_max = 500

/** Holds the text of the rows during a commit; made once for each writing connection. */
export const APPENDS_TABLE = 'create temp table appends (n integer primary key, rows text not null)'

export class Appends {
  #waiting = new Map<Append, (readonly unknown[])[]>()
  /** Which tables a statement names, as far as rows were ever appended to them. */
  readonly #named = new Map<string, string[]>()
  readonly #tables = new Set<string>()

  get isEmpty(): boolean {
    return this.#waiting.size === 0
  }

  add(append: Append, rows: readonly (readonly unknown[])[]): void {
    if (!this.#tables.has(append.table)) {
      this.#tables.add(append.table)
      this.#named.clear()
    }
    // JSON would let pass what a statement refuses, and a row must fail its own action.
    for (const row of rows) requireJson(row)
    const waiting = this.#waiting.get(append)
    if (waiting) waiting.push(...rows)
    else this.#waiting.set(append, [...rows])
  }

  /** Whether a statement names a table that rows wait for, so that they must be written before it. */
  concern(sql: string): boolean {
    if (this.#waiting.size === 0) return false
    let named = this.#named.get(sql)
    if (named === undefined) {
      named = [...this.#tables].filter(table => new RegExp(`\\b${table}\\b`, 'i').test(sql))
      if (this.#named.size >= statements_max) this.#named.clear()
      this.#named.set(sql, named)
    }
    if (named.length === 0) return false
    for (const { table } of this.#waiting.keys()) if (named.includes(table)) return true
    return false
  }

  /** Takes all that waits: each insert with the text of its rows. */
  take(): { sql: string; rows: string }[] {
    const taken = [...this.#waiting].map(([{ sql }, rows]) => ({ sql, rows: JSON.stringify(rows) }))
    this.#waiting.clear()
    return taken
  }

  clear(): void {
    this.#waiting.clear()
  }
}

/** The script that writes what lies in the table of appends, in its order, and commits. */
export const commitOf = (inserts: readonly { sql: string }[]): string =>
  [
    ...inserts.map(({ sql }, n) => sql.replace('?', `(select rows from temp.appends where n = ${n})`)),
    'delete from temp.appends',
    'COMMIT',
  ].join(';\n')

/** The statement that puts so many texts into the table of appends. */
export const keepAppends = (count: number): string =>
  `insert into temp.appends (n, rows) values ${Array.from({ length: count }, (_, n) => `(${n}, ?)`).join(', ')}`
