/** Who is signed in. */
import { queryOptions } from '@tanstack/react-query'
import { client } from '../session/api.ts'

export const profileQuery = () =>
  queryOptions({
    queryKey: ['profile'],
    queryFn: ({ signal }) => client.auth.getProfile({ signal }),
    staleTime: 300_000,
  })
