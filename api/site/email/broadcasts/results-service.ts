/** The endpoint on what a broadcast came to. */

import type { Handle } from '../../../platform/database/handle.ts'
import { query } from '../../../platform/features/endpoint.ts'
import { toInstant } from '../../../platform/runtime/clock.ts'
import { countReplied } from '../email-responses/rules.ts'
import { type BroadcastCounts, countsOfBroadcasts } from '../emails/rules.ts'
import { broadcastLimits } from './limits.ts'
import * as contract from './results-contract.ts'
import * as store from './results-store.ts'
import { existingBroadcast } from './rules.ts'
import type { BroadcastRow } from './store.ts'
import { isTest } from './whom.ts'
import { no_counts, sum } from './wire.ts'

type Db = Handle<'site'>

const hour_ms = 3_600_000
const day_ms = 24 * hour_ms
const hours_max = broadcastLimits.broadcast_result_hours

const came = ({ not_started: _n, canceled, skipped, ...rest }: BroadcastCounts) => ({
  ...rest,
  skipped: skipped - canceled,
})

/** Hours without an open or a click are shown too, up to the present. */
async function hoursOf(db: Db, { id, started_at }: BroadcastRow, now: number) {
  if (started_at === null) return []
  const count = Math.min(hours_max, Math.floor((now - started_at) / hour_ms) + 1)
  const { opened, clicked } = await store.firstsByHour(db, id, started_at, hours_max)
  return Array.from({ length: count }, (_, hour) => ({
    at: toInstant(started_at + hour * hour_ms),
    opened: opened.get(hour) ?? 0,
    clicked: clicked.get(hour) ?? 0,
  }))
}

async function holdoutOf(db: Db, { id, started_at, held_out_count }: BroadcastRow, now: number) {
  if (started_at === null || held_out_count === 0) return {}
  const measured_days = broadcastLimits.broadcast_measured_days
  const to = started_at + measured_days * day_ms
  const measured = await store.cameBack(db, id, { from: started_at, to })
  return { holdout: { measured_days, is_over: to <= now, ...measured } }
}

export const getBroadcastResults = query(
  contract.getBroadcastResults,
  async (db, { params }, { site, installation, now }) => {
    const row = await existingBroadcast(db, params.broadcast_id)
    const counts = await countsOfBroadcasts(db, [row.id])
    const ofVariant = (variant: number) => counts.find(one => one.variant === variant) ?? no_counts
    const database = await installation.databases.site(site.id)
    return database.readSlow(async slow => ({
      totals: came(sum(counts)),
      variants: (isTest(row) ? row.subjects : []).map((subject, variant) => {
        const { delivered, not_delivered, unknown, skipped, opened, clicked, unsubscribed } = came(ofVariant(variant))
        return {
          ...{ variant, subject, is_winner: row.winner === variant },
          ...{ delivered, not_delivered, unknown, skipped, opened, clicked, unsubscribed },
        }
      }),
      replied: await countReplied(slow, row.id),
      skipped: await store.skippedByReason(slow, row.id),
      hours: await hoursOf(slow, row, now()),
      ...(await holdoutOf(slow, row, now())),
    }))
  },
)
