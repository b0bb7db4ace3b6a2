/** What the screens of connections read. What a service has is asked for there, and not again with every event. */
import type { SyncEntry, SyncStatus } from '@leadwright/sdk'
import { queryOptions } from '@tanstack/react-query'
import { connections } from '../../product/connections/client.ts'
import { listQuery } from '../../product/lists/list-query.ts'

const unchanged_ms = 60_000
const look_ms = 5_000
const calm_ms = 15_000

/** Progress is no event of the stream: it is looked for, more often while something is on its way. */
export const connectionQuery = (site_id: string, connection_id: string) =>
  queryOptions({
    queryKey: ['connections', site_id, 'one', connection_id],
    queryFn: ({ signal }) => connections.get({ site_id, connection_id }, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.status === 'connected' && data.list !== undefined && (data.waiting > 0 ? look_ms : calm_ms),
  })

export const serviceListsQuery = (site_id: string, connection_id: string) =>
  queryOptions({
    queryKey: ['service_lists', site_id, connection_id],
    queryFn: async ({ signal }) => (await connections.listServiceLists({ site_id, connection_id }, { signal })).data,
    staleTime: unchanged_ms,
    retry: false,
  })

export const serviceFieldsQuery = (site_id: string, connection_id: string, list_id: string) =>
  queryOptions({
    queryKey: ['service_fields', site_id, connection_id, list_id],
    queryFn: async ({ signal }) => (await connections.listServiceFields({ site_id, connection_id }, { signal })).data,
    staleTime: unchanged_ms,
    retry: false,
  })

export const disconnectionQuery = (site_id: string, connection_id: string) =>
  queryOptions({
    queryKey: ['connections', site_id, 'disconnection', connection_id],
    queryFn: ({ signal }) => connections.previewDisconnection({ site_id, connection_id }, { signal }),
  })

export const entriesQuery = (site_id: string, connection_id: string, status: SyncStatus | undefined) =>
  listQuery<SyncEntry>({
    key: ['connections', site_id, 'ledger', connection_id, status ?? 'all'],
    fetch: (cursor, signal) =>
      connections.listSyncEntries(
        { site_id, connection_id, limit: 50, cursor, ...(status && { status: [status] }) },
        { signal },
      ),
    idOf: ({ lead_id }) => lead_id,
  })
