/** Access of leads to sandboxes. */
import { listQuery } from '../lists/list-query.ts'
import { sandboxAccess } from './client.ts'

export const accessesQuery = (site_id: string, of: { sandbox_id: string } | { lead_id: string }) =>
  listQuery({
    key: ['sandboxes', site_id, 'accesses', of],
    fetch: (cursor, signal) => sandboxAccess.listSandboxAccesses({ site_id, limit: 50, cursor, ...of }, { signal }),
  })
