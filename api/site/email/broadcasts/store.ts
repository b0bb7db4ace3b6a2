/** Every query on broadcasts. Their recipients are in recipients-store.ts. */

import { and, eq, inArray, isNotNull, like, notInArray, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { inPage, type ListPage, listOrder } from '../../../platform/http/list-page.ts'
import { broadcasts } from './table.ts'

type Db = Handle<'site'>
export type BroadcastRow = typeof broadcasts.$inferSelect
export type BroadcastStatus = BroadcastRow['status']

interface Page extends ListPage {
  search: string | undefined
  status: BroadcastStatus | undefined
}

export const pageOfBroadcasts = (db: Db, page: Page): Promise<BroadcastRow[]> =>
  db
    .select()
    .from(broadcasts)
    .where(
      and(
        inPage(broadcasts, page),
        page.search ? like(broadcasts.name_key, `%${page.search.replaceAll(/[%_]/g, '')}%`) : undefined,
        page.status ? eq(broadcasts.status, page.status) : undefined,
      ),
    )
    .orderBy(...listOrder(broadcasts, page))
    .limit(page.limit + 1)

const broadcastById = (db: Db) =>
  db
    .select()
    .from(broadcasts)
    .where(eq(broadcasts.id, sql.placeholder('id')))
    .prepare()

export const findBroadcast = (db: Db, id: string): Promise<BroadcastRow | undefined> =>
  db.prepared(broadcastById).get({ id })

export const broadcastsById = (db: Db, ids: readonly string[]): Promise<BroadcastRow[]> =>
  db
    .select()
    .from(broadcasts)
    .where(inArray(broadcasts.id, [...ids]))

export async function insertBroadcast(tx: Db, row: BroadcastRow): Promise<void> {
  await tx.insert(broadcasts).values(row)
}

export async function saveBroadcast(tx: Db, id: string, set: Partial<BroadcastRow>): Promise<void> {
  await tx
    .update(broadcasts)
    .set({ ...set, version: sql`${broadcasts.version} + 1` })
    .where(eq(broadcasts.id, id))
}

/** Its numbers move on; what its owner may be looking at stays the same version. */
export async function noteProgress(tx: Db, id: string, set: Partial<BroadcastRow>): Promise<void> {
  await tx.update(broadcasts).set(set).where(eq(broadcasts.id, id))
}

export async function removeBroadcast(tx: Db, id: string): Promise<void> {
  await tx.delete(broadcasts).where(eq(broadcasts.id, id))
}

/** Broadcasts that are not over. */
export const openBroadcasts = (db: Db): Promise<BroadcastRow[]> =>
  db
    .select()
    .from(broadcasts)
    .where(notInArray(broadcasts.status, ['sent', 'failed', 'canceled']))
    .orderBy(broadcasts.id)

/** Broadcasts that have paused by themselves and wait for a decision: their time has passed, or their setup has failed. */
export const isStopped = and(eq(broadcasts.status, 'paused'), isNotNull(broadcasts.reason))

export const countStopped = (db: Db): Promise<number> => db.$count(broadcasts, isStopped)
