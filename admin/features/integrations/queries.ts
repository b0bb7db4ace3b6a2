/** What is read of incoming hooks. */
import type { IncomingCallStatus } from '@leadwright/sdk'
import { queryOptions } from '@tanstack/react-query'
import { listQuery } from '../../product/lists/list-query.ts'
import { incomingHooks } from './client.ts'

export const hooksQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['incoming_hooks', site_id, 'list'],
    queryFn: async ({ signal }) => {
      const hooks = []
      for await (const one of incomingHooks.list({ site_id, limit: 100 }, { signal })) hooks.push(one)
      return hooks
    },
  })

export const hookQuery = (site_id: string, incoming_hook_id: string) =>
  queryOptions({
    queryKey: ['incoming_hooks', site_id, 'one', incoming_hook_id],
    queryFn: ({ signal }) => incomingHooks.get({ site_id, incoming_hook_id }, { signal }),
  })

export const callsQuery = (site_id: string, incoming_hook_id: string, status: IncomingCallStatus | undefined) =>
  listQuery({
    key: ['incoming_calls', site_id, incoming_hook_id, status ?? 'all'],
    fetch: (cursor, signal) =>
      incomingHooks.listIncomingCalls(
        { site_id, incoming_hook_id, limit: 50, cursor, ...(status && { status }) },
        { signal },
      ),
  })
