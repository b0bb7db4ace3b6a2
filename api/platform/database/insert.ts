/** Inserts of the hot paths: SQL written once from the table, past drizzle's builder. All others go through drizzle. */
import { getTableColumns, getTableName } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { type Append, insertsOf } from './appends.ts'
import type { Handle } from './handle.ts'

type Insert<T extends SQLiteTable, G extends string> = (
  tx: Handle<'site'>,
  rows: readonly Omit<T['$inferSelect'], G>[],
) => Promise<void>

/**
 * Inserts rows at once. `generated` is the column that SQLite counts up itself. To be made once, at module level.
 */
export function inserter<T extends SQLiteTable, G extends keyof T['$inferSelect'] & string = never>(
  table: T,
  generated?: G,
): Insert<T, G> {
  const { append, valuesOf } = formOf(table, generated)
  return async (tx, rows) => {
    for (const { sql, values } of insertsOf(append, valuesOf(rows))) await tx.change(sql, values)
  }
}

/**
 * The same for a table that hardly any action reads: rows are written at the end of the group, together with those of
 * its other actions. A statement that names the table has them written before.
 */
export function appender<T extends SQLiteTable, G extends keyof T['$inferSelect'] & string = never>(
  table: T,
  generated?: G,
): Insert<T, G> {
  const { append, valuesOf } = formOf(table, generated)
  return async (tx, rows) => {
    if (rows.length > 0) await tx.append(append, valuesOf(rows))
  }
}

function formOf(table: SQLiteTable, generated: string | undefined) {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key !== generated)
  const names = columns.map(([, column]) => `"${column.name}"`).join(', ')
  const name = getTableName(table)
  const append: Append = { table: name, into: `insert into "${name}" (${names})`, columns: columns.length }
  const keys = columns.map(([key, column]) => [key, column.dataType === 'json'] as const)
  const valuesOf = (rows: readonly object[]): unknown[] => {
    const values: unknown[] = []
    for (const row of rows as readonly Record<string, unknown>[]) {
      for (const [key, isJson] of keys) values.push(isJson ? JSON.stringify(row[key]) : row[key])
    }
    return values
  }
  return { append, valuesOf }
}
