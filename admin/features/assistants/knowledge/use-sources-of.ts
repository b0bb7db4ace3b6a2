/** The sources of an assistant. Whoever manages chosen assistants alone may not look into vectors. */
import type { Assistant } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useCan } from '../../../product/session/abilities.ts'
import { sourcesOfQuery } from './queries.ts'

export function useSourcesOf(
  site_id: string,
  { source_ids, vector_ids }: Pick<Assistant, 'source_ids' | 'vector_ids'>,
) {
  const isOfAll = useCan()('manage-assistants', site_id)
  return useQuery(sourcesOfQuery(site_id, { source_ids, vector_ids: isOfAll ? vector_ids : [] }))
}
