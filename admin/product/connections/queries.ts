/** What several features read of connections. */
import { queryOptions } from '@tanstack/react-query'
import { connections } from './client.ts'

export const integrationsQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['connections', site_id, 'services'],
    queryFn: async ({ signal }) => (await connections.listIntegrations({ site_id }, { signal })).data,
  })

export const connectionsQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['connections', site_id, 'list'],
    queryFn: async ({ signal }) => {
      const all = []
      for await (const one of connections.list({ site_id, limit: 100 }, { signal })) all.push(one)
      return all
    },
  })
