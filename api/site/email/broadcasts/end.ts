/** Ends of a broadcast: sent to the last recipient, failed where nobody was reached, or canceled with the rest unsent. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { Emit } from '../../../platform/events/emit.ts'
import type { WriteContext } from '../../../platform/features/write-context.ts'
import { restart } from '../../../platform/jobs/jobs.ts'
import { cancelBroadcastSends, countsOfBroadcasts } from '../emails/rules.ts'
import { broadcastCanceled, broadcastFailed, broadcastSent } from './events.ts'
import { broadcastJob } from './jobs.ts'
import * as store from './store.ts'

type Tx = Handle<'site'>

interface EndContext {
  emit: Emit
  now: number
}

/** What was not handed over is never sent. */
export async function cancel(
  tx: Tx,
  row: store.BroadcastRow,
  reason: store.BroadcastRow['reason'],
  { emit, now }: EndContext,
): Promise<void> {
  // Its emails belong to no run.
  await cancelBroadcastSends(tx, row.id, { emit, now, deliver: async () => undefined })
  await restart(tx, broadcastJob, { subject_id: row.id, due_at: now }, now)
  await store.saveBroadcast(tx, row.id, { status: 'canceled', reason, ended_at: now, updated_at: now })
}

/** Canceled for a reason of its own, not by a person. */
export async function cancelFor(
  tx: Tx,
  row: store.BroadcastRow,
  reason: NonNullable<store.BroadcastRow['reason']>,
  ending: EndContext,
): Promise<void> {
  await cancel(tx, row, reason, ending)
  await ending.emit(tx, broadcastCanceled, { subject_id: row.id })
}

/** A broadcast for which leads matched and that no inbox took, as far as anybody knows, has failed. */
export async function finish(tx: Tx, row: store.BroadcastRow, { emit, now }: EndContext): Promise<void> {
  const over = { ended_at: now, updated_at: now }
  const hasFailed = countMatched(row) > 0 && !(await hasReachedSomebody(tx, row))
  const outcome = hasFailed ? ({ status: 'failed', reason: 'nobody_reached' } as const) : ({ status: 'sent' } as const)
  await store.saveBroadcast(tx, row.id, { ...outcome, ...over })
  await emit(tx, hasFailed ? broadcastFailed : broadcastSent, { subject_id: row.id })
}

/** Emails of a failed broadcast can be sent again: once one is delivered, it has reached somebody. */
export async function recover(
  tx: Tx,
  ids: readonly string[],
  { emit, now }: Pick<WriteContext, 'emit' | 'now'>,
): Promise<void> {
  const failed = (await store.broadcastsById(tx, ids)).filter(({ status }) => status === 'failed')
  for (const { id } of failed) {
    await store.saveBroadcast(tx, id, { status: 'sent', reason: null, updated_at: now() })
    await emit(tx, broadcastSent, { subject_id: id })
  }
}

const countMatched = ({ recipient_count, held_out_count, excluded }: store.BroadcastRow): number =>
  Object.values(excluded).reduce((total, count) => total + count, recipient_count + held_out_count)

const hasReachedSomebody = async (db: Tx, { id }: store.BroadcastRow): Promise<boolean> =>
  (await countsOfBroadcasts(db, [id])).some(({ delivered, unknown }) => delivered + unknown > 0)
