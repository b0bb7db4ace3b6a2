/** Every query on senders. */

import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { rowsOf } from '../../../platform/database/statements.ts'
import { inPage, type ListPage, listOrder } from '../../../platform/http/list-page.ts'
import { senders } from './table.ts'

type Db = Handle<'site'>
export type SenderRow = typeof senders.$inferSelect

export async function pageOfSenders(db: Db, page: ListPage): Promise<SenderRow[]> {
  return db
    .select()
    .from(senders)
    .where(and(inPage(senders, page)))
    .orderBy(...listOrder(senders, page))
    .limit(page.limit + 1)
}

const byId = rowsOf(senders, 'where id = ?')

export const findSender = (db: Db, id: string): Promise<SenderRow | undefined> => db.one(byId, [id])

export async function findSenders(db: Db, ids: readonly string[]): Promise<SenderRow[]> {
  return db
    .select()
    .from(senders)
    .where(inArray(senders.id, [...ids]))
}

export async function firstVerified(db: Db): Promise<string | undefined> {
  const [row] = await db
    .select({ id: senders.id })
    .from(senders)
    .where(isNotNull(senders.verified_at))
    .orderBy(asc(senders.verified_at), asc(senders.id))
    .limit(1)
  return row?.id
}

export async function insertSender(tx: Db, row: SenderRow): Promise<void> {
  await tx.insert(senders).values(row)
}

export async function saveSender(tx: Db, id: string, set: Partial<SenderRow>): Promise<void> {
  await tx
    .update(senders)
    .set({ ...set, version: sql`${senders.version} + 1` })
    .where(eq(senders.id, id))
}

export async function removeSender(tx: Db, id: string): Promise<void> {
  await tx.delete(senders).where(eq(senders.id, id))
}

export const isUnverified = isNull(senders.verified_at)

export const countUnverified = (db: Db): Promise<number> => db.$count(senders, isUnverified)
