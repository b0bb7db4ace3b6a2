/**
 * The Temporal runner: one workflow for each run drives and waits; the record of each site decides, as under every
 * runner.
 */
import { WorkflowExecutionAlreadyStartedError } from '@temporalio/client'
import { defineSearchAttributeKey, TypedSearchAttributes } from '@temporalio/common'
import type { RunnerOptions } from '../embedded/runner.ts'
import type { RunPort } from '../ports.ts'
import { type FindSite, journeyActivities, type OpenSite, SiteNotOpen } from './activities.ts'
import { type ActivityBatcher, createActivityBatcher } from './activity-batcher.ts'
import { builtBundle } from './bundle.ts'
import { openClient } from './connection.ts'
import { journeysQueue, searchAttributes, wakeSignal, workflowType } from './names.ts'
import type { LiveRun, TemporalRecord } from './record.ts'
import type { TemporalServer } from './server.ts'
import { createStatusReporter, type TemporalLog } from './status-reporter.ts'
import { isClosedToUs, isUnknownAttribute } from './trouble.ts'
import { startWorker } from './worker.ts'
import type { RunStart } from './workflow.ts'
import { startWorkflowStarter, type WorkflowStarter } from './workflow-starter.ts'

export interface TemporalOptions {
  server: TemporalServer
  installation_id: string
  log: TemporalLog
  /** Has the site opened, which leads to its `add`; answers whether there is such a site. */
  openSite(site_id: string): Promise<boolean>
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
  stop(): Promise<void>
}

interface Site extends OpenSite {
  batcher: ActivityBatcher
  starter: WorkflowStarter
}

/** Temporal has not answered yet. */
class NotConnected extends Error {}

export function startTemporal(options: TemporalOptions): TemporalRunner {
  const { server, installation_id, log } = options
  const client = openClient(server)
  const sites = new Map<string, Site>()
  const statusReporter = createStatusReporter(log, server)
  const taskQueue = journeysQueue(installation_id)
  /** Whether the search attributes are registered; undefined until Temporal has answered. */
  let attributes: boolean | undefined

  const find: FindSite = async site_id => {
    const site = sites.get(site_id)
    if (site) return site
    if (!(await options.openSite(site_id))) return null
    throw new SiteNotOpen(site_id)
  }

  /** Starts the workflow or wakes it, in one call. */
  async function wakeWorkflow(site_id: string, run: LiveRun): Promise<string> {
    if (attributes === undefined) throw new NotConnected()
    try {
      const temporal_run_id = await begin(site_id, run, 'ALLOW_DUPLICATE_FAILED_ONLY', attributes)
      statusReporter.answers()
      return temporal_run_id
    } catch (error) {
      // The worker retries without logging when its access was revoked, so it is reported here.
      if (isClosedToUs(error)) statusReporter.trouble(error)
      if (attributes && isUnknownAttribute(error)) {
        log.warn({ err: error }, 'Temporal: it no longer takes the search attributes. Runs go on without them')
        attributes = false
      }
      if (isUnknownAttribute(error)) return begin(site_id, run, 'ALLOW_DUPLICATE_FAILED_ONLY', false)
      if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error
      // The record lives and its workflow has ended: a data folder that was restored. The record decides.
      log.warn({ site_id, run_id: run.run_id }, 'Temporal: the workflow had ended before its run; it begins again')
      return begin(site_id, run, 'ALLOW_DUPLICATE', attributes)
    }
  }

  async function begin(
    site_id: string,
    run: LiveRun,
    workflowIdReusePolicy: 'ALLOW_DUPLICATE' | 'ALLOW_DUPLICATE_FAILED_ONLY',
    attributes: boolean,
  ): Promise<string> {
    const { signaledRunId } = await client.workflow.signalWithStart(workflowType, {
      workflowId: run.run_id,
      taskQueue,
      workflowIdReusePolicy,
      args: [{ site_id, run_id: run.run_id, attributes } satisfies RunStart],
      signal: wakeSignal,
      ...(attributes && { typedSearchAttributes: attributesOf(site_id, run) }),
    })
    return signaledRunId
  }

  const bundle = options.bundle ?? builtBundle
  const worker = startWorker({
    server,
    taskQueue,
    log,
    statusReporter,
    journeys: journeyActivities(find),
    ...(bundle !== 'elsewhere' && { bundle }),
    onReady(registered) {
      attributes = registered
      for (const site of sites.values()) site.starter.back()
    },
  })

  function openSite<Tx>(site_id: string, port: RunPort<Tx>, record: TemporalRecord, of: RunnerOptions): Site {
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
      wakeWorkflow: run => wakeWorkflow(site_id, run),
      isAway: error => error instanceof NotConnected || isClosedToUs(error),
      isOutage,
    })
    return { batcher, record, now, starter, pausedRuns: run_id => pausedRuns.add(run_id) }
  }

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
          sites.set(site_id, openSite(site_id, port, record, of))
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
    async stop() {
      await worker.stop()
      await Promise.all([...sites.keys()].map(closeSite))
      await client.connection.close().catch(() => undefined)
    },
  }
}

const keyOf = (name: string) => defineSearchAttributeKey(name, 'KEYWORD')

const attributesOf = (site_id: string, { journey_id, lead_id, status }: LiveRun): TypedSearchAttributes =>
  new TypedSearchAttributes([
    { key: keyOf(searchAttributes.site), value: site_id },
    { key: keyOf(searchAttributes.journey), value: journey_id },
    { key: keyOf(searchAttributes.lead), value: lead_id },
    { key: keyOf(searchAttributes.status), value: status },
  ])
