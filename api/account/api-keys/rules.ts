/** The rules of API keys, for other features to call. */

import type { Handle } from '../../platform/database/handle.ts'
import type { Actor, KeyAccess, Rights } from '../../platform/identity/actor.ts'
import { type Permission, permissionMissing, permissionsOf } from '../../platform/identity/permissions.ts'
import { hashSecret } from '../../platform/identity/secrets.ts'
import { invalid, problem } from '../../platform/problem/problem.ts'
import * as store from './store.ts'

type Db = Handle<'control'>

/** How a permission that can be given travels. */
export { grant } from './contract.ts'
export { reachingInto, sitesShownTo } from './reach.ts'

export const keyAccess = ({
  read_only,
  allowed_addresses,
  requests_per_minute,
  expires_at,
}: Pick<store.ApiKeyRow, 'read_only' | 'allowed_addresses' | 'requests_per_minute' | 'expires_at'>): KeyAccess => ({
  read_only,
  addresses: allowed_addresses,
  requests_per_minute,
  expires_at,
})

/** The actor of a key; 401 once it has expired, null for unknown keys. Read again on every request. */
export async function actorOfKey(
  db: Db,
  token: string,
  now: number,
): Promise<{ actor: Extract<Actor, { type: 'api_key' }>; last_used_at: number | null } | null> {
  const row = await store.findByHash(db, hashSecret(token))
  if (!row) return null
  if (row.expires_at !== null && row.expires_at <= now) throw problem('not_signed_in', { detail: 'key.expired' })
  const rights = { account_id: row.account_id, site_ids: row.site_ids, grants: permissionsOf('manager', row.grants) }
  const actor = {
    type: 'api_key',
    api_key_id: row.id,
    maker_id: row.user_id,
    rights: [rights],
    access: keyAccess(row),
  } satisfies Actor
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

/** Limits that a key is asked to have, by the one that makes, changes or resets it: no wider than its own. */
export function requireNoWider(actor: Actor, asked: KeyAccess): void {
  if (actor.type !== 'api_key') return
  const own = actor.access
  const isWider =
    (own.read_only && !asked.read_only) ||
    (own.expires_at !== null && (asked.expires_at ?? Number.POSITIVE_INFINITY) > own.expires_at) ||
    (own.requests_per_minute !== null &&
      (asked.requests_per_minute ?? Number.POSITIVE_INFINITY) > own.requests_per_minute) ||
    (own.addresses.length > 0 &&
      (asked.addresses.length === 0 || asked.addresses.some(one => !own.addresses.includes(one))))
  if (isWider) throw problem('not_permitted', { detail: 'key.wider_than_own' })
}

/** 422 where a key would have expired before it is used. */
export function requireFuture(expires_at: number | null, now: number): void {
  if (expires_at !== null && expires_at <= now) throw invalid('/expires_at', 'moment_has_passed')
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
