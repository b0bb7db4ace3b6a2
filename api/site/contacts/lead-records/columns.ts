/**
 * Writes the columns of leads that other features fill: the origin, the result of verifying the address. They are in
 * the lead's row, so their statements are here; their meaning belongs to those features.
 */
import { eq } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { updateOfRows } from '../../../platform/database/statements.ts'
import { leads } from './table.ts'

type Db = Handle<'site'>
type Columns = Partial<Omit<typeof leads.$inferSelect, 'id' | 'email' | 'email_key'>>

export async function saveColumns(tx: Db, lead_id: string, columns: Columns): Promise<void> {
  await tx.update(leads).set(columns).where(eq(leads.id, lead_id))
}

/**
 * Declares an update of leads from rows of an id and values; `set` has the new value of each column, from
 * `e.<column>`.
 */
export function updatingColumns(columns: readonly string[], set: (column: string) => string) {
  const statement = updateOfRows('leads', 'id', columns, columns.map(set).join(', '))
  return async (tx: Db, rows: readonly (readonly unknown[])[]): Promise<void> => {
    await tx.run(statement, rows)
  }
}
