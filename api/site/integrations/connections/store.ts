/** Every query on connections. */

import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { inPage, type ListPage, listOrder } from '../../../platform/http/list-page.ts'
import { connections } from './table.ts'

type Db = Handle<'site'>
export type ConnectionRow = typeof connections.$inferSelect

export const pageOfConnections = (db: Db, page: ListPage): Promise<ConnectionRow[]> =>
  db
    .select()
    .from(connections)
    .where(inPage(connections, page))
    .orderBy(...listOrder(connections, page))
    .limit(page.limit + 1)

export async function findConnection(db: Db, id: string): Promise<ConnectionRow | undefined> {
  const [row] = await db.select().from(connections).where(eq(connections.id, id))
  return row
}

export async function findByWebhook(db: Db, webhook_hash: string): Promise<ConnectionRow | undefined> {
  const [row] = await db.select().from(connections).where(eq(connections.webhook_hash, webhook_hash))
  return row
}

/** All but those that are disconnected. */
export const liveConnections = (db: Db): Promise<ConnectionRow[]> =>
  db.select().from(connections).where(ne(connections.status, 'disconnected'))

const anyLive = "select 1 from connections where status <> 'disconnected' limit 1"
/** Asked whenever something has happened on the site. */
export const hasLiveConnection = async (db: Db): Promise<boolean> => (await db.one(anyLive, [])) !== undefined

export const countConnections = (db: Db): Promise<number> =>
  db.$count(connections, ne(connections.status, 'disconnected'))

export const waitsForPerson = inArray(connections.status, ['reauthorization_required', 'stopped'])
export const countWaiting = (db: Db): Promise<number> => db.$count(connections, waitsForPerson)

/** Another one that is live with the same list of the same account. */
export async function findRival(
  db: Db,
  row: Pick<ConnectionRow, 'id' | 'service' | 'account_id'>,
  list_id: string,
): Promise<ConnectionRow | undefined> {
  const [found] = await db
    .select()
    .from(connections)
    .where(
      and(
        ne(connections.id, row.id),
        eq(connections.service, row.service),
        eq(connections.account_id, row.account_id ?? ''),
        eq(connections.list_id, list_id),
        ne(connections.status, 'disconnected'),
      ),
    )
  return found
}

export async function insertConnection(tx: Db, row: typeof connections.$inferInsert): Promise<void> {
  await tx.insert(connections).values(row)
}

export async function saveConnection(tx: Db, id: string, set: Partial<ConnectionRow>): Promise<void> {
  await tx.update(connections).set(set).where(eq(connections.id, id))
}

export async function removeConnection(tx: Db, id: string): Promise<void> {
  await tx.delete(connections).where(eq(connections.id, id))
}

export async function addCalls(tx: Db, id: string, day: number, count: number): Promise<void> {
  const calls = sql`case when ${connections.calls_day} = ${day} then ${connections.calls} else 0 end + ${count}`
  await tx.update(connections).set({ calls, calls_day: day }).where(eq(connections.id, id))
}
