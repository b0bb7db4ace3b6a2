/** What the modification history reads from the API. */
import { infiniteQueryOptions } from '@tanstack/react-query'
import { client } from '../session/api.ts'

export const activitiesQuery = (site_id: string, subject_id?: string) =>
  infiniteQueryOptions({
    queryKey: ['activities', site_id, subject_id ?? ''],
    queryFn: ({ pageParam, signal }) =>
      client.activities.list({ site_id, limit: 50, cursor: pageParam, subject_id }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.next_cursor ?? undefined,
  })
