/** The endpoints on sources of knowledge. */
import { action, query } from '../../../platform/endpoint.ts'
import { afterId, afterKey, page, pageLimit } from '../../../platform/pagination.ts'
import { invalid } from '../../../platform/problem/problem.ts'
import { headingOf, leaveBlocks, pageOfChunks } from '../retrieval/rules.ts'
import { sourceIdsOf } from '../vectors/rules.ts'
import * as contract from './contract.ts'
import { knowledgeLimits } from './limits.ts'
import { chunksOfPair, writePair } from './pairs.ts'
import { existingSource, requireRoomFor } from './rules.ts'
import * as store from './store.ts'
import { toSource } from './wire.ts'

export const listKnowledgeSources = query(contract.listKnowledgeSources, async (db, { query: q }) => {
  const ids = q.vector_id === undefined ? undefined : await sourceIdsOf(db, q.vector_id)
  const filter = { kinds: q.kind, search: q.search, ids }
  const rows = await store.pageOfSources(db, filter, { after: afterId(q), limit: pageLimit(q) })
  return page(q, rows, row => [row.id], toSource)
})

export const getKnowledgeSource = query(contract.getKnowledgeSource, async (db, { params }) =>
  toSource(await existingSource(db, params.source_id)),
)

/** What a source begins with, before anything of it is read. */
export const newSource = (
  of: Pick<store.SourceRow, 'id' | 'name' | 'kind' | 'settings'>,
  now: number,
): store.SourceRow => ({
  ...of,
  ...{ state: 'waiting', problem: null, content_version: 0, block: null, document_count: 0, chunk_count: 0, bytes: 0 },
  ...{ language: null, content_hash: null, format: null, fetched_at: null, update_every_days: null },
  ...{ next_run_at: null, operation_id: null, report: null, version: 1, created_at: now, updated_at: now },
})

const nameFrom = (text: string): string =>
  text.slice(0, knowledgeLimits.source_name_characters_max).toWellFormed().trim()

export const createKnowledgeSource = action(
  contract.createKnowledgeSource,
  async ({ body }) => chunksOfPair(body),
  async (tx, { body }, { newId, now }, chunks) => {
    await requireRoomFor(tx, { sources: 1, chunks: chunks.length })
    const { kind, ...settings } = body
    const source = newSource({ id: newId('knowledge_source'), name: nameFrom(body.question), kind, settings }, now())
    const row = { ...source, ...(await writePair(tx, source, body, chunks, now())) }
    await store.insertSource(tx, row)
    return toSource(row)
  },
)

export const updateKnowledgeSource = action(
  contract.updateKnowledgeSource,
  async (tx, { params, body }, { now, ifMatch, changedFrom }) => {
    const row = await existingSource(tx, params.source_id)
    ifMatch(row.version)
    changedFrom(toSource(row))
    const { name = row.name, question, answer } = body
    for (const field of ['question', 'answer'] as const) {
      if (body[field] !== undefined && row.kind !== 'pair') throw invalid(`/${field}`, 'not_of_this_kind')
    }
    const changes: Partial<store.SourceRow> = { name, version: row.version + 1, updated_at: now() }
    if (question !== undefined || answer !== undefined) {
      const pair = { question: row.settings.question ?? '', answer: row.settings.answer ?? '', ...body }
      const written = { question: pair.question, answer: pair.answer }
      Object.assign(changes, await writePair(tx, row, written, chunksOfPair(written), now()))
    }
    await store.saveSource(tx, row.id, changes)
    return toSource({ ...row, ...changes })
  },
)

export const deleteKnowledgeSource = action(
  contract.deleteKnowledgeSource,
  async (tx, { params }, { now, requireUnused }) => {
    const row = await existingSource(tx, params.source_id)
    await requireUnused(tx, 'knowledge_source', row.id)
    await leaveBlocks(tx, row.id, null, now())
    await store.removeSource(tx, row.id)
  },
)

export const listKnowledgeChunks = query(contract.listKnowledgeChunks, async (db, { params, query: q }) => {
  const { block } = await existingSource(db, params.source_id)
  const key = afterKey(q, 1)?.[0] ?? null
  if (key !== null && typeof key !== 'number') throw invalid('/cursor', 'cursor_invalid')
  const limit = pageLimit(q)
  const rows = block === null ? [] : await pageOfChunks(db, { block, after: key, limit: limit + 1 })
  return page(
    q,
    rows,
    row => [row.id],
    row => ({
      position: row.position,
      title: row.title,
      heading: headingOf(row),
      url: row.url,
      text: row.text,
      ...(row.language && { language: row.language }),
    }),
  )
})
