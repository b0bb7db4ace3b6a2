/** The routes of runs. */
import { route } from '../../../platform/routing/route.ts'
import { createRunAction, moveRuns, previewMove, previewRunAction } from './actions/service.ts'
import { exportRuns } from './export-service.ts'
import { getJourneyMetrics, getJourneyStepCounts } from './metrics/service.ts'
import { replayRun } from './replay/service.ts'
import { getRun, listRuns, retryRun, skipWait, stopRun } from './service.ts'

export const routes = [
  route(listRuns),
  route(exportRuns),
  route(getRun),
  route(stopRun),
  route(retryRun),
  route(skipWait),
  route(replayRun),
  route(previewRunAction),
  route(createRunAction),
  route(previewMove),
  route(moveRuns),
  route(getJourneyMetrics),
  route(getJourneyStepCounts),
]
