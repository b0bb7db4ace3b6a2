/** What the panels of results read from the API. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from '../../app/api.ts'

export type ResultsOf = { popup_id: string } | { campaign_id: string }

/** The last so many days, up to today in the site's zone. Results come in all the time, so they are read again by themselves. */
export const resultsQuery = (site_id: string, of: ResultsOf, days: number) =>
  queryOptions({
    queryKey: ['results', site_id, of, days],
    queryFn: ({ signal }) => {
      const period = { site_id, ...periodOf(days) }
      return 'popup_id' in of
        ? client.results.getPopupResults({ ...period, popup_id: of.popup_id }, { signal })
        : client.results.getCampaignResults({ ...period, campaign_id: of.campaign_id }, { signal })
    },
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })

/** Thirty days are what the API answers by itself. Today lies in the site's zone, which only the API knows for sure. */
function periodOf(days: number): { from?: string } {
  if (days === 30) return {}
  const first = new Date(Date.now() - (days - 1) * 86_400_000)
  return { from: first.toISOString().slice(0, 10) }
}
