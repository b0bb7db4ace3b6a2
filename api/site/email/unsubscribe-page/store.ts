/** Every query on the texts of the unsubscribe page. */
import type { Handle } from '../../../platform/database/handle.ts'
import { unsubscribePage } from './table.ts'

type Db = Handle<'site'>
export type PageRow = typeof unsubscribePage.$inferSelect

export async function findPage(db: Db): Promise<PageRow | undefined> {
  const [row] = await db.select().from(unsubscribePage)
  return row
}

export async function savePage(tx: Db, row: PageRow): Promise<void> {
  const { id: _id, ...set } = row
  await tx.insert(unsubscribePage).values(row).onConflictDoUpdate({ target: unsubscribePage.id, set })
}
