/** What the screens that enroll many leads at once read from the API. */
import type { EnrollmentOfMany } from '@leadwright/sdk'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../session/api.ts'

/** How many would be enrolled; fetched each time. */
export const enrollingPreviewQuery = (site_id: string, journey_id: string, whom: EnrollmentOfMany) =>
  queryOptions({
    queryKey: ['enrolling_preview', site_id, journey_id, whom],
    queryFn: ({ signal }) => client.journeys.previewEnrollMatching({ site_id, journey_id, body: whom }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })
