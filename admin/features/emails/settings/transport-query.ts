/** By what the site sends, and how fast. */
import { queryOptions } from '@tanstack/react-query'
import { emailTransport, sendingLimits } from './client.ts'

export const transportQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['email_transport', site_id],
    queryFn: ({ signal }) => emailTransport.get({ site_id }, { signal }),
  })

export const sendingLimitsQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['sending_limits', site_id],
    queryFn: ({ signal }) => sendingLimits.get({ site_id }, { signal }),
  })
