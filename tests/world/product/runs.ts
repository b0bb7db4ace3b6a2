/** What carries the runs of journeys on: the runner in this process, unless another is chosen. */
import type { Clock } from '../../../api/platform/runtime/clock.ts'
import { isOutage } from '../../../api/platform/runtime/errors.ts'
import type { SiteRunner } from '../../../api/site/automation/runs/record/work.ts'
import { createRunner } from '../../../workflows/embedded/runner.ts'
import type { Life } from './life.ts'
import { Timers } from './timers.ts'

/** Of one process of the product. */
export interface Runs {
  /** Takes the sites whose runs it carries on. */
  runner: SiteRunner
  /** Where it keeps something besides the data folder. */
  folders: readonly string[]
  /** Resolves when each run of the site that is due is carried on. */
  settle(site_id: string): Promise<void>
  /** As the process ends, or once it is dead. */
  stop(): Promise<void>
}

export interface RunNeeds {
  clock: Clock
  life: Life
  onError(text: string): void
  /** The name by which Temporal knows the installation: of its own for each world. */
  installation_id: string
  /** Whether there is such a site. */
  hasSite(site_id: string): Promise<boolean>
}

export type StartRuns = (needs: RunNeeds) => Runs

let start: StartRuns = startEmbedded

export const startRuns: StartRuns = needs => start(needs)

/** For every world of this process that begins from now on. */
export function chooseRunner(chosen: StartRuns): void {
  start = chosen
}

function startEmbedded({ clock, life, onError }: RunNeeds): Runs {
  const timers = new Timers(() => clock.now(), life)
  const runner = createRunner({
    now: () => clock.now(),
    setTimer: timers.set,
    isOutage,
    onError: (_site, run, error) => onError(`run ${run}: ${String(error)}`),
  })
  return {
    folders: [],
    runner,
    async settle(site_id) {
      runner.wake(site_id)
      await timers.ringDue()
    },
    stop: async () => {
      // What a dead process was at never ends.
      if (!life.dead) await runner.stop()
    },
  }
}
