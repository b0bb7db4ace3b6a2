/**
 * Many rows in one statement and one parameter, a JSON text, for actions that run off the event loop: each statement there is a trip to
 * another thread, and on a busy machine a trip takes longer than SQLite takes to read the text.
 */
import type { ManyRows } from './appends.ts'

type Values = readonly unknown[]

export interface PackedStatement {
  sql: string
  values: Values
}

const packed_rows_min = 16
/** Their text is made and read as a whole. */
const packed_rows_max = 4_096
/** Of a number with a fraction: so many digits are read from a text as they were written. */
const exact_digits = 15
const statements_max = 100

/** The statement that writes all rows; undefined where they are few, or have a value that JSON does not carry as it is. */
export function packed(many: ManyRows, values: Values): PackedStatement | undefined {
  const { columns } = many
  const rows = values.length / columns
  if (rows < packed_rows_min || rows > packed_rows_max) return undefined
  const [own, shared]: [number[], number[]] = [[], []]
  for (let column = 0; column < columns; column++) {
    if (isShared(values, column, columns)) shared.push(column)
    else if (isCarried(values, column, columns)) own.push(column)
    else return undefined
  }
  const json = textOf(values, own, columns)
  if (cannotBeText.test(json)) return undefined
  return { sql: statementOf(many, own), values: [json, ...shared.map(column => values[column])] }
}

function isShared(values: Values, column: number, columns: number): boolean {
  const first = values[column]
  for (let at = column + columns; at < values.length; at += columns) if (values[at] !== first) return false
  return true
}

function isCarried(values: Values, column: number, columns: number): boolean {
  for (let at = column; at < values.length; at += columns) {
    const value = values[at]
    if (value === null || typeof value === 'string') continue
    if (typeof value !== 'number' || !isExact(value)) return false
  }
  return true
}

const isExact = (value: number): boolean =>
  Number.isSafeInteger(value)
    ? !Object.is(value, -0)
    : Number.isFinite(value) && Number(value.toPrecision(exact_digits)) === value

/** A NUL or a lone surrogate as JSON writes it: the guard refuses them where they are bound. */
const cannotBeText = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/

/** One array of all rows. Where they have one column, that is the value and no array of it. */
function textOf(values: Values, own: readonly number[], columns: number): string {
  const rows: unknown[] = []
  for (let at = 0; at < values.length; at += columns) {
    const row: unknown[] = []
    for (const column of own) row.push(values[at + column])
    rows.push(row.length === 1 ? row[0] : row)
  }
  return JSON.stringify(rows)
}

const statements = new WeakMap<ManyRows, Map<string, string>>()

function statementOf(many: ManyRows, own: readonly number[]): string {
  const known = statements.get(many) ?? new Map<string, string>()
  statements.set(many, known)
  const name = own.join()
  const sql = known.get(name) ?? written(many, own)
  if (known.size >= statements_max) known.clear()
  known.set(name, sql)
  return sql
}

/** Materialized: the text of a row would be made anew for each value that is taken from it. */
const rows = 'with r (value) as materialized (select value from json_each(?1))'

function written({ columns, into, after = '' }: ManyRows, own: readonly number[]): string {
  let shared = 1
  const selected = Array.from({ length: columns }, (_, column) => {
    const place = own.indexOf(column)
    if (place < 0) return `?${++shared}`
    return own.length === 1 ? 'value' : `value ->> ${place}`
  })
  return `${into} ${rows} select ${selected.join(', ')} from r where true ${after}`
}
