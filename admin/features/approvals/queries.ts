/** What is read of approvals. */
import { listQuery } from '../../product/lists/list-query.ts'
import { approvals } from './client.ts'

export const approvalsQuery = (site_id: string, which: 'pending' | 'all') =>
  listQuery({
    key: ['approvals', site_id, 'list', which],
    fetch: (cursor, signal) =>
      approvals.list({ site_id, limit: 50, cursor, ...(which === 'pending' && { status: which }) }, { signal }),
  })
