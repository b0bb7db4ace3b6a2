/** What the history reads from the API besides the changes. */
import type { DataAccessAction } from '@leadwright/sdk'
import { queryOptions } from '@tanstack/react-query'
import { listQuery } from '../../product/lists/list-query.ts'
import { dataAccesses } from './client.ts'

export interface AccessFilter {
  action: DataAccessAction | undefined
  actor_id: string | undefined
  subject_id: string | undefined
  created_after: string | undefined
  created_before: string | undefined
}

export const dataAccessesQuery = (site_id: string, filter: AccessFilter) =>
  listQuery({
    key: ['data_accesses', site_id, filter],
    fetch: (cursor, signal) => dataAccesses.list({ site_id, limit: 50, cursor, ...filter }, { signal }),
    keepsFormer: true,
  })

/** Whom the log can be narrowed to. */
export const dataAccessActorsQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['data_accesses', site_id, 'actors'],
    queryFn: async ({ signal }) => (await dataAccesses.listActors({ site_id }, { signal })).data,
  })
