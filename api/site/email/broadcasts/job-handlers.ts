/**
 * The job that carries a broadcast on, one turn at a time: it begins, gathers its recipients, feeds their emails into the
 * queue, decides its test, ends. A turn writes with its lease, on top of the status that it finds: after any kill it is
 * taken again, and nothing is done twice.
 */

import type { Handle } from '../../../platform/database/handle.ts'
import { emitter } from '../../../platform/events/emit.ts'
import type { SiteFacts } from '../../../platform/features/context.ts'
import { mayBeSent } from '../../../platform/features/may-be-sent.ts'
import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { handle, type JobHandler, type Outcome } from '../../../platform/jobs/handler.ts'
import type { Job } from '../../../platform/jobs/jobs.ts'
import { limits } from '../../../platform/runtime/limits.ts'
import { overdueFromStart } from '../emails/rules.ts'
import { decide } from './decide-subject.ts'
import { cancelFor } from './end.ts'
import { broadcastPaused, broadcastProgressed, broadcastStarted } from './events.ts'
import { feed } from './feed.ts'
import { begin, gather } from './gather-recipients.ts'
import { broadcastJob } from './jobs.ts'
import * as store from './store.ts'
import type { BroadcastWork, Turn } from './turn.ts'

type Tx = Handle<'site'>

const lease_ms = 10 * 60_000

const isOpen = ({ status }: store.BroadcastRow): boolean => status === 'scheduled' || status === 'sending'

export function broadcastHandler(scope: SiteScope): JobHandler<'site'> {
  const { installation, database, clock } = scope
  const emit = emitter(installation, () => clock.now())
  const isOverdue = overdueFromStart(clock)
  const reported = new Map<string, number>()

  /** Policy for a late broadcast; in a restored copy it asks, whatever the broadcast's own. */
  function latePolicy({ late_policy }: store.BroadcastRow, job: Job, site: SiteFacts) {
    if (site.restored || mayBeSent(site, job.due_at)) return 'ask'
    return isOverdue(job.due_at) && !site.is_demo ? late_policy : 'send'
  }

  async function skip(tx: Tx, row: store.BroadcastRow): Promise<void> {
    await cancelFor(tx, row, 'late', { emit, now: clock.now() })
  }

  async function ask(tx: Tx, row: store.BroadcastRow): Promise<void> {
    const now = clock.now()
    await store.saveBroadcast(tx, row.id, { status: 'paused', reason: 'late', updated_at: now })
    await emit(tx, broadcastPaused, { subject_id: row.id })
  }

  async function turnOf(row: store.BroadcastRow, work: BroadcastWork): Promise<Turn> {
    const now = clock.now()
    if (row.status === 'scheduled') {
      const write = async (tx: Tx, present: store.BroadcastRow) => {
        await begin(tx, present, now)
        await emit(tx, broadcastStarted, { subject_id: row.id })
      }
      return { again_at: now, write }
    }
    if (row.gathered_at === null) return gather(row, work)
    if (row.test_ends_at !== null && row.winner === null) return decide(row, work)
    return feed(row, work)
  }

  /** People who look at it are told, at most once a second. */
  async function report(tx: Tx, id: string): Promise<void> {
    const now = clock.now()
    if (now - (reported.get(id) ?? 0) < limits.operation_progress_milliseconds_min) return
    reported.set(id, now)
    await emit(tx, broadcastProgressed, { subject_id: id })
  }

  return handle(broadcastJob, {
    concurrency: 4,
    lease_ms,
    async perform(job): Promise<Outcome<'site'>> {
      const site = await scope.facts()
      const row = await database.read(db => store.findBroadcast(db, job.subject_id))
      if (!site || !row || !isOpen(row)) return { done: true }
      const policy = latePolicy(row, job, site)
      const turn: Turn =
        policy === 'send'
          ? await turnOf(row, { scope, site, emit })
          : { again_at: clock.now(), write: policy === 'skip' ? skip : ask }
      return {
        done: false,
        again_at: turn.again_at,
        async write(tx) {
          const present = await store.findBroadcast(tx, row.id)
          if (!turn.write || present?.status !== row.status) return
          await turn.write(tx, present)
          await report(tx, row.id)
        },
      }
    },
  })
}
