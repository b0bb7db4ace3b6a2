/** The job that carries on what was asked of many runs. */
import type { JobHandler } from '../../../platform/jobs/worker.ts'
import type { SiteScope } from '../../../platform/site-scope.ts'
import { carryOutBatch, runActionKind } from './actions.ts'
import { findAction } from './actions-store.ts'

const lease_ms = 10 * 60_000

export function runActionHandler(scope: SiteScope): JobHandler<'site'> {
  const { database, installation, clock, site_id } = scope
  return {
    kind: runActionKind,
    concurrency: 1,
    lease_ms,
    async perform(job, signal) {
      for (;;) {
        if (signal.aborted) return { done: false, again_at: clock.now() }
        const over = await database.write(async tx => {
          const row = await findAction(tx, job.subject_id)
          return !row || row.ended_at !== null || carryOutBatch(tx, row, clock.now())
        })
        installation.signals.wake('runs', site_id)
        if (over) return { done: true }
      }
    },
  }
}
