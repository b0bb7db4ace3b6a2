/**
 * Statements of the hot paths, declared once at module level and past drizzle's builder and mapper. SQL of one's own needs
 * no declaration: `db.one`, `all` and `run` take a text with a value for each `?`.
 */
import { getTableColumns, getTableName } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { ManyRows } from './appends.ts'

/** A text whose rows become something. */
export interface Statement<R> {
  readonly text: string
  readonly toRow: (values: unknown[]) => R
}

/** Whole rows of a table; `rest` is what follows from `where` on. */
export function rowsOf<T extends SQLiteTable>(table: T, rest: string): Statement<T['$inferSelect']> {
  const columns = Object.entries(getTableColumns(table))
  const names = columns.map(([, column]) => `"${column.name}"`).join(', ')
  const keys = columns.map(([key]) => key)
  // Of numbers and texts nothing is to be made.
  const mapped = columns.flatMap(([, column], at) =>
    column.dataType === 'number' || column.dataType === 'string' ? [] : [{ at, column }],
  )
  const toRow = (values: unknown[]) => {
    for (const { at, column } of mapped) {
      if (values[at] !== null) values[at] = column.mapFromDriverValue(values[at] as never)
    }
    const row: Record<string, unknown> = {}
    for (let i = 0; i < keys.length; i++) row[keys[i] as string] = values[i]
    return row as T['$inferSelect']
  }
  return { text: `select ${names} from "${getTableName(table)}" ${rest}`, toRow }
}

/**
 * Inserts whole rows of a table. `left_out` are columns that begin with their default, or that SQLite counts up itself: each
 * value that is handed over costs something.
 */
export function insertInto<T extends SQLiteTable, G extends keyof T['$inferSelect'] & string = never>(
  table: T,
  ...left_out: G[]
): ManyRows<Omit<T['$inferSelect'], G>> {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => !left_out.includes(key as G))
  const keys = columns.map(([key, column]) => [key, column.dataType === 'json'] as const)
  const names = columns.map(([, column]) => column.name)
  return {
    ...insertOfRows(getTableName(table), names),
    addValues: (values, row: object) => {
      for (const [key, isJson] of keys) {
        const value = (row as Record<string, unknown>)[key]
        values.push(isJson && value !== null ? JSON.stringify(value) : value)
      }
    },
  }
}

/** Inserts rows of values; `conflict` is the conflict clause. */
export function insertOfRows(table: string, columns: readonly string[], conflict = ''): ManyRows {
  const names = columns.map(name => `"${name}"`).join(', ')
  return { table, into: `insert into "${table}" (${names})`, columns: columns.length, after: conflict }
}

/**
 * Updates rows found by `key` from rows of values, named `e.<column>` in `set`: reading them from JSON costs SQLite twice
 * that.
 */
export function updateOfRows(table: string, key: string, columns: readonly string[], set: string): ManyRows {
  return {
    table,
    into: `with e ("${key}", ${columns.map(name => `"${name}"`).join(', ')}) as (`,
    columns: columns.length + 1,
    after: `) update "${table}" set ${set} from e where "${table}"."${key}" = e."${key}"`,
  }
}
