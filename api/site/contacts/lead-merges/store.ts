/** Every query on merges. */

import { and, desc, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { inPage, type ListPage, listOrder } from '../../../platform/http/list-page.ts'
import { leads } from '../lead-records/table.ts'
import { leadMerges } from './table.ts'

type Db = Handle<'site'>
export type LeadMergeRow = typeof leadMerges.$inferSelect

export async function insertMerge(tx: Db, row: LeadMergeRow): Promise<void> {
  await tx.insert(leadMerges).values(row)
}

export async function findMerge(db: Db, lead_id: string, id: string): Promise<LeadMergeRow | undefined> {
  const [row] = await db
    .select()
    .from(leadMerges)
    .where(and(eq(leadMerges.id, id), eq(leadMerges.lead_id, lead_id)))
  return row
}

export const pageOfMerges = (db: Db, page: ListPage & { lead_id: string }) =>
  db
    .select()
    .from(leadMerges)
    .where(and(eq(leadMerges.lead_id, page.lead_id), inPage(leadMerges, page)))
    .orderBy(...listOrder(leadMerges, page))
    .limit(page.limit + 1)

/** The latest merge into a lead that is not undone. */
export async function latestMergeId(db: Db, lead_id: string): Promise<string | null> {
  const [row] = await db
    .select({ id: leadMerges.id })
    .from(leadMerges)
    .where(and(eq(leadMerges.lead_id, lead_id), isNull(leadMerges.undone_at)))
    .orderBy(desc(leadMerges.id))
    .limit(1)
  return row?.id ?? null
}

/** How these leads went, where that is not undone. */
export const mergesOfGone = (db: Db, merged_lead_ids: readonly string[]): Promise<LeadMergeRow[]> =>
  db
    .select()
    .from(leadMerges)
    .where(and(inArray(leadMerges.merged_lead_id, [...merged_lead_ids]), isNull(leadMerges.undone_at)))

/** The merges by which others became one with these leads, and still are: the earliest first. */
export const listMerges = (db: Db, lead_ids: readonly string[]): Promise<LeadMergeRow[]> =>
  db
    .select()
    .from(leadMerges)
    .where(and(inArray(leadMerges.lead_id, [...lead_ids]), isNull(leadMerges.undone_at)))
    .orderBy(leadMerges.id)

/** The leads that were merged into these, and are not two again. */
export const mergedInto = (db: Db, lead_ids: readonly string[]) =>
  db
    .select({ lead_id: leadMerges.lead_id, merged_lead_id: leadMerges.merged_lead_id })
    .from(leadMerges)
    .where(and(inArray(leadMerges.lead_id, [...lead_ids]), isNull(leadMerges.undone_at)))

/** Earlier merges of a lead that is merged itself go on to the one that stays; answers which. */
export async function passOn(tx: Db, from: string, into: string): Promise<string[]> {
  const passed = await tx.select({ id: leadMerges.id }).from(leadMerges).where(eq(leadMerges.lead_id, from))
  const ids = passed.map(({ id }) => id)
  await passBack(tx, ids, into)
  return ids
}

/** They come back where that merge is undone. */
export async function passBack(tx: Db, ids: readonly string[], lead_id: string): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(leadMerges)
      .set({ lead_id })
      .where(inArray(leadMerges.id, [...ids]))
}

export async function noteUndone(tx: Db, id: string, at: number): Promise<void> {
  await tx.update(leadMerges).set({ undone_at: at, kept: null, moved: null }).where(eq(leadMerges.id, id))
}

/** What undoing needs is forgotten with time. */
export async function forgetKept(tx: Db, before: number): Promise<void> {
  await tx
    .update(leadMerges)
    .set({ kept: null, moved: null })
    .where(and(lt(leadMerges.at, before), isNull(leadMerges.undone_at)))
}

/** The lead that stayed when one of this id was merged into it. */
export async function stayedOfMerge(db: Db, id: string): Promise<{ id: string; email: string } | undefined> {
  const [row] = await db
    .select({ id: leads.id, email: leads.email })
    .from(leadMerges)
    .innerJoin(leads, eq(leads.id, leadMerges.lead_id))
    .where(and(eq(leadMerges.merged_lead_id, id), isNull(leadMerges.undone_at)))
  return row
}
