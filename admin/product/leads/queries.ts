/** What the screens of leads read from the API. Keys start with the resource and the site, so that the stream refreshes them. */

import type { Run } from '@leadwright/sdk'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { emailClient } from '../emails/client.ts'
import { runClient } from '../journeys/client.ts'
import { listQuery } from '../lists/list-query.ts'
import { client } from '../session/api.ts'
import { leadClient } from './client.ts'
import { filterOf, type LeadView, listRequestOf, searchRequestOf } from './lead-view.ts'

export const leadsQuery = (site_id: string, view: LeadView) =>
  listQuery({
    key: ['leads', site_id, 'list', view],
    fetch: (cursor, signal) =>
      view.filter
        ? client.leads.search(searchRequestOf(site_id, view, cursor), { signal })
        : client.leads.list(listRequestOf(site_id, view, cursor), { signal }),
    keepsFormer: true,
  })

export const leadCountQuery = (site_id: string, view: LeadView) =>
  queryOptions({
    queryKey: ['leads', site_id, 'count', filterOf(view) ?? 'all', view.q],
    queryFn: ({ signal }) =>
      client.leads.count({ site_id, body: { filter: filterOf(view), search: view.q || undefined } }, { signal }),
    placeholderData: keepPreviousData,
  })

/** The caller's own views, and those of all. */
export const leadViewsQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['lead_views', site_id],
    queryFn: async ({ signal }) => {
      const views = []
      for await (const view of leadClient.leadViews.list({ site_id, limit: 100 }, { signal })) views.push(view)
      return views.toSorted((one, other) => one.name.localeCompare(other.name))
    },
    staleTime: 30_000,
  })

export const leadQuery = (site_id: string, lead_id: string) =>
  queryOptions({
    queryKey: ['leads', site_id, 'one', lead_id],
    queryFn: ({ signal }) => client.leads.get({ site_id, lead_id, expand: ['tags', 'audiences'] }, { signal }),
  })

export const timelineQuery = (site_id: string, lead_id: string) =>
  listQuery({
    key: ['leads', site_id, 'timeline', lead_id],
    fetch: (cursor, signal) => client.leads.getTimeline({ site_id, lead_id, limit: 50, cursor }, { signal }),
  })

export const consentsQuery = (site_id: string, lead_id: string) =>
  listQuery({
    key: ['leads', site_id, 'consents', lead_id],
    fetch: (cursor, signal) => leadClient.consents.list({ site_id, lead_id, cursor }, { signal }),
  })

export const leadRunsQuery = (site_id: string, lead_id: string) =>
  listQuery({
    key: ['runs', site_id, 'of-lead', lead_id],
    fetch: (cursor, signal) => runClient.runs.list({ site_id, lead_id, cursor }, { signal }),
    idOf: (run: Run) => run.run_id,
  })

export const leadMailQuery = (site_id: string, lead_id: string) =>
  listQuery({
    key: ['emails', site_id, 'of-lead', lead_id],
    fetch: (cursor, signal) => emailClient.emails.list({ site_id, lead_id, cursor }, { signal }),
  })

/** Journeys by id, for naming their runs. */
export const journeyNamesQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['journeys', site_id, 'names'],
    queryFn: async ({ signal }) => {
      const names = new Map<string, string>()
      for await (const { id, name } of client.journeys.list({ site_id, limit: 100 }, { signal })) names.set(id, name)
      return names
    },
  })

const found_max = 6

/** Leads that one could be merged with. */
export const leadsToMergeQuery = (site_id: string, lead_id: string, search: string) =>
  queryOptions({
    queryKey: ['leads', site_id, 'to-merge', lead_id, search],
    queryFn: async ({ signal }) => {
      const { data } = await client.leads.list({ site_id, search, limit: found_max + 1 }, { signal })
      return data.filter(({ id }) => id !== lead_id).slice(0, found_max)
    },
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })

export const mergePreviewQuery = (site_id: string, lead_id: string, merged_lead_id = '') =>
  queryOptions({
    queryKey: ['leads', site_id, 'merge-preview', lead_id, merged_lead_id],
    queryFn: ({ signal }) => leadClient.leadMerges.preview({ site_id, lead_id, body: { merged_lead_id } }, { signal }),
    enabled: merged_lead_id !== '',
  })

export const leadMergesQuery = (site_id: string, lead_id: string) =>
  queryOptions({
    queryKey: ['leads', site_id, 'merges', lead_id],
    queryFn: async ({ signal }) => (await leadClient.leadMerges.list({ site_id, lead_id }, { signal })).data,
  })

/** The topics of email that readers choose, and which of them this lead has left. */
export const leadTopicsQuery = (site_id: string, lead_id: string) =>
  queryOptions({
    queryKey: ['leads', site_id, 'topics', lead_id],
    queryFn: async ({ signal }) =>
      (await emailClient.unsubscribePage.listLeadTopics({ site_id, lead_id }, { signal })).data,
  })

/** The campaigns by which a lead came. */
export const campaignsOfLeadQuery = (site_id: string, lead_id: string) =>
  queryOptions({
    queryKey: ['campaigns', site_id, 'of', lead_id],
    queryFn: async ({ signal }) => (await client.campaigns.list({ site_id, lead_id, limit: 100 }, { signal })).data,
  })
