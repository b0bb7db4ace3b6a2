/** Queries of operations: the site's stream refreshes them, so there is no polling. */
import { queryOptions } from '@tanstack/react-query'
import { listQuery } from '../lists/list-query.ts'
import { client } from '../session/api.ts'

export type OperationView = { type?: string; subject_id?: string }

/** The newest first. */
export const operationsQuery = (site_id: string) =>
  listQuery({
    key: ['operations', site_id, 'all'],
    fetch: (cursor, signal) => client.operations.list({ site_id, limit: 25, cursor }, { signal }),
  })

/** The latest operations, optionally of one kind or about one object. */
export const latestOperationsQuery = (site_id: string, view: OperationView = {}, limit = 5) =>
  queryOptions({
    queryKey: ['operations', site_id, 'latest', view, limit],
    queryFn: ({ signal }) => client.operations.list({ site_id, limit, ...view }, { signal }),
  })

/** Those that have not ended. */
export const runningOperationsQuery = (site_id: string, view: OperationView = {}) =>
  queryOptions({
    queryKey: ['operations', site_id, 'running', view],
    queryFn: ({ signal }) =>
      client.operations.list({ site_id, limit: 100, status: ['queued', 'running'], ...view }, { signal }),
  })

export const operationQuery = (site_id: string, operation_id: string) =>
  queryOptions({
    queryKey: ['operations', site_id, 'one', operation_id],
    queryFn: ({ signal }) => client.operations.get({ site_id, operation_id }, { signal }),
  })
