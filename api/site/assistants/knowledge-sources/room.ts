/** How much knowledge a site may have. */
import type { Handle } from '../../../platform/database/handle.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { sizeOfKnowledge } from '../knowledge-records/rules.ts'
import { knowledgeLimits } from './limits.ts'

type Db = Handle<'site'>

/** Refuses more sources, and more passages, than a site may have. */
export async function requireRoomFor(db: Db, more: { sources: number; chunks: number }): Promise<void> {
  const { sources, chunks } = await sizeOfKnowledge(db)
  const { site_sources_max, site_chunks_max } = knowledgeLimits
  if (sources + more.sources > site_sources_max)
    throw problem('too_many_sources', { values: { maximum: site_sources_max } })
  if (chunks + more.chunks > site_chunks_max) throw problem('knowledge_full', { values: { maximum: site_chunks_max } })
}
