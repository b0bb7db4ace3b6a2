/** Accounts at providers and passkeys: the endpoints on them, and what is read of them. */
import { IdentitiesResource, PasskeysResource } from '@leadwright/sdk'
import { queryOptions } from '@tanstack/react-query'
import { clientOf } from '../session/api.ts'

export const { identities, passkeys } = clientOf({ identities: IdentitiesResource, passkeys: PasskeysResource })

/** Told to everybody: the providers, and who may sign up. */
export const entryQuery = () =>
  queryOptions({
    queryKey: ['identity_providers'],
    queryFn: ({ signal }) => identities.listProviders({ signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const providersQuery = () =>
  queryOptions({ ...entryQuery(), select: ({ data }) => data.map(({ provider }) => provider) })

export const identitiesQuery = () =>
  queryOptions({
    queryKey: ['identities'],
    queryFn: async ({ signal }) => (await identities.list({ signal })).data,
  })

export const passkeysQuery = () =>
  queryOptions({
    queryKey: ['passkeys'],
    queryFn: async ({ signal }) => (await passkeys.list({ signal })).data,
  })
