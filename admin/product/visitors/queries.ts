/** What the screens of visitors read from the API. Browsers tell of themselves all the time, so lists are read again. */
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from '../session/api.ts'

const first = undefined as string | undefined
type Cursor = { next_cursor: string | null }
const nextCursor = (page: Cursor) => page.next_cursor ?? undefined

export type VisitorFilter = { known?: boolean; robots?: boolean; lead_id?: string }

export const visitorsQuery = (site_id: string, filter: VisitorFilter) =>
  infiniteQueryOptions({
    queryKey: ['visitors', site_id, 'list', filter],
    queryFn: ({ pageParam, signal }) => client.visitors.list({ site_id, ...filter, cursor: pageParam }, { signal }),
    initialPageParam: first,
    getNextPageParam: nextCursor,
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })

export const visitorQuery = (site_id: string, visitor_id: string) =>
  queryOptions({
    queryKey: ['visitors', site_id, 'one', visitor_id],
    queryFn: ({ signal }) => client.visitors.get({ site_id, visitor_id }, { signal }),
  })

export const visitsQuery = (site_id: string, visitor_id: string) =>
  infiniteQueryOptions({
    queryKey: ['visitors', site_id, 'visits', visitor_id],
    queryFn: ({ pageParam, signal }) =>
      client.visitors.listVisits({ site_id, visitor_id, limit: 50, cursor: pageParam }, { signal }),
    initialPageParam: first,
    getNextPageParam: nextCursor,
  })

export const visitCountsQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['visitors', site_id, 'counts'],
    queryFn: ({ signal }) => client.results.getVisitCounts({ site_id }, { signal }),
    refetchInterval: 60_000,
  })
