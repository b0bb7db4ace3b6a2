/** What is allowed with API keys and what follows; other features call these. */
import type { Actor, Rights } from '../../platform/actor.ts'
import type { Handle } from '../../platform/database/handle.ts'
import { type Permission, permissionsOf } from '../../platform/permissions.ts'
import { problem } from '../../platform/problem/problem.ts'
import { hashSecret } from '../../platform/secrets.ts'
import * as store from './store.ts'

type Db = Handle<'control'>

/** Who holds a key; null for unknown ones. Read anew on every request. */
export async function actorOfKey(db: Db, token: string): Promise<{ actor: Actor; last_used_at: number | null } | null> {
  const row = await store.findByHash(db, hashSecret(token))
  if (!row) return null
  const rights = { account_id: row.account_id, site_ids: row.site_ids, grants: permissionsOf('manager', row.grants) }
  return { actor: { kind: 'api_key', api_key_id: row.id, rights: [rights] }, last_used_at: row.last_used_at }
}

export const markUsed = (tx: Db, api_key_id: string, at: number): Promise<void> =>
  store.updateApiKey(tx, api_key_id, { last_used_at: at })

/** What somebody grants, or lays hands on, reaches no further than what they hold: neither in grants nor in sites. */
export function requireOwnRights(
  held: Rights | null,
  asked: { site_ids: Rights['site_ids']; grants: readonly Permission[] },
): void {
  const own = held?.site_ids
  const reaches = own === 'all' || (asked.site_ids !== 'all' && asked.site_ids.every(id => own?.includes(id)))
  if (!held || !reaches || asked.grants.some(grant => !held.grants.has(grant))) throw problem('not_permitted')
}

/** What the keys among the ids are called; others are left out. */
export const namesOfApiKeys = (db: Db, ids: string[]): Promise<{ id: string; name: string }[]> =>
  store.namesOfApiKeys(db, ids)

/** The person who made a key; undefined where it is gone. */
export const makerOfKey = (
  db: Db,
  { id, account_id }: { id: string; account_id: string },
): Promise<string | undefined> => store.findApiKey(db, account_id, id).then(row => row?.user_id)
