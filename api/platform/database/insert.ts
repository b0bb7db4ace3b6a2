/** Inserts of the hot paths: SQL written once from the table, past drizzle's builder. All others go through drizzle. */
import { getTableColumns, getTableName } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Append } from './appends.ts'
import type { Handle } from './handle.ts'

/** From here on binding each value costs more than writing and reading JSON. */
const rows_max = 8

/**
 * Inserts rows in one statement: few as parameters, a crowd as one text of JSON, which binds faster. `generated` is the
 * column that SQLite counts up itself. To be made once, at module level.
 */
export function inserter<T extends SQLiteTable, G extends keyof T['$inferSelect'] & string = never>(
  table: T,
  generated?: G,
): (tx: Handle<'site'>, rows: readonly Omit<T['$inferSelect'], G>[]) => Promise<void> {
  const { columns, keys, isJson, crowd } = formOf(table, generated)
  const into = `insert into "${getTableName(table)}" (${columns.map(([, column]) => `"${column.name}"`).join(', ')}) `
  const one = `(${columns.map(() => '?').join(', ')})`
  const statements = Array.from(
    { length: rows_max },
    (_, i) =>
      `${into}values ${Array(i + 1)
        .fill(one)
        .join(', ')}`,
  )
  return async (tx, rows) => {
    if (rows.length > rows_max) {
      const values = (row: Record<string, unknown>) =>
        keys.map((key, at) => (isJson[at] ? JSON.stringify(row[key]) : row[key]))
      await tx.change(crowd, [JSON.stringify(rows.map(values))])
      return
    }
    const statement = statements[rows.length - 1]
    if (statement === undefined) return
    const values: unknown[] = []
    for (const row of rows as readonly Record<string, unknown>[]) {
      keys.forEach((key, at) => {
        values.push(isJson[at] ? JSON.stringify(row[key]) : row[key])
      })
    }
    await tx.change(statement, values)
  }
}

/**
 * The same for a table of history, whose rows no action changes or reads in its own transaction: they are written with
 * the commit of the group, off the event loop.
 */
export function appender<T extends SQLiteTable, G extends keyof T['$inferSelect'] & string = never>(
  table: T,
  generated?: G,
): (tx: Handle<'site'>, rows: readonly Omit<T['$inferSelect'], G>[]) => Promise<void> {
  const { keys, isJson, crowd } = formOf(table, generated)
  const append: Append = { table: getTableName(table), sql: crowd }
  const toValues = (row: Record<string, unknown>) =>
    keys.map((key, at) => (isJson[at] ? JSON.stringify(row[key]) : row[key]))
  return async (tx, rows) => {
    if (rows.length > 0) await tx.append(append, (rows as readonly Record<string, unknown>[]).map(toValues))
  }
}

/** What the inserts of a table have in common, and the one that takes its rows as JSON. */
function formOf(table: SQLiteTable, generated: string | undefined) {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key !== generated)
  const keys = columns.map(([key]) => key)
  const isJson = columns.map(([, column]) => column.dataType === 'json')
  const into = `insert into "${getTableName(table)}" (${columns.map(([, column]) => `"${column.name}"`).join(', ')}) `
  const crowd = `${into}select ${keys.map((_key, at) => `value ->> ${at}`).join(', ')} from json_each(?) order by key`
  return { columns, keys, isJson, crowd }
}
