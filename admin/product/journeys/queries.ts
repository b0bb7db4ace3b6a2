/** What the screens of journeys and runs read from the API. */

import type { ListAnswersRequest, ListRunsRequest, Run } from '@leadwright/sdk'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listQuery } from '../lists/list-query.ts'
import { client } from '../session/api.ts'
import { runClient } from './client.ts'

export const journeysQuery = (site_id: string, status?: 'draft' | 'on' | 'off') =>
  listQuery({
    key: ['journeys', site_id, 'list', status ?? ''],
    fetch: (cursor, signal) =>
      client.journeys.list({ site_id, status, expand: ['recent_enrollments'], limit: 50, cursor }, { signal }),
  })

export const journeyQuery = (site_id: string, journey_id: string) =>
  queryOptions({
    queryKey: ['journeys', site_id, 'one', journey_id],
    queryFn: ({ signal }) => client.journeys.get({ site_id, journey_id }, { signal }),
  })

/** The errors of the saved draft; `version` refetches after each save. */
export const problemsQuery = (site_id: string, journey_id: string, version: number) =>
  queryOptions({
    queryKey: ['journeys', site_id, 'problems', journey_id, version],
    queryFn: ({ signal }) => client.journeys.validate({ site_id, journey_id }, { signal }),
    placeholderData: keepPreviousData,
  })

export const enrollmentPreviewQuery = (site_id: string, journey_id: string) =>
  queryOptions({
    queryKey: ['journeys', site_id, 'enrollment_preview', journey_id],
    queryFn: ({ signal }) => client.journeys.previewEnrollment({ site_id, journey_id }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })

export type RunFilter = Omit<ListRunsRequest, 'site_id' | 'limit' | 'cursor'>

export const runsQuery = (site_id: string, filter: RunFilter) =>
  listQuery({
    key: ['runs', site_id, 'list', filter],
    fetch: (cursor, signal) => runClient.runs.list({ site_id, ...filter, limit: 50, cursor }, { signal }),
    idOf: (run: Run) => run.run_id,
  })

export const runQuery = (site_id: string, run_id: string) =>
  queryOptions({
    queryKey: ['runs', site_id, 'one', run_id],
    queryFn: ({ signal }) => runClient.runs.get({ site_id, run_id }, { signal }),
  })

/** How many runs are at each step now. */
export const stepCountsQuery = (site_id: string, journey_id: string) =>
  queryOptions({
    queryKey: ['runs', site_id, 'step_counts', journey_id],
    queryFn: ({ signal }) => client.journeys.getStepCounts({ site_id, journey_id }, { signal }),
  })

/** What would happen at once if a journey, or else the whole site, were resumed. */
export const resumePreviewQuery = (site_id: string, journey_id: string | undefined) =>
  queryOptions({
    queryKey: ['runs', site_id, 'resume_preview', journey_id ?? ''],
    queryFn: ({ signal }) =>
      journey_id === undefined
        ? client.journeys.previewSiteResume({ site_id }, { signal })
        : client.journeys.previewResume({ site_id, journey_id }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })

const statesOf = { waiting: 'awaiting_approval', all: undefined } as const

/** Texts by the AI, newest first: those that wait for somebody, or all. */
export const aiDraftsQuery = (site_id: string, which: 'waiting' | 'all') =>
  listQuery({
    key: ['ai_drafts', site_id, 'list', which],
    fetch: (cursor, signal) =>
      runClient.aiDrafts.list({ site_id, status: statesOf[which], limit: 50, cursor }, { signal }),
  })

export const aiUsageQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['ai_drafts', site_id, 'usage'],
    queryFn: ({ signal }) => runClient.aiDrafts.getAiUsage({ site_id }, { signal }),
  })

export const marketingSettingsQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['sites', site_id, 'marketing_settings'],
    queryFn: ({ signal }) => client.sites.getMarketingSettings({ site_id }, { signal }),
  })

/** In the site's language. */
export const startersQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['journeys', site_id, 'starters'],
    queryFn: ({ signal }) => client.journeys.listStarters({ site_id }, { signal }),
    staleTime: 600_000,
  })

/** Real leads to try a journey on: the latest ones. */
export const leadChoicesQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['leads', site_id, 'choices'],
    queryFn: ({ signal }) => client.leads.list({ site_id, limit: 100 }, { signal }),
  })

/** Journeys that take leads now. */
export const openJourneysQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['journeys', site_id, 'open'],
    queryFn: async ({ signal }) => {
      const open: { id: string; name: string }[] = []
      for await (const { id, name } of client.journeys.list({ site_id, status: 'on', limit: 100 }, { signal })) {
        open.push({ id, name })
      }
      return open
    },
  })

export type AnswerFilter = Omit<ListAnswersRequest, 'site_id' | 'limit' | 'cursor'>

/** Answers to the questions of a journey. */
export const answersQuery = (site_id: string, filter: AnswerFilter) =>
  listQuery({
    key: ['answers', site_id, 'list', filter],
    fetch: (cursor, signal) => runClient.answers.list({ site_id, ...filter, limit: 50, cursor }, { signal }),
  })
