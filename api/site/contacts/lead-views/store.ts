/** Every query on saved views. */

import { and, eq, inArray } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { inPage, type ListPage, listOrder } from '../../../platform/http/list-page.ts'
import { leadViews } from './table.ts'

type Db = Handle<'site'>
export type LeadViewRow = typeof leadViews.$inferSelect

/** The views of these owners, newest first. */
export const pageOfViews = (db: Db, owners: readonly string[], page: ListPage) =>
  db
    .select()
    .from(leadViews)
    .where(and(inArray(leadViews.owner_id, [...owners]), inPage(leadViews, page)))
    .orderBy(...listOrder(leadViews, page))
    .limit(page.limit + 1)

export async function findView(db: Db, id: string): Promise<LeadViewRow | undefined> {
  const [row] = await db.select().from(leadViews).where(eq(leadViews.id, id))
  return row
}

export async function findViewByKey(db: Db, owner_id: string, name_key: string): Promise<LeadViewRow | undefined> {
  const which = and(eq(leadViews.owner_id, owner_id), eq(leadViews.name_key, name_key))
  const [row] = await db.select().from(leadViews).where(which)
  return row
}

export const countViews = (db: Db, owner_id: string): Promise<number> =>
  db.$count(leadViews, eq(leadViews.owner_id, owner_id))

export async function insertView(tx: Db, row: LeadViewRow): Promise<void> {
  await tx.insert(leadViews).values(row)
}

export async function saveView(tx: Db, { id, ...row }: LeadViewRow): Promise<void> {
  await tx.update(leadViews).set(row).where(eq(leadViews.id, id))
}

export async function removeView(tx: Db, id: string): Promise<void> {
  await tx.delete(leadViews).where(eq(leadViews.id, id))
}

export async function removeViewsOf(tx: Db, owner_id: string): Promise<void> {
  await tx.delete(leadViews).where(eq(leadViews.owner_id, owner_id))
}
