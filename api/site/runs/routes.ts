/** The routes of runs. */
import { route } from '../../platform/route.ts'
import { getRun, listRuns, retryRun, stopRun } from './service.ts'

export const routes = [route(listRuns), route(getRun), route(stopRun), route(retryRun)]
