/** What the dashboard reads from the API. */

import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { emailClient } from '../../product/emails/client.ts'
import { client } from '../../product/session/api.ts'
import { dashboardClient } from './client.ts'

/** Where the URL says nothing else. */
export const usualDays = 30

export type DashboardPeriod = { days: number } | { from: string; to: string }

/** The period of the URL. A custom one counts once it is whole and does not end before it starts. */
export function periodOf(view: { days?: string; from?: string; to?: string }): DashboardPeriod {
  const { days, from, to } = view
  if (days === 'custom') return from && to && from <= to ? { from, to } : { days: usualDays }
  return { days: Number(days ?? usualDays) }
}

/** Figures of a period, in the site's zone; the site's stream refreshes them. */
export const dashboardQuery = (site_id: string, period: DashboardPeriod) =>
  queryOptions({
    queryKey: ['dashboard', site_id, period],
    queryFn: ({ signal }) => dashboardClient.dashboard.get({ site_id, ...period }, { signal }),
    // Another period shows when it is there, without a gap.
    placeholderData: keepPreviousData,
  })

export const latestLeadsQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['leads', site_id, 'latest'],
    queryFn: async ({ signal }) => {
      const { data } = await client.leads.list({ site_id, limit: 6, sort: '-registered_at' }, { signal })
      return data
    },
  })

export const latestJourneysQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['journeys', site_id, 'latest'],
    queryFn: async ({ signal }) => {
      const { data } = await client.journeys.list({ site_id, limit: 6 }, { signal })
      return data
    },
  })

/** Under which this browser keeps that the first steps were put away, or are done. */
export const nameOfSteps = (site_id: string): string => `steps.${site_id}`

/** Whether there is one of each thing that a first email needs. */
export const popupDoneQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['popups', site_id, 'is-one-published'],
    queryFn: async ({ signal }) => {
      const { data } = await client.popups.list({ site_id, status: 'published', limit: 1 }, { signal })
      return data.length > 0
    },
  })

export const templateDoneQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['templates', site_id, 'is-one-made'],
    queryFn: async ({ signal }) => {
      const { data } = await client.templates.list({ site_id, limit: 1 }, { signal })
      return data.length > 0
    },
  })

export const senderDoneQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['senders', site_id, 'is-one-verified'],
    queryFn: async ({ signal }) => {
      const { data } = await emailClient.senders.list({ site_id, limit: 100 }, { signal })
      return data.some(sender => sender.status === 'verified')
    },
  })

export const journeyDoneQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['journeys', site_id, 'is-one-on'],
    queryFn: async ({ signal }) => {
      const { data } = await client.journeys.list({ site_id, status: 'on', limit: 1 }, { signal })
      return data.length > 0
    },
  })
