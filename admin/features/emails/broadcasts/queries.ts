/** What the screens of broadcasts read from the API. */
import type { BroadcastPreviewing, BroadcastStatus } from '@leadwright/sdk'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listQuery } from '../../../product/lists/list-query.ts'
import { client } from '../../../product/session/api.ts'
import { broadcasts } from './client.ts'

export const broadcastsQuery = (
  site_id: string,
  filter: { search?: string | undefined; status?: BroadcastStatus | undefined },
) =>
  listQuery({
    key: ['broadcasts', site_id, 'list', filter],
    fetch: (cursor, signal) => broadcasts.list({ site_id, ...filter, limit: 50, cursor }, { signal }),
  })

export const broadcastQuery = (site_id: string, broadcast_id: string) =>
  queryOptions({
    queryKey: ['broadcasts', site_id, 'one', broadcast_id],
    queryFn: ({ signal }) => broadcasts.get({ site_id, broadcast_id }, { signal }),
  })

export const reachQuery = (site_id: string, body: BroadcastPreviewing) =>
  queryOptions({
    queryKey: ['broadcasts', site_id, 'reach', body],
    queryFn: ({ signal }) => broadcasts.preview({ site_id, body }, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 10_000,
  })

export const resultsQuery = (site_id: string, broadcast_id: string) =>
  queryOptions({
    queryKey: ['broadcasts', site_id, 'results', broadcast_id],
    queryFn: ({ signal }) => broadcasts.getResults({ site_id, broadcast_id }, { signal }),
  })

export const contentQuery = (site_id: string, template_id: string, subject: string | undefined) => {
  const body = subject ? { subject } : {}
  return queryOptions({
    queryKey: ['templates', site_id, 'preview', template_id, subject ?? ''],
    queryFn: ({ signal }) => client.templates.preview({ site_id, template_id, body }, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 10_000,
  })
}
