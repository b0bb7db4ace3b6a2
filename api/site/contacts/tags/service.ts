/** The endpoints on tags. */

import { action, query } from '../../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../../platform/http/list-page.ts'
import { page } from '../../../platform/http/pagination.ts'
import { toInstant } from '../../../platform/runtime/clock.ts'
import { foldKey } from '../../../platform/schemas/schemas.ts'
import { noteLeads } from '../lead-records/rules.ts'
import * as contract from './contract.ts'
import { existingTag, requireFreeName } from './rules.ts'
import { insertTag, leadsWithTag, pageOfTags, removeTag, renameTag, type TagRow } from './store.ts'

const toTag = (row: TagRow) => ({
  id: row.id,
  name: row.name,
  source: row.source,
  lead_count: row.lead_count,
  version: row.version,
  created_at: toInstant(row.created_at),
  updated_at: toInstant(row.updated_at),
})

export const listTags = query(contract.listTags, async (db, { query: q }) => {
  const search = q.search === undefined ? undefined : foldKey(q.search)
  const rows = await pageOfTags(db, { ...listPage(q), search })
  return page(q, rows, listKey(q), toTag)
})

export const getTag = query(contract.getTag, async (db, { params }) => toTag(await existingTag(db, params.tag_id)))

export const createTag = action(contract.createTag, async (tx, { body }, { newId, now, actor }) => {
  const name_key = await requireFreeName(tx, body.name)
  const at = now()
  const row = {
    id: newId('tag'),
    name: body.name,
    name_key,
    source: actor.type === 'api_key' ? ('api' as const) : ('manual' as const),
    version: 1,
    created_at: at,
    updated_at: at,
  }
  await insertTag(tx, row)
  return toTag({ ...row, lead_count: 0 })
})

export const updateTag = action(
  contract.updateTag,
  async (tx, { params, body }, { now, ifMatch, changedFrom, emit }) => {
    const row = await existingTag(tx, params.tag_id)
    ifMatch(row.version)
    changedFrom(row)
    const name_key = await requireFreeName(tx, body.name, row.id)
    await renameTag(tx, row.id, { name: body.name, name_key, at: now() })
    if (body.name !== row.name) await noteLeads(tx, leadsWithTag(row.id), ['tags'], emit)
    return toTag(await existingTag(tx, row.id))
  },
)

export const deleteTag = action(contract.deleteTag, async (tx, { params }, { requireUnused, emit }) => {
  const row = await existingTag(tx, params.tag_id)
  await requireUnused(tx, 'tag', row.id)
  await noteLeads(tx, leadsWithTag(row.id), ['tags'], emit)
  await removeTag(tx, row.id)
})
