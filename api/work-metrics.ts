/** How much waits, and for how long: jobs, runs of journeys, and writes, of what is open now. Sites that sleep have nothing due. */
import type { OpenInstallation } from './installation.ts'
import { type WaitingJobs, waitingJobs } from './platform/jobs/jobs.ts'
import { errorFields } from './platform/runtime/log.ts'
import { gauge, type MetricSource } from './platform/runtime/metrics/metric.ts'
import { earliestRun } from './site/automation/runs/rules.ts'
import type { SiteWork } from './site-work.ts'

type Needs = Pick<OpenInstallation, 'databases' | 'clock' | 'log'>

export function workMetrics({ databases, clock, log }: Needs, work: Pick<SiteWork, 'scopes'>): MetricSource {
  return async () => {
    const waiting = new Map<string, WaitingJobs>()
    let runs_late_ms = 0
    const scopes = await work.scopes()
    const look = async (read: () => Promise<void>) =>
      read().catch(error => log.warn(errorFields(error), 'metrics: a database could not be read'))
    await look(async () => addAll(waiting, await databases.control.read(db => waitingJobs(db, clock.now()))))
    for (const { database, clock, facts } of scopes) {
      // Whoever looks on opens no file.
      if (!database.open) continue
      await look(async () => {
        const now = clock.now()
        addAll(waiting, await database.read(db => waitingJobs(db, now)))
        const wake_at = (await facts())?.paused ? null : await database.read(earliestRun)
        if (wake_at !== null) runs_late_ms = Math.max(runs_late_ms, now - wake_at)
      })
    }
    const labeled = [...waiting].map(([type, { jobs, late_ms }]) => ({ labels: `type="${type}"`, jobs, late_ms }))
    const { open_sites, actions, waited_ms } = databases.load()
    return [
      gauge(
        'leadwright_jobs_waiting',
        'Jobs that are due and not yet begun, by type.',
        labeled.map(({ labels, jobs }) => ({ labels, value: jobs })),
      ),
      gauge(
        'leadwright_jobs_oldest_seconds',
        'For how long the oldest of them has been due.',
        labeled.map(({ labels, late_ms }) => ({ labels, value: late_ms / 1e3 })),
      ),
      gauge(
        'leadwright_runs_late_seconds',
        'For how long the oldest due run of a journey has been due.',
        runs_late_ms / 1e3,
      ),
      gauge('leadwright_sites_awake', 'Sites whose jobs and journeys are attended to.', scopes.length),
      gauge('leadwright_sites_open', 'Sites whose database is open.', open_sites),
      gauge('leadwright_sites_damaged', 'Sites whose file cannot be used.', databases.unusableSites.size),
      gauge('leadwright_write_queue_actions', 'Write actions that wait, of all databases.', actions),
      gauge(
        'leadwright_write_queue_wait_seconds',
        'Expected wait of one more action, in the slowest database.',
        waited_ms / 1e3,
      ),
    ]
  }
}

function addAll(sums: Map<string, WaitingJobs>, found: ReadonlyMap<string, WaitingJobs>): void {
  for (const [type, { jobs, late_ms }] of found) {
    const known = sums.get(type)
    sums.set(type, { jobs: jobs + (known?.jobs ?? 0), late_ms: Math.max(late_ms, known?.late_ms ?? 0) })
  }
}
