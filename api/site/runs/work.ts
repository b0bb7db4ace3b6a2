/** Carries the runs of a site on: hands its record to a runner, which the composition root chose. */
import type { RunPort } from '../../../workflows/ports.ts'
import type { TemporalRecord } from '../../../workflows/temporal/record.ts'
import type { Clock } from '../../platform/clock.ts'
import type { SitePart, SiteScope } from '../../site-work.ts'
import { runPort } from './port.ts'
import { temporalRecord } from './temporal.ts'
import { beginRecomputing } from './time-data.ts'

/** What is needed of a runner. */
export interface SiteRunner {
  /** The embedded runner leaves the further record aside. */
  add<Tx>(site_id: string, port: RunPort<Tx>, record: TemporalRecord): void
  remove(site_id: string): Promise<void>
  wake(site_id: string): void
}

/** The runner for sites that live by a clock: demo sites have one of their own. */
export type RunnerFor = (clock: Clock) => SiteRunner

export function runWork(scope: SiteScope, runnerFor: RunnerFor): SitePart {
  const runner = runnerFor(scope.clock)
  return {
    async start() {
      await beginRecomputing(scope)
      runner.add(scope.site_id, runPort(scope), temporalRecord(scope))
    },
    wake: () => runner.wake(scope.site_id),
    stop: () => runner.remove(scope.site_id),
  }
}
