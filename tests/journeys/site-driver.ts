/** What carries the runs of a site on in a harness: the embedded runner here, Temporal in a file of its own. */

import type { Handle } from '../../api/platform/database/handle.ts'
import type { Clock } from '../../api/platform/runtime/clock.ts'
import { isOutage } from '../../api/platform/runtime/errors.ts'
import { createRunner, type Runner } from '../../workflows/embedded/runner.ts'
import type { RunPort } from '../../workflows/ports.ts'
import type { TemporalRecord } from '../../workflows/temporal/record.ts'
import { alarmClock } from './alarm-clock.ts'

export interface DrivenSite {
  site_id: string
  clock: Clock
  /** Created for each runner. */
  port(): RunPort<Handle<'site'>>
  record: TemporalRecord
  runIds(): string[]
  onError(error: unknown): void
}

export interface Driver {
  /** Resolves when nothing is in progress. */
  rest(): Promise<void>
  /** Something was left, or the clock was moved; resolves when all that is due is done. */
  wake(jumped: boolean): Promise<void>
  /** Replaces the runner by another without stopping the first. */
  restart(): Promise<void>
  /** Ends, for another runner to take over. */
  leave(): Promise<void>
  /** Ends for good. */
  stop(): Promise<void>
}

export type Drive = (site: DrivenSite) => Promise<Driver>

export const embeddedDriver: Drive = async site => {
  let alarms = alarmClock(() => site.clock.now())
  let runner = startRunner()

  function startRunner(): Runner {
    // A killed runner's timers die with it.
    alarms = alarmClock(() => site.clock.now())
    const created = createRunner({
      now: () => site.clock.now(),
      setTimer: alarms.set,
      onError: (_site, _run, error) => site.onError(error),
      isOutage,
    })
    created.add(site.site_id, site.port())
    return created
  }

  return {
    rest: () => alarms.rest(),
    async wake(jumped) {
      await alarms.rest()
      if (jumped) runner.wakeAll()
      else runner.wake(site.site_id)
      await alarms.ringDue()
    },
    async restart() {
      // The old runner is abandoned: its timers are gone and nothing wakes it any more.
      runner = startRunner()
      await alarms.ringDue()
    },
    leave: () => runner.stop(),
    stop: () => runner.stop(),
  }
}
