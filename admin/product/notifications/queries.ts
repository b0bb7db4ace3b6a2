/** What is new on a site for the person who is signed in, and what came since their last visit. */
import { queryOptions } from '@tanstack/react-query'
import { client } from '../session/api.ts'

/** The site's stream refreshes it. */
export const notificationsQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['notifications', site_id],
    queryFn: ({ signal }) => client.notifications.get({ site_id }, { signal }),
  })

const VISIT_MS = 5 * 60_000

/** Says again and again that the person is here, while the page is seen. */
export const visitQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['visits', site_id],
    queryFn: ({ signal }) => client.notifications.readNews({ site_id }, { signal }),
    staleTime: VISIT_MS,
    refetchInterval: VISIT_MS,
  })
