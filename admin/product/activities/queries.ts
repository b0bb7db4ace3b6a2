/** What the modification history reads from the API. */

import { queryOptions } from '@tanstack/react-query'
import { listQuery } from '../lists/list-query.ts'
import { activityClient } from './client.ts'

export const activitiesQuery = (site_id: string, subject_id?: string) =>
  listQuery({
    key: ['activities', site_id, subject_id ?? ''],
    fetch: (cursor, signal) => activityClient.activities.list({ site_id, limit: 50, cursor, subject_id }, { signal }),
  })

/** The last hundred about one thing. */
export const latestActivitiesQuery = (site_id: string, subject_id: string) =>
  queryOptions({
    queryKey: ['activities', site_id, 'latest', subject_id],
    queryFn: async ({ signal }) =>
      (await activityClient.activities.list({ site_id, limit: 100, subject_id }, { signal })).data,
  })
