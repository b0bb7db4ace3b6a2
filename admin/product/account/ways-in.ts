/** Accounts at providers: the endpoints on them, and what is read of them. */
import { IdentitiesResource } from '@leadwright/sdk'
import { queryOptions } from '@tanstack/react-query'
import { clientOf } from '../session/api.ts'

export const { identities } = clientOf({ identities: IdentitiesResource })

export const providersQuery = () =>
  queryOptions({
    queryKey: ['identity_providers'],
    queryFn: async ({ signal }) => (await identities.listProviders({ signal })).data.map(({ provider }) => provider),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const identitiesQuery = () =>
  queryOptions({
    queryKey: ['identities'],
    queryFn: async ({ signal }) => (await identities.list({ signal })).data,
  })
