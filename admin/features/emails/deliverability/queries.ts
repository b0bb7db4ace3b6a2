/** What the deliverability report reads. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { firstOfLastDays } from '../../../product/zone-time.ts'
import { deliverability } from './client.ts'

export const deliverabilityQuery = (site_id: string, days: number, timeZone: string | undefined) =>
  queryOptions({
    queryKey: ['results', site_id, 'deliverability', days],
    enabled: timeZone !== undefined,
    queryFn: ({ signal }) =>
      deliverability.get({ site_id, from: firstOfLastDays(days, timeZone ?? 'UTC') }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })
