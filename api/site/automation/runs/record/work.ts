/** Carries the runs of a site on: hands its record to a runner, which the composition root chose. */
import type { Came, RunPort } from '../../../../../workflows/ports.ts'
import type { TemporalRecord } from '../../../../../workflows/temporal/record.ts'
import type { RunInbox, SitePart, SiteScope } from '../../../../platform/features/site-scope.ts'
import type { Clock } from '../../../../platform/runtime/clock.ts'
import { leaveInputs } from '../rules.ts'
import { runPort } from './port.ts'
import { temporalRecord } from './temporal.ts'
import { beginRecomputing } from './time-data.ts'

/** The part of a runner that is needed here. */
export interface SiteRunner {
  /** The embedded runner leaves the further record aside. */
  add<Tx>(site_id: string, port: RunPort<Tx>, record: TemporalRecord): void
  remove(site_id: string): Promise<void>
  wake(site_id: string): void
  /** Only of runners that carry runs on by the record alone. */
  carryOn?<Tx>(site_id: string, tx: Tx, came: Came): Promise<ReadonlySet<string>>
}

/** The runner for sites with a given clock: demo sites have their own. */
export type RunnerFor = (clock: Clock) => SiteRunner

export function runWork(scope: SiteScope, runnerFor: RunnerFor): SitePart & RunInbox {
  const runner = runnerFor(scope.clock)
  const port = runPort(scope)
  return {
    async start() {
      await beginRecomputing(scope)
      runner.add(scope.site_id, port, temporalRecord(scope))
    },
    wake: () => runner.wake(scope.site_id),
    stop: () => runner.remove(scope.site_id),
    within: port.transaction,
    async deliver(tx, results) {
      if (!runner.carryOn || results.length < 2) return leaveInputs(tx, results)
      const came = new Map(results.map(({ run_id, input }) => [run_id, [input]]))
      const carried = came.size === results.length ? await runner.carryOn(scope.site_id, tx, came) : new Set()
      await leaveInputs(
        tx,
        results.filter(({ run_id }) => !carried.has(run_id)),
      )
    },
  }
}
