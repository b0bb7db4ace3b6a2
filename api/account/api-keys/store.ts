/** Every query on API keys. */

import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Handle } from '../../platform/database/handle.ts'
import type { ErasedUser } from '../../platform/features/connections.ts'
import { inPage, type ListPage, listOrder } from '../../platform/http/list-page.ts'
import type { Rights } from '../../platform/identity/actor.ts'
import { reachingInto } from './reach.ts'
import { apiKeys } from './table.ts'

type Db = Handle<'control'>
export type ApiKeyRow = typeof apiKeys.$inferSelect

type Within = Pick<Rights, 'account_id' | 'site_ids'>
const reached = ({ account_id, site_ids }: Within) =>
  and(eq(apiKeys.account_id, account_id), reachingInto(apiKeys.site_ids, site_ids))

export async function pageOfApiKeys(db: Db, rights: Within, page: ListPage) {
  return db
    .select()
    .from(apiKeys)
    .where(and(reached(rights), inPage(apiKeys, page)))
    .orderBy(...listOrder(apiKeys, page))
    .limit(page.limit + 1)
}

export async function findApiKey(db: Db, rights: Within, id: string): Promise<ApiKeyRow | undefined> {
  const [row] = await db
    .select()
    .from(apiKeys)
    .where(and(reached(rights), eq(apiKeys.id, id)))
  return row
}

const keyByHash = (db: Db) =>
  db
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.token_hash, sql.placeholder('token_hash')))
    .prepare()

export const namesOfApiKeys = (db: Db, ids: string[]): Promise<{ id: string; name: string }[]> =>
  db.select({ id: apiKeys.id, name: apiKeys.name }).from(apiKeys).where(inArray(apiKeys.id, ids))

export async function findByHash(db: Db, token_hash: string): Promise<ApiKeyRow | undefined> {
  return db.prepared(keyByHash).get({ token_hash })
}

export async function insertApiKey(tx: Db, row: typeof apiKeys.$inferInsert): Promise<void> {
  await tx.insert(apiKeys).values(row)
}

export async function updateApiKey(tx: Db, id: string, set: Partial<typeof apiKeys.$inferInsert>): Promise<void> {
  await tx.update(apiKeys).set(set).where(eq(apiKeys.id, id))
}

export async function deleteApiKeyRow(tx: Db, id: string): Promise<void> {
  await tx.delete(apiKeys).where(eq(apiKeys.id, id))
}

export const keysMadeBy = (db: Db, account_id: string, user_id: string): Promise<ApiKeyRow[]> =>
  db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.account_id, account_id), eq(apiKeys.user_id, user_id)))

/** Those that somebody made, and those of whole accounts. */
export async function eraseKeysOf(tx: Db, { user_id, account_ids }: ErasedUser): Promise<void> {
  await tx.delete(apiKeys).where(or(eq(apiKeys.user_id, user_id), inArray(apiKeys.account_id, [...account_ids])))
}
