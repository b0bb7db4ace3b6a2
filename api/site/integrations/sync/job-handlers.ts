/** Carries a connection on: one turn after the other; what a service refuses as a whole stops it, or lets it wait. */

import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { acting } from '../../../platform/features/write-context.ts'
import { handle, type JobHandler } from '../../../platform/jobs/handler.ts'
import { enqueue, hurry } from '../../../platform/jobs/jobs.ts'
import { Problem } from '../../../platform/problem/problem.ts'
import { type ConnectionRow, findConnection, saveConnection, stopConnection, toReason } from '../connections/rules.ts'
import { type ServiceProblem, ServiceRefusal } from '../services/rules.ts'
import { nextDepartureAt } from './departures-store.ts'
import { syncJob, wakeSyncJob } from './jobs.ts'
import { syncLimits } from './limits.ts'
import { countNotices } from './notices-store.ts'
import { nextDueAt } from './store.ts'
import { takeTurn } from './turn.ts'
import { isFinal, waitMilliseconds } from './waits.ts'

const MINUTE = 60_000

export function syncConnectionHandler(scope: SiteScope): JobHandler<'site'> {
  const { database, clock } = scope
  return handle(syncJob, {
    concurrency: syncLimits.sync_connections_at_once_max,
    lease_ms: syncLimits.sync_turn_milliseconds_max,
    async perform({ subject_id }) {
      const connection = await database.read(db => findConnection(db, subject_id))
      if (connection?.status !== 'connected' || connection.list_id === null) return { done: true }
      const { retry_at } = connection
      if (retry_at !== null && retry_at > clock.now()) return { done: false, again_at: retry_at }
      try {
        const again_at = await takeTurn(scope, connection, connection.list_id)
        return { done: false, again_at, write: tx => wakeWhereDue(tx, subject_id, again_at, clock.now()) }
      } catch (error) {
        // The installation's application, by which the owner signed in, is gone.
        if (error instanceof Problem && error.code === 'application_missing')
          return stopped(scope, connection, { reason: error.code, detail: '' })
        if (!(error instanceof ServiceRefusal)) throw error
        return refused(scope, connection, error.problem)
      }
    },
  })
}

type Write = Parameters<typeof enqueue<'site', typeof wakeSyncJob>>[0]

/** What became due while the turn was under way found the job taken. */
async function wakeWhereDue(tx: Write, id: string, again_at: number, now: number): Promise<void> {
  const moments = [await nextDueAt(tx, id), await nextDepartureAt(tx, id)]
  const isDue = moments.some(at => at !== null && at < again_at) || (await countNotices(tx, id)) > 0
  if (isDue && again_at > now) await enqueue(tx, wakeSyncJob, { subject_id: id }, now)
}

export const wakeSyncHandler = ({ database, clock }: SiteScope): JobHandler<'site'> =>
  handle(wakeSyncJob, {
    concurrency: syncLimits.sync_connections_at_once_max,
    lease_ms: MINUTE,
    async perform({ subject_id }) {
      await database.write(tx => hurry(tx, syncJob, [subject_id], clock.now()))
      return { done: true }
    },
  })

/** What passes by itself is tried again; for everything else a person is needed. */
function refused(scope: SiteScope, connection: ConnectionRow, problem: ServiceProblem) {
  const { clock } = scope
  const reason = toReason(problem) ?? 'unexpected'
  const { id } = connection
  const { detail } = problem
  if (isFinal(reason)) return stopped(scope, connection, { reason, detail })
  const failures = connection.failures + 1
  const again_at = clock.now() + waitMilliseconds(problem, failures, clock.now())
  const set = { failures, reason, detail: detail.slice(0, syncLimits.sync_detail_characters_max), retry_at: again_at }
  return { done: false as const, again_at, write: (tx: Write) => saveConnection(tx, id, set) }
}

const stopped = (
  { installation, clock }: SiteScope,
  { id }: ConnectionRow,
  why: Parameters<typeof stopConnection>[2],
) => ({
  done: true as const,
  write: (tx: Write) => stopConnection(tx, id, why, acting(installation, clock)),
})
