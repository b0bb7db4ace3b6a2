/** What is read of research. */
import type { ResearchSource, ResearchType } from '@leadwright/sdk'
import { queryOptions } from '@tanstack/react-query'
import { listQuery } from '../../../product/lists/list-query.ts'
import { research } from './client.ts'

export const researchesQuery = (site_id: string, assistant_id: string, type: ResearchType) =>
  listQuery({
    key: ['researches', site_id, 'list', assistant_id, type],
    fetch: (cursor, signal) => research.listResearches({ site_id, assistant_id, type, limit: 25, cursor }, { signal }),
  })

type Of = { site_id: string; assistant_id: string; research_id: string }

export const researchQuery = (of: Of) =>
  queryOptions({
    queryKey: ['researches', of.site_id, 'one', of.research_id],
    queryFn: ({ signal }) => research.get(of, { signal }),
  })

export const researchSourcesQuery = (of: Of) =>
  listQuery({
    key: ['researches', of.site_id, 'sources', of.research_id],
    fetch: (cursor, signal) => research.listSources({ ...of, limit: 100, cursor }, { signal }),
    idOf: ({ number }: ResearchSource) => String(number),
  })
