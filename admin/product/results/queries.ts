/** What the panels of results read from the API. */

import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { emailClient } from '../emails/client.ts'
import { client } from '../session/api.ts'
import { firstOfLastDays, periodBefore } from '../zone-time.ts'
import { resultClient } from './client.ts'

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

/** As many days before a period. */
export const resultsBeforeQuery = (site_id: string, of: ResultsOf, { from, to }: Period) => {
  const before = periodBefore({ from, to })
  return queryOptions({
    queryKey: ['results', site_id, of, before],
    queryFn: ({ signal }) =>
      'popup_id' in of
        ? client.popups.getResults({ site_id, ...before, popup_id: of.popup_id }, { signal })
        : client.campaigns.getResults({ site_id, ...before, campaign_id: of.campaign_id }, { signal }),
  })
}

export type Period = { from: string; to: string }

export const submissionHoursQuery = (site_id: string, period: { from: string; to?: string }, popup_id?: string) =>
  queryOptions({
    queryKey: ['submissions', site_id, 'hours', period, popup_id ?? ''],
    queryFn: ({ signal }) => resultClient.submissions.getHours({ site_id, popup_id, ...period }, { signal }),
    placeholderData: keepPreviousData,
  })

export const emailHoursQuery = (site_id: string, period: Period) =>
  queryOptions({
    queryKey: ['emails', site_id, 'hours', period],
    queryFn: ({ signal }) => emailClient.emails.getHours({ site_id, ...period }, { signal }),
    placeholderData: keepPreviousData,
  })
