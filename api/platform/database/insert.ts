/** Inserts of the hot paths: SQL written once from the table, past drizzle's builder. All others go through drizzle. */
import { getTableColumns, getTableName } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Handle } from './handle.ts'

/** SQLite's own limit on parameters is far higher; a longer statement only takes longer to prepare. */
const rows_max = 8

/**
 * Inserts rows, as many in one statement as can be. `generated` is the column that SQLite counts up itself. To be made
 * once, at module level.
 */
export function inserter<T extends SQLiteTable, G extends keyof T['$inferSelect'] & string = never>(
  table: T,
  generated?: G,
): (tx: Handle<'site'>, rows: readonly Omit<T['$inferSelect'], G>[]) => Promise<void> {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key !== generated)
  const keys = columns.map(([key]) => key)
  const isJson = columns.map(([, column]) => column.dataType === 'json')
  const into = `insert into "${getTableName(table)}" (${columns.map(([, column]) => `"${column.name}"`).join(', ')}) values `
  const one = `(${columns.map(() => '?').join(', ')})`
  const statements = Array.from(
    { length: rows_max },
    (_, i) =>
      into +
      Array(i + 1)
        .fill(one)
        .join(', '),
  )
  return async (tx, rows) => {
    for (let start = 0; start < rows.length; start += rows_max) {
      const end = Math.min(rows.length, start + rows_max)
      const values: unknown[] = []
      for (let i = start; i < end; i++) {
        const row = rows[i] as Record<string, unknown>
        keys.forEach((key, at) => {
          values.push(isJson[at] ? JSON.stringify(row[key]) : row[key])
        })
      }
      await tx.change(statements[end - start - 1] ?? '', values)
    }
  }
}
