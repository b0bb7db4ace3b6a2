/** What the console reads from the API. */
import { InstallationResource, type OperationStatus, PlansResource } from '@leadwright/sdk'
import { queryOptions } from '@tanstack/react-query'
import { listQuery } from '../../product/lists/list-query.ts'
import { clientOf } from '../../product/session/api.ts'

export const { installation, plans } = clientOf({ installation: InstallationResource, plans: PlansResource })

export const installationQuery = () =>
  queryOptions({ queryKey: ['installation'], queryFn: ({ signal }) => installation.get({ signal }) })

/** Nothing tells of these by itself. */
const looked_ms = 10_000

export const healthQuery = () =>
  queryOptions({
    queryKey: ['installation', 'health'],
    queryFn: ({ signal }) => installation.getHealth({ signal }),
    refetchInterval: looked_ms,
  })

export const operationStates = ['under_way', 'failed', 'completed', 'canceled'] as const
export type OperationState = (typeof operationStates)[number]

export const operationsOfAllQuery = (state?: OperationState, site_id?: string) =>
  listQuery({
    key: ['installation', 'operations', state, site_id],
    fetch: (cursor, signal) => {
      const status: OperationStatus[] | undefined =
        state === 'under_way' ? ['queued', 'running'] : state === undefined ? undefined : [state]
      return installation.listOperations({ limit: 25, cursor, status, site_id }, { signal })
    },
    keepsFormer: true,
    refetchInterval: looked_ms,
  })

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
