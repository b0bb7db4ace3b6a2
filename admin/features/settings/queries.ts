/** What the settings read from the API. */
import { queryOptions } from '@tanstack/react-query'
import { listQuery } from '../../product/lists/list-query.ts'
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
  listQuery({
    key: ['account_activities'],
    fetch: (cursor, signal) => client.activities.listForAccount({ limit: 50, cursor }, { signal }),
  })
