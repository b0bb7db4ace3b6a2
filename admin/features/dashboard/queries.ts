/** What the dashboard reads from the API. Earlier days do not change, so only today follows the site's stream. */
import { queryOptions, useQueries } from '@tanstack/react-query'
import { client } from '../../app/api.ts'
import { type Day, lastDays } from './days.ts'

const dayQuery = (site_id: string, day: Day, isToday: boolean) =>
  queryOptions({
    queryKey: isToday ? ['leads', site_id, 'day', day.from] : ['days', site_id, day.from],
    queryFn: async ({ signal }) => {
      const filter = { kind: 'rule', field: 'registered_at', op: 'between', value: [day.from, day.to] } as const
      const { count } = await client.leads.count({ site_id, body: { filter } }, { signal })
      return { date: day.date, count }
    },
    staleTime: isToday ? 0 : 600_000,
  })

/** Leads of the last thirty days; `days` is undefined until all are known. */
export function useLeadDays(site_id: string, timezone: string | undefined) {
  const days = timezone ? lastDays(30, timezone, new Date()) : []
  return useQueries({
    queries: days.map((day, at) => dayQuery(site_id, day, at === days.length - 1)),
    combine: answers => ({
      days:
        answers.length > 0 && answers.every(answer => answer.data)
          ? answers.flatMap(answer => answer.data ?? [])
          : undefined,
      error: answers.find(answer => answer.error)?.error,
      refetch: () => {
        for (const answer of answers) void answer.refetch()
      },
    }),
  })
}

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
