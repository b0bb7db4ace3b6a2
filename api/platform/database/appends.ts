/**
 * Rows that wait for the end of their group: one statement for many of them costs half of what one statement each does.
 * Which statements must not run before them is decided here; the queue does the rest.
 */

/** A statement over many rows: the text up to `values`, the number of values in a row, and the text behind them. */
export interface ManyRows {
  readonly into: string
  readonly columns: number
  readonly after?: string
}

/** How rows get into a table. */
export interface Append extends ManyRows {
  readonly table: string
  /** So many columns name the row, and all behind them are numbers to be added up: the rows of a group become one. */
  readonly keys?: number
}

/** Numbers of rows that have a statement of their own, so that few are ever prepared. */
const sizes = [64, 32, 16, 8, 4, 2, 1] as const
const statements_max = 500

type Values = readonly unknown[]

export class Appends {
  /** One flat list of values for each table. */
  #waiting = new Map<Append, unknown[]>()
  /** Which tables a statement names, as far as rows were ever appended to them. */
  readonly #named = new Map<string, string[]>()
  readonly #tables = new Set<string>()

  /** `values` of one row or of several, one after another. */
  add(append: Append, values: Values): void {
    const waiting = this.#waiting.get(append)
    if (waiting) {
      for (const value of values) waiting.push(value)
      return
    }
    this.#waiting.set(append, [...values])
    if (this.#tables.has(append.table)) return
    this.#tables.add(append.table)
    this.#named.clear()
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

  /** Takes all that waits. */
  take(): [Append, Values][] {
    const taken = [...this.#waiting].map(([append, values]): [Append, Values] => [append, addedUp(append, values)])
    this.#waiting.clear()
    return taken
  }

  clear(): void {
    this.#waiting.clear()
  }
}

function addedUp({ columns, keys }: Append, values: Values): Values {
  if (keys === undefined || values.length === columns) return values
  const rows = new Map<string, unknown[]>()
  for (let at = 0; at < values.length; at += columns) {
    const name = values.slice(at, at + keys).join('\n')
    const row = rows.get(name)
    if (!row) rows.set(name, values.slice(at, at + columns))
    else for (let i = keys; i < columns; i++) row[i] = Number(row[i]) + Number(values[at + i])
  }
  return [...rows.values()].flat()
}

/** The statements that write rows, each with its values. */
export function* insertsOf(append: ManyRows, values: Values): Generator<{ sql: string; values: Values }> {
  const { columns } = append
  let at = 0
  for (const size of sizes) {
    while (values.length - at >= size * columns) {
      const end = at + size * columns
      yield {
        sql: statementOf(append, size),
        values: at === 0 && end === values.length ? values : values.slice(at, end),
      }
      at = end
    }
  }
}

const statements = new WeakMap<ManyRows, Map<number, string>>()

function statementOf(append: ManyRows, rows: number): string {
  const known = statements.get(append) ?? new Map<number, string>()
  statements.set(append, known)
  const one = `(${Array(append.columns).fill('?').join(', ')})`
  const sql =
    known.get(rows) ??
    `${append.into} values ${Array(rows).fill(one).join(', ')}${append.after ? ` ${append.after}` : ''}`
  known.set(rows, sql)
  return sql
}
