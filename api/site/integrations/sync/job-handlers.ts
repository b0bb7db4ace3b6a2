/** Carries a connection on: one turn after the other. */
import { handle, type JobHandler } from '../../../platform/jobs/worker.ts'
import type { SiteScope } from '../../../platform/site-scope.ts'
import { syncJob } from './jobs.ts'
import { syncLimits } from './limits.ts'

export function syncConnectionHandler(_scope: SiteScope): JobHandler<'site'> {
  return handle(syncJob, {
    concurrency: syncLimits.sync_connections_at_once_max,
    lease_ms: syncLimits.sync_turn_milliseconds_max,
    async perform() {
      return { done: true }
    },
  })
}
