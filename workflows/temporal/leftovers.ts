/**
 * Workflows that stand open while their runs have ended or are gone: those went on under another runner, or were deleted,
 * while Temporal was away. They are named in the log and woken, by which they read the record and end.
 */
import { type Client, WorkflowNotFoundError } from '@temporalio/client'
import { wakeSignal } from './names.ts'
import type { TemporalRecord } from './record.ts'
import type { TemporalLog } from './status-reporter.ts'
import { isClosedToUs } from './trouble.ts'
import type { RunMemo } from './workflow-waker.ts'

type LiveRuns = Pick<TemporalRecord, 'liveAmong'>

export interface Leftovers {
  /** Temporal answers: looks through its open workflows. `recordOf`: of a site that is open. */
  look(recordOf: (site_id: string) => LiveRuns | undefined): Promise<void>
  /** A site was opened. */
  opened(site_id: string, record: LiveRuns): Promise<void>
  stop(): void
}

interface Needs {
  client: Pick<Client, 'workflow'>
  taskQueue: string
  log: TemporalLog
  /** Has the site opened; answers whether there is such a site. */
  openSite(site_id: string): Promise<boolean>
}

const BATCH = 500
const NAMED_MAX = 20

export function createLeftovers({ client, taskQueue, log, openSite }: Needs): Leftovers {
  /** Open workflows of sites that are about to be opened. */
  const waiting = new Map<string, string[]>()
  let stopped = false
  let looking = false

  async function end(site_id: string, run_ids: readonly string[]): Promise<void> {
    if (run_ids.length === 0) return
    const fields = { site_id, workflows: run_ids.length, run_ids: run_ids.slice(0, NAMED_MAX) }
    log.info(fields, 'Temporal: workflows were left behind by runs that have ended or are gone; they end now')
    for (const run_id of run_ids) {
      if (stopped) return
      await client.workflow
        .getHandle(run_id)
        .signal(wakeSignal)
        .catch(error => {
          // It has ended by itself meanwhile.
          if (!(error instanceof WorkflowNotFoundError)) throw error
        })
    }
  }

  async function check(site_id: string, run_ids: readonly string[], record: LiveRuns): Promise<void> {
    const live = await record.liveAmong(run_ids)
    const left = run_ids.filter(id => !live.has(id))
    await end(site_id, left)
  }

  async function checkAll(
    bySite: ReadonlyMap<string, string[]>,
    recordOf: (site_id: string) => LiveRuns | undefined,
  ): Promise<void> {
    for (const [site_id, run_ids] of bySite) {
      const record = recordOf(site_id)
      if (record) await check(site_id, run_ids, record)
      else {
        waiting.set(site_id, [...(waiting.get(site_id) ?? []), ...run_ids])
        if (await openSite(site_id)) continue
        waiting.delete(site_id)
        await end(site_id, run_ids)
      }
    }
  }

  /** A failed look is no run's fault, and the next answer of Temporal brings another. */
  async function attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (!stopped && !isClosedToUs(error))
        log.warn({ err: error }, 'Temporal: its open workflows could not be compared with the record')
    }
  }

  return {
    look: recordOf =>
      attempt(async () => {
        if (looking) return
        looking = true
        try {
          let bySite = new Map<string, string[]>()
          let read = 0
          const query = `TaskQueue = '${taskQueue}' and ExecutionStatus = 'Running'`
          for await (const { workflowId, memo } of client.workflow.list({ query })) {
            if (stopped) return
            const { site_id } = (memo ?? {}) as Partial<RunMemo>
            if (site_id === undefined) continue
            bySite.set(site_id, [...(bySite.get(site_id) ?? []), workflowId])
            read += 1
            if (read % BATCH > 0) continue
            await checkAll(bySite, recordOf)
            bySite = new Map()
          }
          await checkAll(bySite, recordOf)
        } finally {
          looking = false
        }
      }),
    opened: (site_id, record) =>
      attempt(async () => {
        const run_ids = waiting.get(site_id)
        waiting.delete(site_id)
        if (run_ids) await check(site_id, run_ids, record)
      }),
    stop() {
      stopped = true
    },
  }
}
