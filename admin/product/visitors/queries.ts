/** What the screens of visitors read from the API. Visits come in all the time, so lists are refetched at intervals. */

import type { Visit, Visitor } from '@leadwright/sdk'
import { queryOptions } from '@tanstack/react-query'
import { listQuery } from '../lists/list-query.ts'
import { visitorClient } from './client.ts'

export type VisitorFilter = { known?: boolean; robots?: boolean; lead_id?: string }

/** Which visitors a list shows, as its screen's URL names them. */
export const visitorFilters = {
  all: {},
  known: { known: true },
  unknown: { known: false },
  robots: { robots: true },
} as const satisfies Record<string, VisitorFilter>

export const visitorsQuery = (site_id: string, filter: VisitorFilter) =>
  listQuery({
    key: ['visitors', site_id, 'list', filter],
    fetch: (cursor, signal) => visitorClient.visitors.list({ site_id, ...filter, cursor }, { signal }),
    keepsFormer: true,
    idOf: (visitor: Visitor) => visitor.uuid,
  })

export const visitorQuery = (site_id: string, visitor_id: string) =>
  queryOptions({
    queryKey: ['visitors', site_id, 'one', visitor_id],
    queryFn: ({ signal }) => visitorClient.visitors.get({ site_id, visitor_id }, { signal }),
  })

export const visitsQuery = (site_id: string, visitor_id: string) =>
  listQuery({
    key: ['visitors', site_id, 'visits', visitor_id],
    fetch: (cursor, signal) =>
      visitorClient.visitors.listVisits({ site_id, visitor_id, limit: 50, cursor }, { signal }),
    // One visitor does one thing at a time.
    idOf: ({ at, type, name, page_url }: Visit) => `${at} ${type} ${name ?? page_url}`,
  })

export const visitCountsQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['visitors', site_id, 'counts'],
    queryFn: ({ signal }) => visitorClient.visitors.getVisitCounts({ site_id }, { signal }),
    refetchInterval: 60_000,
  })
