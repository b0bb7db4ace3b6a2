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

/** From so many rows on, a value that all of them have, or one of them twice, is handed over once: the driver takes its time for each. */
const shared_rows_min = 64

/** The statements that write rows, each with its values. */
export function* insertsOf(append: ManyRows, values: Values): Generator<{ sql: string; values: Values }> {
  const { columns } = append
  let at = 0
  for (const size of sizes) {
    while (values.length - at >= size * columns) {
      const end = at + size * columns
      const rows = at === 0 && end === values.length ? values : values.slice(at, end)
      yield size < shared_rows_min ? { sql: statementOf(append, size), values: rows } : sharing(append, size, rows)
      at = end
    }
  }
}

/** Where each column of some rows has its values from: of its own, one for all rows, or those of a column before it. */
type Source = 'own' | 'shared' | number

function sharing(append: ManyRows, size: number, values: Values): { sql: string; values: Values } {
  const { columns } = append
  const sources = Array.from({ length: columns }, (_, column) => sourceOf(values, column, columns))
  if (sources.every(source => source === 'own')) return { sql: statementOf(append, size), values }
  const handed = values.slice(0, columns).filter((_, column) => sources[column] === 'shared')
  const own = sources.flatMap((source, column) => (source === 'own' ? [column] : []))
  for (let row = 0; row < values.length; row += columns) for (const column of own) handed.push(values[row + column])
  return { sql: statementOf(append, size, sources), values: handed }
}

function sourceOf(values: Values, column: number, columns: number): Source {
  const isThat = (wanted: (row: number) => unknown) => {
    for (let row = 0; row < values.length; row += columns) if (values[row + column] !== wanted(row)) return false
    return true
  }
  if (isThat(() => values[column])) return 'shared'
  for (let other = 0; other < column; other++) if (isThat(row => values[row + other])) return other
  return 'own'
}

const statements = new WeakMap<ManyRows, Map<string, string>>()

function statementOf(append: ManyRows, rows: number, sources: readonly Source[] = []): string {
  const known = statements.get(append) ?? new Map<string, string>()
  statements.set(append, known)
  const name = `${rows} ${sources.join()}`
  const sql =
    known.get(name) ??
    [append.into, 'values', rowsOf(append.columns, rows, sources), append.after].filter(Boolean).join(' ')
  if (known.size >= statements_max) known.clear()
  known.set(name, sql)
  return sql
}

/** Values for all rows have the first numbers. */
function rowsOf(columns: number, rows: number, sources: readonly Source[]): string {
  if (sources.length === 0)
    return Array(rows)
      .fill(`(${Array(columns).fill('?').join(', ')})`)
      .join(', ')
  let last = 0
  const shared = sources.map(source => (source === 'shared' ? ++last : 0))
  const row = () => {
    const numbers: number[] = []
    for (const [column, source] of sources.entries()) {
      if (typeof source === 'number') numbers.push(numbers[source] as number)
      else numbers.push(source === 'shared' ? (shared[column] as number) : ++last)
    }
    return `(${numbers.map(number => `?${number}`).join(', ')})`
  }
  return Array.from({ length: rows }, row).join(', ')
}
