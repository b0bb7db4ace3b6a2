/** What the screens of many runs read from the API: numbers, and what an action or a move would do. */

import type { GetJourneyMetricsRequest, RunActionChoice, RunFilter } from '@leadwright/sdk'
import { queryOptions } from '@tanstack/react-query'
import { runClient } from '../../../product/journeys/client.ts'
import { client } from '../../../product/session/api.ts'

export type MetricsView = Pick<GetJourneyMetricsRequest, 'journey_version' | 'from' | 'to'>

export const journeyMetricsQuery = (site_id: string, journey_id: string, view: MetricsView = {}) =>
  queryOptions({
    queryKey: ['runs', site_id, 'metrics', journey_id, view],
    queryFn: ({ signal }) => client.journeys.getMetrics({ site_id, journey_id, ...view }, { signal }),
    placeholderData: former => former,
  })

/** How many runs an action would apply to; fetched each time. */
export const runActionPreviewQuery = (site_id: string, action: RunActionChoice, filter: RunFilter) =>
  queryOptions({
    queryKey: ['run_action_preview', site_id, action, filter],
    queryFn: ({ signal }) => runClient.runs.previewAction({ site_id, body: { action, filter } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })

export const movePreviewQuery = (site_id: string, journey_id: string) =>
  queryOptions({
    queryKey: ['runs', site_id, 'move_preview', journey_id],
    queryFn: ({ signal }) => runClient.runs.previewMove({ site_id, journey_id, body: {} }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })
