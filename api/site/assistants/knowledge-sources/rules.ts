/** What is allowed with sources of knowledge and what follows; other features call these. */
import type { Handle } from '../../../platform/database/handle.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { knowledgeLimits } from './limits.ts'
import { findSource, type SourceRow, sizeOfKnowledge, sourcesByIds } from './store.ts'

export { type SourceRow, sourcesByIds } from './store.ts'

type Db = Handle<'site'>

export async function existingSource(db: Db, id: string): Promise<SourceRow> {
  const row = await findSource(db, id)
  if (!row) throw problem('not_found')
  return row
}

/** 422 at each id that names no source of the site. */
export async function requireSources(db: Db, ids: readonly string[], pointer = '/source_ids'): Promise<SourceRow[]> {
  const rows = await sourcesByIds(db, ids)
  const known = new Set(rows.map(({ id }) => id))
  const errors = ids.flatMap((id, i) =>
    known.has(id) ? [] : [{ pointer: `${pointer}/${i}`, code: 'unknown_reference' }],
  )
  if (errors.length > 0) throw problem('validation_failed', { errors })
  return rows
}

/** Refuses more sources, and more passages, than a site may have. */
export async function requireRoomFor(db: Db, more: { sources: number; chunks: number }): Promise<void> {
  const { sources, chunks } = await sizeOfKnowledge(db)
  const { site_sources_max, site_chunks_max } = knowledgeLimits
  if (sources + more.sources > site_sources_max)
    throw problem('too_many_sources', { values: { maximum: site_sources_max } })
  if (chunks + more.chunks > site_chunks_max) throw problem('knowledge_full', { values: { maximum: site_chunks_max } })
}
