/** Why nobody signs up here by themselves, once that is known; asked after the screen has come. */
import { useQuery } from '@tanstack/react-query'
import { queryClient } from '../session/query-client.ts'

export function useRefusedRegistration(): 'invitation' | 'closed' | undefined {
  const { data } = useQuery({
    queryKey: ['identity_providers', 'registration'],
    queryFn: async () => {
      const { entryQuery } = await import('./ways-in.ts')
      return (await queryClient.fetchQuery(entryQuery())).registration
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data === 'open' ? undefined : data
}
