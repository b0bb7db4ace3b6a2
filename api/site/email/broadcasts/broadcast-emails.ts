/** What emails ask of the broadcasts that send them; and what broadcasts do when emails end. */
import { consumer } from '../../../platform/events/consumer.ts'
import { hurry } from '../../../platform/jobs/jobs.ts'
import { emailDelivered, emailNotDelivered, emailSkipped, emailUnknown } from '../emails/events.ts'
import type { BroadcastEmails } from '../emails/rules.ts'
import { broadcastJob } from './jobs.ts'
import { broadcastsById } from './store.ts'

export const broadcastEmails: BroadcastEmails = {
  async broadcastsNow(db, ids) {
    const rows = await broadcastsById(db, ids)
    return new Map(
      rows.map(({ id, state, late_policy, subjects }) => [
        id,
        { paused: state === 'paused', canceled: state === 'canceled', late_policy, subjects },
      ]),
    )
  },
}

/** Where emails have left there is room for others. */
export const refilling = consumer(
  'broadcasts',
  [emailDelivered, emailNotDelivered, emailSkipped, emailUnknown],
  async (tx, batch, { now }) => {
    const ids = new Set(batch.flatMap(({ data }) => data.broadcast_id ?? []))
    if (ids.size > 0) await hurry(tx, broadcastJob, [...ids], now())
  },
)
