/** What is read of the brand of a site. */
import { queryOptions } from '@tanstack/react-query'
import { client } from '../session/api.ts'

export const brandQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['brands', site_id],
    queryFn: ({ signal }) => client.brand.get({ site_id }, { signal }),
  })
