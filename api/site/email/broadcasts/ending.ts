/** How a broadcast ends: sent to the last recipient, or canceled with the rest unsent. */
import type { Handle } from '../../../platform/database/handle.ts'
import type { Emit } from '../../../platform/events/emit.ts'
import { restart } from '../../../platform/jobs/jobs.ts'
import { cancelBroadcastSends } from '../emails/rules.ts'
import { broadcastCanceled, broadcastSent } from './events.ts'
import { broadcastJob } from './jobs.ts'
import * as store from './store.ts'

type Tx = Handle<'site'>

interface Ending {
  emit: Emit
  now: number
}

/** What was not handed over is never sent. */
export async function cancel(
  tx: Tx,
  row: store.BroadcastRow,
  reason: store.BroadcastRow['reason'],
  { emit, now }: Ending,
): Promise<void> {
  // Its emails belong to no run.
  await cancelBroadcastSends(tx, row.id, { emit, now, deliver: async () => undefined })
  await restart(tx, broadcastJob, { subject_id: row.id, due_at: now }, now)
  await store.saveBroadcast(tx, row.id, { state: 'canceled', reason, ended_at: now, updated_at: now })
}

/** Canceled for a reason of its own, not by a person. */
export async function cancelFor(
  tx: Tx,
  row: store.BroadcastRow,
  reason: NonNullable<store.BroadcastRow['reason']>,
  ending: Ending,
): Promise<void> {
  await cancel(tx, row, reason, ending)
  await ending.emit(tx, broadcastCanceled, { subject_id: row.id })
}

export async function finish(tx: Tx, row: store.BroadcastRow, { emit, now }: Ending): Promise<void> {
  await store.saveBroadcast(tx, row.id, { state: 'sent', ended_at: now, updated_at: now })
  await emit(tx, broadcastSent, { subject_id: row.id })
}
