/** What the history reads from the API besides the changes. */
import type { DataAccessAction } from '@leadwright/sdk'
import { listQuery } from '../../product/lists/list-query.ts'
import { dataAccesses } from './client.ts'

export interface AccessFilter {
  action?: DataAccessAction
  actor_id?: string
}

export const dataAccessesQuery = (site_id: string, filter: AccessFilter) =>
  listQuery({
    key: ['data_accesses', site_id, filter],
    fetch: (cursor, signal) => dataAccesses.list({ site_id, limit: 50, cursor, ...filter }, { signal }),
  })
