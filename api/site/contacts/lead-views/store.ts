/** Every query on saved views. */
import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { leadViews } from './table.ts'

type Db = Handle<'site'>
export type LeadViewRow = typeof leadViews.$inferSelect

/** The views of these owners, newest first. */
export const pageOfViews = (db: Db, owners: readonly string[], page: { after: string | null; limit: number }) =>
  db
    .select()
    .from(leadViews)
    .where(and(inArray(leadViews.owner_id, [...owners]), page.after ? lt(leadViews.id, page.after) : undefined))
    .orderBy(desc(leadViews.id))
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
