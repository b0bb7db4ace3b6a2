/** What the dashboard reads from the API. */
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../product/session/api.ts'

/** Leads of each of the last thirty days, in the site's zone; the site's stream refreshes it. */
export const leadDaysQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['leads', site_id, 'by-day'],
    queryFn: async ({ signal }) => (await client.leads.countByDay({ site_id }, { signal })).data,
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

/** Is there one of each that a first mail needs? */
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
      const { data } = await client.senders.list({ site_id, limit: 100 }, { signal })
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
