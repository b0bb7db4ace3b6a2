/** Queries of the pricing page. */
import type { Handle } from '../../platform/database/handle.ts'
import { pricingPages } from './table.ts'

type Db = Handle<'control'>
export type PageRow = typeof pricingPages.$inferSelect

export async function findPage(db: Db): Promise<PageRow | undefined> {
  return (await db.select().from(pricingPages))[0]
}

export async function savePage(tx: Db, row: Omit<PageRow, 'id'>): Promise<void> {
  await tx
    .insert(pricingPages)
    .values({ id: 1, ...row })
    .onConflictDoUpdate({ target: pricingPages.id, set: row })
}
