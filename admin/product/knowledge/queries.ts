/** What assistants can answer from, to choose from. */
import { queryOptions } from '@tanstack/react-query'
import type { Option } from '../../ui/option.tsx'
import { knowledgeClient } from './client.ts'

type NamedThing = { id: string; name: string }

async function namesOf(items: AsyncIterable<NamedThing>): Promise<Option[]> {
  const found: Option[] = []
  for await (const { id, name } of items) found.push({ id, label: name })
  return found
}

export const sourceChoicesQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['knowledge_sources', site_id, 'choices'],
    queryFn: ({ signal }) => namesOf(knowledgeClient.sources.list({ site_id, limit: 100 }, { signal })),
  })

export const vectorChoicesQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['vectors', site_id, 'choices'],
    queryFn: ({ signal }) => namesOf(knowledgeClient.vectors.list({ site_id, limit: 100 }, { signal })),
  })
