/** What the screens of managers read from the API. */
import { queryOptions } from '@tanstack/react-query'
import { listQuery } from '../../product/lists/list-query.ts'
import { invitations, managers } from './client.ts'

export const managersQuery = () =>
  listQuery({ key: ['managers'], fetch: (cursor, signal) => managers.list({ limit: 50, cursor }, { signal }) })

export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => invitations.read({ body: { token } }, { signal, maxRetries: 0 }),
    staleTime: Number.POSITIVE_INFINITY,
  })
