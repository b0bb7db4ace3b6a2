/** How sources stand together. Pure. */
import type { KnowledgeSource } from '@leadwright/sdk'

type Source = Pick<KnowledgeSource, 'id' | 'name' | 'status' | 'is_updating' | 'chunk_count' | 'next_run_at'>

export function freshnessOf(sources: readonly Source[]) {
  const next = sources.flatMap(({ next_run_at }) => next_run_at ?? []).sort()
  return {
    passages: sources.reduce((sum, { chunk_count }) => sum + chunk_count, 0),
    failed: sources.filter(({ status, is_updating }) => status === 'failed' && !is_updating),
    reading: sources.filter(({ status, is_updating }) => is_updating || status === 'waiting').length,
    /** When the first of them is read anew by itself. */
    next_at: next[0],
  }
}
