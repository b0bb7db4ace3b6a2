/** What the panels of results read from the API. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from '../session/api.ts'
import { firstOfLastDays } from '../zone-time.ts'

export type ResultsOf = { popup_id: string } | { campaign_id: string }

/**
 * The last so many days, up to today in the site's zone. Results change all the time, so they are refetched at
 * intervals.
 */
export const resultsQuery = (site_id: string, of: ResultsOf, days: number, timeZone: string | undefined) =>
  queryOptions({
    queryKey: ['results', site_id, of, days],
    enabled: timeZone !== undefined,
    queryFn: ({ signal }) => {
      const period = { site_id, from: firstOfLastDays(days, timeZone ?? 'UTC') }
      return 'popup_id' in of
        ? client.popups.getResults({ ...period, popup_id: of.popup_id }, { signal })
        : client.campaigns.getResults({ ...period, campaign_id: of.campaign_id }, { signal })
    },
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })
