/** The endpoints on vectors. */

import { action, query } from '../../../platform/features/endpoint.ts'
import { answering } from '../../../platform/features/operations/wire.ts'
import { listKey, listPage } from '../../../platform/http/list-page.ts'
import { page } from '../../../platform/http/pagination.ts'
import { toInstant } from '../../../platform/runtime/clock.ts'
import { foldKey } from '../../../platform/schemas/schemas.ts'
import { updateAll } from '../knowledge-sources/rules.ts'
import * as contract from './contract.ts'
import { existingVector, requireFreeName, requireRoom, setSources } from './rules.ts'
import * as store from './store.ts'

const toVector = (row: store.WholeVector) => ({
  id: row.id,
  name: row.name,
  source_ids: JSON.parse(row.source_ids) as string[],
  file_count: row.file_count,
  chunk_count: row.chunk_count,
  bytes: row.bytes,
  version: row.version,
  created_at: toInstant(row.created_at),
  updated_at: toInstant(row.updated_at),
})

export const listVectors = query(contract.listVectors, async (db, { query: q }) => {
  const search = q.search === undefined ? undefined : foldKey(q.search)
  const rows = await store.pageOfVectors(db, { ...listPage(q), search })
  return page(q, rows, listKey(q), toVector)
})

export const getVector = query(contract.getVector, async (db, { params }) =>
  toVector(await existingVector(db, params.vector_id)),
)

export const createVector = action(contract.createVector, async (tx, { body }, { newId, now }) => {
  const name_key = await requireFreeName(tx, body.name)
  await requireRoom(tx)
  const [id, at] = [newId('vector'), now()]
  await store.insertVector(tx, { id, name: body.name, name_key, version: 1, created_at: at, updated_at: at })
  await setSources(tx, id, body.source_ids ?? [])
  return toVector(await existingVector(tx, id))
})

export const updateVector = action(
  contract.updateVector,
  async (tx, { params, body }, { now, ifMatch, changedFrom }) => {
    const row = await existingVector(tx, params.vector_id)
    ifMatch(row.version)
    changedFrom(toVector(row))
    const { name = row.name, source_ids } = body
    const name_key = await requireFreeName(tx, name, row.id)
    await store.saveVector(tx, row.id, { name, name_key, version: row.version + 1, updated_at: now() })
    if (source_ids) await setSources(tx, row.id, source_ids)
    return toVector(await existingVector(tx, row.id))
  },
)

export const syncVector = action(contract.syncVector, answering, async (tx, { params }, context, answer) => {
  const row = await existingVector(tx, params.vector_id)
  const operations = await updateAll(tx, JSON.parse(row.source_ids) as string[], context)
  const data: Awaited<ReturnType<typeof answer>>[] = []
  for (const operation of operations) data.push(await answer(tx, operation))
  return { data }
})

export const deleteVector = action(contract.deleteVector, async (tx, { params }, { requireUnused }) => {
  const row = await existingVector(tx, params.vector_id)
  await requireUnused(tx, 'vector', row.id)
  await store.removeVector(tx, row.id)
})
