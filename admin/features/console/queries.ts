/** What the console reads from the API. */
import { InstallationResource, PlansResource } from '@leadwright/sdk'
import { queryOptions } from '@tanstack/react-query'
import { listQuery } from '../../product/lists/list-query.ts'
import { clientOf } from '../../product/session/api.ts'

export const { installation, plans } = clientOf({ installation: InstallationResource, plans: PlansResource })

export const installationQuery = () =>
  queryOptions({ queryKey: ['installation'], queryFn: ({ signal }) => installation.get({ signal }) })

export const accountsQuery = () =>
  listQuery({
    key: ['accounts'],
    fetch: (cursor, signal) => installation.listAccounts({ limit: 50, cursor }, { signal }),
  })

export const plansQuery = () =>
  queryOptions({
    queryKey: ['plans'],
    queryFn: async ({ signal }) => {
      const all = []
      for await (const plan of plans.list({ limit: 100 }, { signal })) all.push(plan)
      return all
    },
  })
