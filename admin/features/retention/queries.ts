/** What the screen of data retention reads from the API. */
import { queryOptions } from '@tanstack/react-query'
import { retention } from './client.ts'

export const retentionQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['retention', site_id],
    queryFn: ({ signal }) => retention.get({ site_id }, { signal }),
  })
