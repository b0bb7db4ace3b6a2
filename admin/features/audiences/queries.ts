/** What the screens of audiences read from the API. */
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../product/session/api.ts'

export const audiencesQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['audiences', site_id, 'list'],
    queryFn: async ({ signal }) => {
      const audiences = []
      for await (const audience of client.audiences.list({ site_id, limit: 100 }, { signal })) audiences.push(audience)
      return audiences
    },
  })

export const audienceQuery = (site_id: string, audience_id: string) =>
  queryOptions({
    queryKey: ['audiences', site_id, 'one', audience_id],
    queryFn: ({ signal }) => client.audiences.get({ site_id, audience_id }, { signal }),
  })
