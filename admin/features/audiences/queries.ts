/** What the screens of audiences read from the API. */
import type { Audience, Filter } from '@leadwright/sdk'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../product/session/api.ts'

export const audiencesQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['audiences', site_id, 'list'],
    queryFn: async ({ signal }) => {
      const audiences: Audience[] = []
      for await (const audience of client.audiences.list({ site_id, limit: 100 }, { signal })) audiences.push(audience)
      return audiences
    },
  })

export const audienceQuery = (site_id: string, audience_id: string) =>
  queryOptions({
    queryKey: ['audiences', site_id, 'one', audience_id],
    queryFn: ({ signal }) => client.audiences.get({ site_id, audience_id }, { signal }),
  })

/** How many leads match a filter now. */
export const matchingQuery = (site_id: string, filter: Filter) =>
  queryOptions({
    queryKey: ['leads', site_id, 'matching', filter],
    queryFn: async ({ signal }) => (await client.leads.count({ site_id, body: { filter } }, { signal })).count,
  })

export const growthQuery = (site_id: string, audience_id: string) =>
  queryOptions({
    queryKey: ['audiences', site_id, 'growth', audience_id],
    queryFn: ({ signal }) => client.audiences.getGrowth({ site_id, audience_id }, { signal }),
  })

export const overlapQuery = (site_id: string, audience_id: string, other_id: string) =>
  queryOptions({
    queryKey: ['audiences', site_id, 'overlap', audience_id, other_id],
    queryFn: ({ signal }) => client.audiences.getOverlap({ site_id, audience_id, other_id }, { signal }),
  })

export const usesQuery = (site_id: string, audience_id: string) =>
  queryOptions({
    queryKey: ['audiences', site_id, 'uses', audience_id],
    queryFn: async ({ signal }) => (await client.audiences.listUses({ site_id, audience_id }, { signal })).data,
  })
