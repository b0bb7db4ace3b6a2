/** Every query on endpoints of webhooks. */

import { and, eq, isNotNull, ne } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { rowsOf } from '../../../platform/database/statements.ts'
import { inPage, type ListPage, listOrder } from '../../../platform/http/list-page.ts'
import { webhookEndpoints } from './table.ts'

type Db = Handle<'site'>
export type EndpointRow = typeof webhookEndpoints.$inferSelect

export const pageOfEndpoints = (db: Db, page: ListPage): Promise<EndpointRow[]> =>
  db
    .select()
    .from(webhookEndpoints)
    .where(inPage(webhookEndpoints, page))
    .orderBy(...listOrder(webhookEndpoints, page))
    .limit(page.limit + 1)

const byId = rowsOf(webhookEndpoints, 'where id = ?')

export const findEndpoint = (db: Db, id: string): Promise<EndpointRow | undefined> => db.one(byId, [id])

export const countEndpoints = (db: Db): Promise<number> => db.$count(webhookEndpoints)

const enabled = rowsOf(webhookEndpoints, 'where disabled_because is null')

export const enabledEndpoints = (db: Db): Promise<EndpointRow[]> => db.all(enabled, [])

const anyEnabled = 'select 1 from webhook_endpoints where disabled_because is null limit 1'
/** Asked whenever something has happened on the site. */
export const anyEndpoint = async (db: Db): Promise<boolean> => (await db.one(anyEnabled, [])) !== undefined

/** Those that the product itself has disabled. */
export const isSwitchedOff = and(
  isNotNull(webhookEndpoints.disabled_because),
  ne(webhookEndpoints.disabled_because, 'person'),
)

export const countSwitchedOff = (db: Db): Promise<number> => db.$count(webhookEndpoints, isSwitchedOff)

export async function insertEndpoint(tx: Db, row: typeof webhookEndpoints.$inferInsert): Promise<void> {
  await tx.insert(webhookEndpoints).values(row)
}

export async function saveEndpoint(tx: Db, id: string, set: Partial<EndpointRow>): Promise<void> {
  await tx.update(webhookEndpoints).set(set).where(eq(webhookEndpoints.id, id))
}

export async function removeEndpoint(tx: Db, id: string): Promise<void> {
  await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id))
}
