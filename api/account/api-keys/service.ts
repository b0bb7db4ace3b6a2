/** The endpoints on API keys. */

import type { Handle } from '../../platform/database/handle.ts'
import type { InAction } from '../../platform/features/context.ts'
import type { Input } from '../../platform/features/contract.ts'
import { action, query } from '../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../platform/http/list-page.ts'
import { page } from '../../platform/http/pagination.ts'
import { type Actor, personBehind, type Rights } from '../../platform/identity/actor.ts'
import { hashSecret, newSecret } from '../../platform/identity/secrets.ts'
import { problem } from '../../platform/problem/problem.ts'
import { parseInstantOrNull, toInstant, toInstantOrNull } from '../../platform/runtime/clock.ts'
import { membershipIn, rightsOfMembership } from '../memberships/rules.ts'
import { listSiteIds } from '../sites/rules.ts'
import * as contract from './contract.ts'
import { sitesShownTo } from './reach.ts'
import { type KeyGrants, keyAccess, requireFuture, requireNoWider, requireOwnRights } from './rules.ts'
import * as store from './store.ts'

const toApiKey = (rights: Rights | null) => (row: store.ApiKeyRow) => ({
  id: row.id,
  name: row.name,
  ending: row.ending,
  all_sites: row.site_ids === 'all',
  site_ids: sitesShownTo(rights, row.site_ids),
  grants: row.grants,
  read_only: row.read_only,
  allowed_addresses: row.allowed_addresses,
  requests_per_minute: row.requests_per_minute,
  expires_at: toInstantOrNull(row.expires_at),
  last_used_at: toInstantOrNull(row.last_used_at),
  version: row.version,
  created_at: toInstant(row.created_at),
  updated_at: toInstant(row.updated_at),
})

const within = (rights: Rights | null) => rights ?? { account_id: '', site_ids: [] }

async function existing(db: Parameters<typeof store.findApiKey>[0], rights: Rights | null, id: string) {
  const row = await store.findApiKey(db, within(rights), id)
  if (!row) throw problem('not_found')
  return row
}

/** A key that the caller may reset or delete. */
async function ownKey(...asked: Parameters<typeof existing>) {
  const row = await existing(...asked)
  requireOwnRights(asked[1], row)
  return row
}

export const listApiKeys = query(contract.listApiKeys, async (db, { query: q }, { rights }) => {
  const rows = await store.pageOfApiKeys(db, within(rights), listPage(q))
  return page(q, rows, listKey(q), toApiKey(rights))
})

export const getApiKey = query(contract.getApiKey, async (db, { params }, { rights }) =>
  toApiKey(rights)(await existing(db, rights, params.api_key_id)),
)

/** The person whose key it becomes. Keys of theirs, and what they may do, may have changed since the request was let in. */
async function requireMaker(tx: Handle<'control'>, { actor, rights }: InAction, asked: KeyGrants): Promise<string> {
  const user_id = personBehind(actor) ?? ''
  const membership = rights && (await membershipIn(tx, rights.account_id, user_id))
  requireOwnRights(membership ? rightsOfMembership(membership) : null, asked)
  return user_id
}

/** The limits of a new key: those of the key that makes it, where the request names none. */
function toLimited(body: Input<typeof contract.createApiKey>['body'], actor: Actor) {
  const maker = actor.type === 'api_key' ? actor.access : undefined
  return {
    read_only: body.read_only ?? maker?.read_only ?? false,
    allowed_addresses: body.allowed_addresses ?? [...(maker?.addresses ?? [])],
    requests_per_minute: body.requests_per_minute ?? maker?.requests_per_minute ?? null,
    expires_at: body.expires_at === undefined ? (maker?.expires_at ?? null) : parseInstantOrNull(body.expires_at),
  }
}

export const createApiKey = action(contract.createApiKey, async (tx, { body }, context) => {
  const { actor, rights, newId, now } = context
  if (!rights) throw problem('not_permitted')
  const own = await listSiteIds(tx, rights)
  if (body.site_ids?.some(id => !own.includes(id))) throw problem('site_not_found')
  const site_ids = body.site_ids ?? rights.site_ids
  const asked = { site_ids, grants: body.grants }
  requireOwnRights(rights, asked)
  const limited = toLimited(body, actor)
  requireFuture(limited.expires_at, now())
  requireNoWider(actor, keyAccess(limited))
  const key = newSecret('key')
  const row: store.ApiKeyRow = {
    id: newId('api_key'),
    account_id: rights.account_id,
    user_id: await requireMaker(tx, context, asked),
    name: body.name,
    token_hash: hashSecret(key),
    ending: key.slice(-4),
    site_ids: site_ids === 'all' ? site_ids : [...site_ids],
    grants: body.grants,
    ...limited,
    last_used_at: null,
    version: 1,
    created_at: now(),
    updated_at: now(),
  }
  await store.insertApiKey(tx, row)
  return { ...toApiKey(rights)(row), key }
})

export const updateApiKey = action(contract.updateApiKey, async (tx, { params, body }, context) => {
  const { actor, rights, now, ifMatch } = context
  const row = await ownKey(tx, rights, params.api_key_id)
  ifMatch(row.version)
  const expires_at = body.expires_at === undefined ? row.expires_at : parseInstantOrNull(body.expires_at)
  if (body.expires_at !== undefined) requireFuture(expires_at, now())
  const set = {
    name: body.name ?? row.name,
    allowed_addresses: body.allowed_addresses ?? row.allowed_addresses,
    requests_per_minute: body.requests_per_minute === undefined ? row.requests_per_minute : body.requests_per_minute,
    expires_at,
    updated_at: now(),
    version: row.version + 1,
  }
  requireNoWider(actor, keyAccess({ ...row, ...set }))
  await store.updateApiKey(tx, row.id, set)
  return toApiKey(rights)({ ...row, ...set })
})

export const resetApiKey = action(contract.resetApiKey, async (tx, { params }, { actor, rights, now }) => {
  const row = await ownKey(tx, rights, params.api_key_id)
  requireNoWider(actor, keyAccess(row))
  const key = newSecret('key')
  const set = { token_hash: hashSecret(key), ending: key.slice(-4), updated_at: now(), version: row.version + 1 }
  await store.updateApiKey(tx, row.id, set)
  return { ...toApiKey(rights)({ ...row, ...set }), key }
})

export const deleteApiKey = action(contract.deleteApiKey, async (tx, { params }, { rights }) => {
  const row = await ownKey(tx, rights, params.api_key_id)
  await store.deleteApiKeyRow(tx, row.id)
})
