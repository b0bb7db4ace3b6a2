/** The rules of API keys, for other features to call. */
import type { Actor, Rights } from '../../platform/actor.ts'
import type { Handle } from '../../platform/database/handle.ts'
import { type Permission, permissionMissing, permissionsOf } from '../../platform/permissions.ts'
import { problem } from '../../platform/problem/problem.ts'
import { hashSecret } from '../../platform/secrets.ts'
import * as store from './store.ts'

type Db = Handle<'control'>

/** How a permission that can be given travels. */
export { grant } from './contract.ts'
export { reachingInto, sitesShownTo } from './reach.ts'

/** The actor of a key; null for unknown keys. Read again on every request. */
export async function actorOfKey(
  db: Db,
  token: string,
): Promise<{ actor: Extract<Actor, { kind: 'api_key' }>; last_used_at: number | null } | null> {
  const row = await store.findByHash(db, hashSecret(token))
  if (!row) return null
  const rights = { account_id: row.account_id, site_ids: row.site_ids, grants: permissionsOf('manager', row.grants) }
  const actor = { kind: 'api_key', api_key_id: row.id, maker_id: row.user_id, rights: [rights] } satisfies Actor
  return { actor, last_used_at: row.last_used_at }
}

export const markUsed = (tx: Db, api_key_id: string, at: number): Promise<void> =>
  store.updateApiKey(tx, api_key_id, { last_used_at: at })

export interface KeyGrants {
  site_ids: Rights['site_ids']
  grants: readonly Permission[]
}

/** Callers may only create, reset or delete keys whose grants and sites they have themselves. */
export function requireOwnRights(held: Rights | null, asked: KeyGrants): void {
  if (held && isWithin(held, asked)) return
  const missing = asked.grants.find(grant => !held?.grants.has(grant))
  throw missing ? permissionMissing({ permission: missing }) : problem('not_permitted')
}

function isWithin({ site_ids: own, grants }: Rights, asked: KeyGrants): boolean {
  const reaches = own === 'all' || (asked.site_ids !== 'all' && asked.site_ids.every(id => own.includes(id)))
  return reaches && asked.grants.every(grant => grants.has(grant))
}

/** Names of the keys among the ids; others are left out. */
export const namesOfApiKeys = (db: Db, ids: string[]): Promise<{ id: string; name: string }[]> =>
  store.namesOfApiKeys(db, ids)

/** Deletes the keys that a person made in an account, by keys of theirs too, and that may do more, or reach further, than the person now does. */
export async function deleteKeysBeyond(tx: Db, user_id: string, may: Rights): Promise<void> {
  for (const key of await store.keysMadeBy(tx, may.account_id, user_id)) {
    if (!isWithin(may, { site_ids: key.site_ids, grants: [...permissionsOf('manager', key.grants)] }))
      await store.deleteApiKeyRow(tx, key.id)
  }
}
