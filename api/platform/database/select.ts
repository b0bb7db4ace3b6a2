/** Reads of the hot paths: whole rows of a table, past drizzle's builder and mapper. All others go through drizzle. */
import { getTableColumns, getTableName } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Handle, Kind } from './handle.ts'

type Select<T extends SQLiteTable> = (db: Handle<Kind>, values: readonly unknown[]) => Promise<T['$inferSelect'][]>

/** Reads the rows that `rest` says, from `where` on, with a `?` for each value. To be made once, at module level. */
export function selector<T extends SQLiteTable>(table: T, rest: string): Select<T> {
  const columns = Object.entries(getTableColumns(table))
  const names = columns.map(([, column]) => `"${column.name}"`).join(', ')
  const sql = `select ${names} from "${getTableName(table)}" ${rest}`
  const keys = columns.map(([key]) => key)
  // Of numbers and texts nothing is to be made.
  const mapped = columns.flatMap(([, column], at) =>
    column.dataType === 'number' || column.dataType === 'string' ? [] : [{ at, column }],
  )
  return async (db, values) => {
    const rows = await db.rows(sql, values)
    return rows.map(row => {
      for (const { at, column } of mapped) if (row[at] !== null) row[at] = column.mapFromDriverValue(row[at] as never)
      const object: Record<string, unknown> = {}
      for (let i = 0; i < keys.length; i++) object[keys[i] as string] = row[i]
      return object as T['$inferSelect']
    })
  }
}
