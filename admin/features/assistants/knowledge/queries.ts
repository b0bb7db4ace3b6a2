/** What an assistant answers from. */
import type { Assistant, KnowledgeSource } from '@leadwright/sdk'
import { queryOptions } from '@tanstack/react-query'
import { knowledgeClient } from '../../../product/knowledge/client.ts'

const { sources } = knowledgeClient

/** Its sources and those of its vectors, each once. Vectors are asked by whom they are open to. */
export const sourcesOfQuery = (
  site_id: string,
  { source_ids, vector_ids }: Pick<Assistant, 'source_ids' | 'vector_ids'>,
) =>
  queryOptions({
    queryKey: ['knowledge_sources', site_id, 'of', source_ids, vector_ids],
    queryFn: async ({ signal }) => {
      const found = new Map<string, KnowledgeSource>()
      const own = new Set(source_ids)
      const add = async (vector: { vector_id?: string }, isWanted: (source: KnowledgeSource) => boolean) => {
        for await (const source of sources.list({ site_id, ...vector, limit: 100 }, { signal }))
          if (isWanted(source)) found.set(source.id, source)
      }
      if (own.size > 0) await add({}, ({ id }) => own.has(id))
      for (const vector_id of vector_ids) await add({ vector_id }, () => true)
      return [...found.values()]
    },
  })
