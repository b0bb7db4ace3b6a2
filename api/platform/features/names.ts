/** Names of the rows of a table, by their ids. */
import { inArray } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { NamesOf } from './feature.ts'

type NamedTable = SQLiteTable & { id: SQLiteColumn }

export const namesOf =
  (table: NamedTable, name: SQLiteColumn): NamesOf =>
  async (db, ids) =>
    (await db.select({ id: table.id, name }).from(table).where(inArray(table.id, ids))) as Awaited<ReturnType<NamesOf>>
