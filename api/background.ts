/** All that works besides requests: the installation's mail and domains, and each site's jobs, triggers and runs. */
import type { RunnerOptions } from '../workflows/embedded/runner.ts'
import { watchClock } from './clock-watch.ts'
import { type ControlWorkOptions, startControlWorkAtHome } from './control-work.ts'
import { takingTurns } from './housekeeping-turns.ts'
import type { OpenInstallation } from './installation.ts'
import { handingOver } from './nodes/hand-over.ts'
import { removingOldCopies } from './nodes/old-copies.ts'
import type { Clock } from './platform/runtime/clock.ts'
import { isOutage } from './platform/runtime/errors.ts'
import { errorFields } from './platform/runtime/log.ts'
import { trace, tracedNow } from './platform/runtime/tracing.ts'
import { tendQuietSites } from './quiet-sites.ts'
import type { SiteRunner } from './site/automation/runs/record/work.ts'
import { siteHousekeeping, workOfSite } from './site-parts.ts'
import { SiteWork } from './site-work.ts'
import { workMetrics } from './work-metrics.ts'

/** A runner for the sites that live by one clock. */
export interface ClockRunner extends SiteRunner {
  /** The clock has jumped. */
  wakeAll(): void
  stop(): Promise<void>
}

export interface Background {
  /** A clock was moved: everything looks again whether it is due. */
  clockMoved(): void
  /** One of several nodes is about to stop: what it has goes to the others while it still answers. */
  leave(): Promise<void>
  stop(): Promise<void>
}

export interface BackgroundOptions extends ControlWorkOptions {
  /** Chosen by the composition root: the embedded runner, or Temporal's. */
  createRunner: (options: RunnerOptions) => ClockRunner
}

export async function startBackground(installation: OpenInstallation, options: BackgroundOptions): Promise<Background> {
  const { log, node } = installation
  const runners = new Map<Clock, ClockRunner>()
  const runnerFor = (of: Clock): ClockRunner => {
    const runner = runners.get(of) ?? options.createRunner(runnerOptions(installation, of))
    runners.set(of, runner)
    return runner
  }
  const turn = takingTurns()
  const work = new SiteWork({ installation, workOf: scope => workOfSite(scope, runnerFor, turn) })
  const control = await startControlWorkAtHome(installation, options)
  await work.start()
  // What a node had that is gone is due here.
  node?.homes.listen({ nodes: () => work.wakeAll() })
  const handOver = node && handingOver({ ...installation, node }, work)
  const copies = node && removingOldCopies(installation)
  await copies?.start()
  const unmeasured = installation.metrics.add(workMetrics(installation, work))
  const quiet = tendQuietSites({ installation, isAwake: id => work.isAwake(id), housekeeping: siteHousekeeping })
  const clockMoved = () => {
    control.wake()
    for (const runner of runners.values()) runner.wakeAll()
    work.wakeAll()
  }
  const watch = watchClock({
    ...installation,
    moved(milliseconds) {
      log.warn({ milliseconds }, 'the clock of this machine was set')
      clockMoved()
    },
  })
  return {
    clockMoved,
    async leave() {
      await handOver?.leave()
    },
    async stop() {
      await handOver?.stop()
      watch.stop()
      unmeasured()
      await quiet.stop()
      await copies?.stop()
      await work.stop()
      await Promise.all([...runners.values()].map(runner => runner.stop()))
      await control.stop()
    },
  }
}

function runnerOptions({ log }: OpenInstallation, clock: Clock): RunnerOptions {
  return {
    now: () => clock.now(),
    setTimer(ms, callback) {
      const timer = setTimeout(callback, ms)
      timer.unref()
      return () => clearTimeout(timer)
    },
    isOutage,
    onBatch: (site_id, { runs }, took_ms = 0) =>
      trace({
        ...{ name: 'runs carried on', type: 'work', began_at: tracedNow() - took_ms, failed: false },
        attributes: { 'leadwright.site_id': site_id, 'leadwright.runs': runs },
      }),
    onError: (site_id, run_id, error) => log.error({ site_id, run_id, ...errorFields(error) }, 'runner'),
  }
}
