/** Every query on leads' access to sandboxes. */

import { and, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { inPage, type ListPage, listOrder } from '../../../platform/http/list-page.ts'
import { sandboxAccesses, sandboxLinks, sandboxTickets } from './table.ts'

type Db = Handle<'site'>
export type AccessRow = typeof sandboxAccesses.$inferSelect

interface Page extends ListPage {
  sandbox_id?: string | undefined
  lead_id?: string | undefined
}

const place = { id: sandboxAccesses.id, created_at: sandboxAccesses.given_at }

export async function pageOfAccesses(db: Db, { sandbox_id, lead_id, ...page }: Page): Promise<AccessRow[]> {
  return db
    .select()
    .from(sandboxAccesses)
    .where(
      and(
        inPage(place, page),
        sandbox_id === undefined ? undefined : eq(sandboxAccesses.sandbox_id, sandbox_id),
        lead_id === undefined ? undefined : eq(sandboxAccesses.lead_id, lead_id),
      ),
    )
    .orderBy(...listOrder(place, page))
    .limit(page.limit + 1)
}

export async function findAccess(db: Db, id: string): Promise<AccessRow | undefined> {
  const [row] = await db.select().from(sandboxAccesses).where(eq(sandboxAccesses.id, id))
  return row
}

const present = isNull(sandboxAccesses.deleted_at)

export async function findPresent(db: Db, sandbox_id: string, lead_id: string): Promise<AccessRow | undefined> {
  const which = and(eq(sandboxAccesses.sandbox_id, sandbox_id), eq(sandboxAccesses.lead_id, lead_id), present)
  const [row] = await db.select().from(sandboxAccesses).where(which)
  return row
}

/** All of some leads, with what was deleted. */
export const accessesOfLeads = (db: Db, lead_ids: readonly string[]): Promise<AccessRow[]> =>
  db
    .select()
    .from(sandboxAccesses)
    .where(inArray(sandboxAccesses.lead_id, [...lead_ids]))
    .orderBy(sandboxAccesses.id)

/** To a sandbox, or to what is a copy of it. */
export const accessesTo = (db: Db, sandbox_id: string): Promise<AccessRow[]> =>
  db
    .select()
    .from(sandboxAccesses)
    .where(and(or(eq(sandboxAccesses.sandbox_id, sandbox_id), eq(sandboxAccesses.copy_id, sandbox_id)), present))

/** The ids of their leads, as a query. */
export const leadsIn = (sandbox_id: string): SQL => sql`
  select distinct lead_id from ${sandboxAccesses}
  where (sandbox_id = ${sandbox_id} or copy_id = ${sandbox_id}) and deleted_at is null and lead_id is not null`

export async function insertAccess(tx: Db, row: typeof sandboxAccesses.$inferInsert): Promise<void> {
  await tx.insert(sandboxAccesses).values(row)
}

export async function changeAccess(tx: Db, id: string, set: Partial<Omit<AccessRow, 'id'>> & { updated_at: number }) {
  await tx
    .update(sandboxAccesses)
    .set({ ...set, version: sql`${sandboxAccesses.version} + 1` })
    .where(eq(sandboxAccesses.id, id))
}

/** How many leads may enter each now. */
export async function countByIds(db: Db, sandbox_ids: readonly string[], now: number): Promise<Map<string, number>> {
  if (sandbox_ids.length === 0) return new Map()
  const rows = await db
    .select({ id: sandboxAccesses.sandbox_id, count: sql<number>`count(*)` })
    .from(sandboxAccesses)
    .where(
      and(
        inArray(sandboxAccesses.sandbox_id, [...sandbox_ids]),
        present,
        isNull(sandboxAccesses.ended_at),
        or(isNull(sandboxAccesses.expires_at), gt(sandboxAccesses.expires_at, now)),
      ),
    )
    .groupBy(sandboxAccesses.sandbox_id)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

export async function insertLink(tx: Db, row: typeof sandboxLinks.$inferInsert): Promise<void> {
  await tx.insert(sandboxLinks).values(row)
}

/** True for the first to come. */
export async function useLink(tx: Db, hash: string, now: number): Promise<boolean> {
  const which = and(eq(sandboxLinks.hash, hash), isNull(sandboxLinks.used_at), gt(sandboxLinks.expires_at, now))
  const rows = await tx.update(sandboxLinks).set({ used_at: now }).where(which).returning({ hash: sandboxLinks.hash })
  return rows.length > 0
}

export async function isLinkOpen(db: Db, hash: string, now: number): Promise<boolean> {
  const [row] = await db.select().from(sandboxLinks).where(eq(sandboxLinks.hash, hash))
  return row !== undefined && row.used_at === null && row.expires_at > now
}

/** None of them opens anything any more. */
export async function removeLinks(tx: Db, access_id: string): Promise<void> {
  await tx.delete(sandboxLinks).where(eq(sandboxLinks.access_id, access_id))
}

export async function removeOldLinks(tx: Db, before: number): Promise<void> {
  await tx.delete(sandboxLinks).where(lte(sandboxLinks.expires_at, before))
}

/** True for the first to come. */
export async function useTicket(tx: Db, hash: string, expires_at: number): Promise<boolean> {
  const rows = await tx
    .insert(sandboxTickets)
    .values({ hash, expires_at })
    .onConflictDoNothing()
    .returning({ hash: sandboxTickets.hash })
  return rows.length > 0
}

export async function removeOldTickets(tx: Db, before: number): Promise<void> {
  await tx.delete(sandboxTickets).where(lte(sandboxTickets.expires_at, before))
}

const isWaiting = and(isNotNull(sandboxAccesses.waits_for), present)
export const countWaiting = (db: Db): Promise<number> => db.$count(sandboxAccesses, isWaiting)
export { isWaiting }
