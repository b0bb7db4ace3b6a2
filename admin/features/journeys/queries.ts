/** What the screens of journeys and runs read from the API. */
import type { ListRunsRequest } from '@leadwright/sdk'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { client } from '../../app/api.ts'

export const journeysQuery = (site_id: string, status?: 'draft' | 'on' | 'off') =>
  infiniteQueryOptions({
    queryKey: ['journeys', site_id, 'list', status ?? ''],
    queryFn: ({ pageParam, signal }) =>
      client.journeys.list({ site_id, status, limit: 50, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.next_cursor ?? undefined,
  })

export const journeyQuery = (site_id: string, journey_id: string) =>
  queryOptions({
    queryKey: ['journeys', site_id, 'one', journey_id],
    queryFn: ({ signal }) => client.journeys.get({ site_id, journey_id }, { signal }),
  })

/** What keeps the saved draft from being published; `version` makes each save ask anew. */
export const problemsQuery = (site_id: string, journey_id: string, version: number) =>
  queryOptions({
    queryKey: ['journeys', site_id, 'problems', journey_id, version],
    queryFn: ({ signal }) => client.journeys.validate({ site_id, journey_id }, { signal }),
    placeholderData: (former: { data: readonly unknown[] } | undefined) => former as never,
  })

export const enrollmentPreviewQuery = (site_id: string, journey_id: string) =>
  queryOptions({
    queryKey: ['journeys', site_id, 'enrollment_preview', journey_id],
    queryFn: ({ signal }) => client.journeys.previewEnrollment({ site_id, journey_id }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })

export type RunFilter = Pick<ListRunsRequest, 'journey_id' | 'status' | 'from' | 'to'>

export const runsQuery = (site_id: string, filter: RunFilter) =>
  infiniteQueryOptions({
    queryKey: ['runs', site_id, 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      client.runs.list({ site_id, ...filter, limit: 50, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.next_cursor ?? undefined,
  })

export const runQuery = (site_id: string, run_id: string) =>
  queryOptions({
    queryKey: ['runs', site_id, 'one', run_id],
    queryFn: ({ signal }) => client.runs.get({ site_id, run_id }, { signal }),
  })
