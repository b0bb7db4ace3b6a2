/** The Temporal runner: one workflow for each run drives and waits; the record of each site decides, as under every runner. */
import type { RunnerOptions } from '../embedded/runner.ts'
import type { RunPort } from '../ports.ts'
import { type FindSite, journeyActivities, type OpenSite, SiteNotOpen } from './activities.ts'
import { type ActivityBatcher, createActivityBatcher } from './activity-batcher.ts'
import { builtBundle } from './bundle.ts'
import { identityOf, openClient } from './connection.ts'
import { createLeftovers } from './leftovers.ts'
import { journeysQueue } from './names.ts'
import type { CarriedOn, CarryOnRequest, TemporalRecord } from './record.ts'
import type { TemporalServer } from './server.ts'
import { createStatusReporter, type TemporalLog } from './status-reporter.ts'
import { isClosedToUs } from './trouble.ts'
import { startWorker } from './worker.ts'
import { startWorkflowStarter, type WorkflowStarter } from './workflow-starter.ts'
import { createWorkflowWaker, NotConnectedError, type WorkflowWaker } from './workflow-waker.ts'

export interface TemporalOptions {
  server: TemporalServer
  installation_id: string
  /** Address of the admin, to which workflows link. */
  admin_url: string
  log: TemporalLog
  /** Has the site opened, which leads to its `add`; answers whether there is such a site. */
  openSite(site_id: string): Promise<boolean>
  /** Where several processes share the sites: has a run carried on by the one that has its site; undefined: that is this one. */
  passOn?(request: CarryOnRequest): Promise<CarriedOn | undefined>
  /**
   * Workflow code other than this version's; `elsewhere`: other processes run the workflows, this one only their
   * activities.
   */
  bundle?: (() => Promise<{ code: string }>) | 'elsewhere'
}

/** As the embedded runner, with the further record that Temporal needs of a site. */
export interface TemporalSites {
  add<Tx>(site_id: string, port: RunPort<Tx>, record: TemporalRecord): void
  remove(site_id: string): Promise<void>
  wake(site_id: string): void
  wakeAll(): void
  stop(): Promise<void>
}

export interface TemporalRunner {
  /** A runner for sites that live by one clock. */
  createRunner(options: RunnerOptions): TemporalSites
  /** A run of a site that is here, for another process. */
  carryOn(request: CarryOnRequest): Promise<CarriedOn>
  stop(): Promise<void>
}

interface Site extends OpenSite {
  batcher: ActivityBatcher
  starter: WorkflowStarter
}

export function startTemporal(options: TemporalOptions): TemporalRunner {
  const { server, installation_id, admin_url, log } = options
  const taskQueue = journeysQueue(installation_id)
  const identity = identityOf(taskQueue)
  const client = openClient(server, identity)
  const sites = new Map<string, Site>()
  const statusReporter = createStatusReporter(log, server, { task_queue: taskQueue, worker: identity })
  const waker = createWorkflowWaker({ client, taskQueue, admin_url, log, statusReporter })
  const leftovers = createLeftovers({ client, taskQueue, log, openSite: options.openSite })

  const find: FindSite = async site_id => {
    const site = sites.get(site_id)
    if (site) return site
    if (!(await options.openSite(site_id))) return null
    throw new SiteNotOpen(site_id)
  }

  const here = journeyActivities(find)
  /** One that cannot be reached, or is not ready, is asked again by Temporal. */
  async function carryOn(request: CarryOnRequest): Promise<CarriedOn> {
    const { site_id } = request
    const elsewhere = sites.has(site_id) ? undefined : options.passOn?.(request)
    const carried = await elsewhere?.catch(() => {
      throw new SiteNotOpen(site_id)
    })
    return carried ?? here.carryOn(request)
  }

  const bundle = options.bundle ?? builtBundle
  const worker = startWorker({
    server,
    taskQueue,
    log,
    statusReporter,
    journeys: { carryOn },
    ...(bundle !== 'elsewhere' && { bundle }),
    onReady(registered) {
      waker.answered(registered)
      for (const site of sites.values()) site.starter.back()
      void leftovers.look(site_id => sites.get(site_id)?.record)
    },
  })

  async function closeSite(site_id: string): Promise<void> {
    const site = sites.get(site_id)
    sites.delete(site_id)
    await site?.starter.stop()
    await site?.batcher.idle()
  }

  return {
    createRunner(of) {
      const own = new Set<string>()
      return {
        add(site_id, port, record) {
          if (sites.has(site_id)) throw new Error(`The runner has the site ${site_id} already`)
          own.add(site_id)
          sites.set(site_id, openSite(site_id, port, record, { of, waker }))
          void leftovers.opened(site_id, record)
        },
        async remove(site_id) {
          own.delete(site_id)
          await closeSite(site_id)
        },
        wake: site_id => sites.get(site_id)?.starter.wake(),
        wakeAll() {
          for (const site_id of own) sites.get(site_id)?.starter.jump()
        },
        async stop() {
          await Promise.all([...own].map(closeSite))
          own.clear()
        },
      }
    },
    carryOn: here.carryOn,
    async stop() {
      leftovers.stop()
      await worker.stop()
      await Promise.all([...sites.keys()].map(closeSite))
      await client.connection.close().catch(() => undefined)
    },
  }
}

function openSite<Tx>(
  site_id: string,
  port: RunPort<Tx>,
  record: TemporalRecord,
  { of, waker }: { of: RunnerOptions; waker: WorkflowWaker },
): Site {
  const pausedRuns = new Set<string>()
  const onError = (run_id: string | null, error: unknown) => of.onError?.(site_id, run_id, error)
  const { now, isOutage } = of
  const batcher = createActivityBatcher({
    port,
    now,
    isOutage,
    onError,
    onBatch: batch => of.onBatch?.(site_id, batch),
  })
  const starter = startWorkflowStarter({
    now,
    setTimer: of.setTimer,
    record,
    pausedRuns,
    onError,
    nextWake: port.nextWake,
    wakeWorkflow: run => waker.wake(site_id, run),
    isAway: error => error instanceof NotConnectedError || isClosedToUs(error),
    isOutage,
  })
  return { batcher, record, now, starter, pausedRuns: run_id => pausedRuns.add(run_id) }
}
