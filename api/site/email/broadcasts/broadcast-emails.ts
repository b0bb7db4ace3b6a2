/** What emails ask of the broadcasts that send them; and what broadcasts do when emails end. */
import { consumer } from '../../../platform/features/consumer.ts'
import { hurry } from '../../../platform/jobs/jobs.ts'
import { emailDelivered, emailNotDelivered, emailSkipped, emailUnknown } from '../emails/events.ts'
import type { BroadcastEmails } from '../emails/rules.ts'
import { recover } from './end.ts'
import { broadcastPaused } from './events.ts'
import { broadcastJob } from './jobs.ts'
import { broadcastsById, findBroadcast, saveBroadcast } from './store.ts'

export const broadcastEmails: BroadcastEmails = {
  async broadcastsNow(db, ids) {
    const rows = await broadcastsById(db, ids)
    return new Map(
      rows.map(({ id, status, late_policy, subjects }) => [
        id,
        { paused: status === 'paused', canceled: status === 'canceled', late_policy, subjects },
      ]),
    )
  },
  async pauseFor(tx, id, reason, { emit, now }) {
    const row = await findBroadcast(tx, id)
    if (row?.status !== 'sending') return
    await saveBroadcast(tx, id, { status: 'paused', reason, updated_at: now })
    await emit(tx, broadcastPaused, { subject_id: id })
  },
}

/** Where emails have left there is room for others; a failed broadcast of which one arrives after all has been sent. */
export const refilling = consumer(
  'broadcasts',
  [emailDelivered, emailNotDelivered, emailSkipped, emailUnknown],
  async (tx, batch, context) => {
    const ids = (events: typeof batch) => [...new Set(events.flatMap(({ data }) => data.broadcast_id ?? []))]
    const all = ids(batch)
    if (all.length === 0) return
    await hurry(tx, broadcastJob, all, context.now())
    await recover(tx, ids(batch.filter(({ name }) => name === emailDelivered.name)), context)
  },
)
