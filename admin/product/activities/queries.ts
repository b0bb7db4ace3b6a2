/** What the modification history reads from the API. */
import { listQuery } from '../lists/list-query.ts'
import { client } from '../session/api.ts'

export const activitiesQuery = (site_id: string, subject_id?: string) =>
  listQuery({
    key: ['activities', site_id, subject_id ?? ''],
    fetch: (cursor, signal) => client.activities.list({ site_id, limit: 50, cursor, subject_id }, { signal }),
  })
