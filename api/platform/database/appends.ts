/**
 * Collects rows until the end of their group: one statement for many rows costs half as much as one for each.
 * A statement on their table writes them first, so that reads see them; the queue writes the rest.
 */

/** A change of a table by many rows: the text up to `values`, the number of values in a row, and the text behind them. */
export interface ManyRows<R = readonly unknown[]> {
  /** In small letters, as the database has it. */
  readonly table: string
  readonly into: string
  readonly columns: number
  readonly after?: string
  /** Takes a row apart that is no list of its values. */
  addValues?(values: unknown[], row: R): void
  /** Tables that triggers of this one write. */
  readonly triggers?: readonly string[]
  /** The number of key columns; the columns after them are sums, so rows with the same key are merged. */
  readonly keys?: number
}

/** The values of rows, one after another. */
export function valuesOf<R>(many: ManyRows<R>, rows: readonly R[]): unknown[] {
  const values: unknown[] = []
  for (const row of rows) {
    if (many.addValues) many.addValues(values, row)
    else for (const value of row as readonly unknown[]) values.push(value)
  }
  return values
}

/** Numbers of rows that have a statement of their own, so that few are ever prepared. */
const sizes = [256, 128, 64, 32, 16, 8, 4, 2, 1] as const
const statements_max = 500

type Values = readonly unknown[]

export class Appends {
  /** One flat list of values for each way into a table, in the order in which they began to wait. */
  #waiting = new Map<ManyRows, unknown[]>()

  /** `values` of one row or of several, one after another. */
  add(append: ManyRows, values: Values): void {
    const waiting = this.#waiting.get(append)
    if (!waiting) this.#waiting.set(append, [...values])
    else for (const value of values) waiting.push(value)
  }

  /** Removes the rows that must be written before a statement runs: those of tables in its text. */
  takeFor(sql: string): [ManyRows, Values][] {
    if (this.#waiting.size === 0) return []
    const words = wordsOf(sql)
    return this.#take(append => words.has(append.table) || append.triggers?.some(table => words.has(table)) === true)
  }

  /** Takes all that waits. */
  takeAll(): [ManyRows, Values][] {
    return this.#take(() => true)
  }

  clear(): void {
    this.#waiting.clear()
  }

  #take(wanted: (append: ManyRows) => boolean): [ManyRows, Values][] {
    const taken: [ManyRows, Values][] = []
    for (const [append, values] of this.#waiting) {
      if (!wanted(append)) continue
      taken.push([append, addedUp(append, values)])
      this.#waiting.delete(append)
    }
    return taken
  }
}

const words = new Map<string, ReadonlySet<string>>()

/** Every name and keyword of a statement, in small letters, as tables are written here. A few more do no harm. */
function wordsOf(sql: string): ReadonlySet<string> {
  const known = words.get(sql)
  if (known) return known
  const found = new Set(sql.toLowerCase().match(/\w+/g))
  if (words.size >= statements_max) words.clear()
  words.set(sql, found)
  return found
}

function addedUp({ columns, keys }: ManyRows, values: Values): Values {
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
