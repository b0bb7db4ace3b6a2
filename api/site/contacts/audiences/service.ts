/** The endpoints on audiences. */
import { toInstant } from '../../../platform/clock.ts'
import { action, query } from '../../../platform/endpoint.ts'
import { suppressUnless } from '../../../platform/events/define.ts'
import { afterId, page, pageLimit } from '../../../platform/pagination.ts'
import { foldKey } from '../../../platform/schemas.ts'
import { requireLeads } from '../leads/rules.ts'
import * as contract from './contract.ts'
import { existingAudience, joinManyLeads, leaveManyLeads, requireFreeName } from './rules.ts'
import * as store from './store.ts'

const toAudience = (row: store.AudienceRow) => ({
  id: row.id,
  name: row.name,
  description: row.description,
  lead_count: row.lead_count,
  version: row.version,
  created_at: toInstant(row.created_at),
  updated_at: toInstant(row.updated_at),
})

export const listAudiences = query(contract.listAudiences, async (db, { query: q }) => {
  const search = q.search === undefined ? undefined : foldKey(q.search)
  const rows = await store.pageOfAudiences(db, { after: afterId(q), limit: pageLimit(q), search })
  return page(q, rows, row => [row.id], toAudience)
})

export const getAudience = query(contract.getAudience, async (db, { params }) =>
  toAudience(await existingAudience(db, params.audience_id)),
)

export const createAudience = action(contract.createAudience, async (tx, { body }, { newId, now }) => {
  const name_key = await requireFreeName(tx, body.name)
  const row = {
    id: newId('audience'),
    name: body.name,
    name_key,
    description: body.description ?? '',
    version: 1,
    created_at: now(),
    updated_at: now(),
  }
  await store.insertAudience(tx, row)
  return toAudience({ ...row, lead_count: 0 })
})

export const updateAudience = action(contract.updateAudience, async (tx, { params, body }, { now, ifMatch }) => {
  const row = await existingAudience(tx, params.audience_id)
  ifMatch(row.version)
  const { name = row.name, description = row.description } = body
  const name_key = await requireFreeName(tx, name, row.id)
  await store.updateAudience(tx, row.id, { name, name_key, description, updated_at: now() })
  return toAudience(await existingAudience(tx, row.id))
})

export const deleteAudience = action(contract.deleteAudience, async (tx, { params }, { requireUnused }) => {
  const row = await existingAudience(tx, params.audience_id)
  await requireUnused(tx, 'audience', row.id)
  await store.removeAudience(tx, row.id)
})

/** Several leads at once start no journey unless it is asked for. */
const suppressedFor = (body: { lead_ids: readonly string[]; start_journeys?: boolean | undefined }) =>
  suppressUnless(body.start_journeys ?? body.lead_ids.length === 1)

export const addAudienceLeads = action(contract.addAudienceLeads, async (tx, { params, body }, { now, emit }) => {
  const row = await existingAudience(tx, params.audience_id)
  await requireLeads(tx, body.lead_ids)
  const { length: changed } = await joinManyLeads(tx, body.lead_ids, row.id, now(), emit, suppressedFor(body))
  return { changed, audience: toAudience(await existingAudience(tx, row.id)) }
})

export const removeAudienceLeads = action(contract.removeAudienceLeads, async (tx, { params, body }, { emit }) => {
  const row = await existingAudience(tx, params.audience_id)
  await requireLeads(tx, body.lead_ids)
  const { length: changed } = await leaveManyLeads(tx, body.lead_ids, row.id, emit, suppressedFor(body))
  return { changed, audience: toAudience(await existingAudience(tx, row.id)) }
})
