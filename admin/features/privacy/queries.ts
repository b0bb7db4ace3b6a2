/** What the screen of privacy requests reads from the API. */
import { listQuery } from '../../product/lists/list-query.ts'
import { personRequests } from './client.ts'

export const personRequestsQuery = (email: string | undefined) =>
  listQuery({
    key: ['person_requests', email ?? ''],
    fetch: (cursor, signal) => personRequests.list({ limit: 50, cursor, ...(email && { email }) }, { signal }),
  })
