/** What the settings read from the API. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { client } from '../../product/session/api.ts'

export const apiKeysQuery = () =>
  queryOptions({
    queryKey: ['api_keys'],
    queryFn: async ({ signal }) => {
      const keys = []
      for await (const key of client.apiKeys.list({ limit: 100 }, { signal })) keys.push(key)
      return keys
    },
  })

export const accountActivitiesQuery = () =>
  infiniteQueryOptions({
    queryKey: ['account_activities'],
    queryFn: ({ pageParam, signal }) =>
      client.activities.listAccountActivities({ limit: 50, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.next_cursor ?? undefined,
  })
