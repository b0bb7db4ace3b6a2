/** Broadcasts of the demo: one that was sent, one that is scheduled, a draft. */
import { dayOf, toInstant, toLocal } from '../../../workflows/time/local-clock.ts'
import { systemZones } from '../../../workflows/time/zones.ts'
import { removeJobs, restart } from '../../platform/jobs/jobs.ts'
import { foldKey } from '../../platform/schemas/schemas.ts'
import { broadcastJob } from '../../site/email/broadcasts/jobs.ts'
import { addRecipients } from '../../site/email/broadcasts/recipients-store.ts'
import { newDraft } from '../../site/email/broadcasts/service.ts'
import { type BroadcastRow, insertBroadcast, noteProgress } from '../../site/email/broadcasts/store.ts'
import { partOf } from '../../site/email/broadcasts/whom.ts'
import { sendBroadcastEmailJob } from '../../site/email/emails/jobs.ts'
import { queueBroadcastSends } from '../../site/email/emails/rules.ts'
import type { SeedBroadcast } from '../businesses/business.ts'
import { note } from '../furnish/note.ts'
import { day_ms, type Past, type Tx } from './past.ts'
import type { Registration } from './registrations.ts'

const hour_ms = 3_600_000

/** At ten in the morning of the site, so many days from now. */
function morning({ now, site }: Past, days: number): number {
  const zones = systemZones()
  const day = dayOf(toLocal(zones, site.timezone, now)) + days
  return toInstant(zones, site.timezone, day * day_ms + 10 * hour_ms)
}

/** A broadcast whose emails are on their way, part by part. */
export interface SeededBroadcast {
  row: BroadcastRow
  at: number
}

/** All of them; answers those that were sent, whose emails are still to leave. */
export async function writeBroadcasts(tx: Tx, past: Past): Promise<SeededBroadcast[]> {
  const sent: SeededBroadcast[] = []
  for (const seed of past.business.broadcasts) {
    const row = await writeBroadcast(tx, seed, past)
    if (row.started_at !== null) sent.push({ row, at: row.started_at })
  }
  return sent
}

async function writeBroadcast(tx: Tx, seed: SeedBroadcast, past: Past): Promise<BroadcastRow> {
  const { named } = past.furnished
  const { name, subjects, days } = seed
  const planned = days === undefined ? null : morning(past, days)
  const is_sent = planned !== null && planned < past.now
  const created_at = Math.min(past.now, planned ?? past.now) - 2 * hour_ms
  const row: BroadcastRow = {
    ...newDraft,
    ...{ id: past.newId('broadcast'), name, name_key: foldKey(name), subjects: [...subjects] },
    ...{ template_id: named.template(seed.template), sender_id: named.sender(seed.sender) },
    recipients: { audience_ids: [named.audience(seed.audience)], excluded_audience_ids: [] },
    holdout_percent: is_sent ? 5 : 0,
    ...(planned !== null && { schedule: { type: 'at', at: new Date(planned).toISOString() }, starts_at: planned }),
    ...(planned !== null && !is_sent && { status: 'scheduled' as const }),
    ...(is_sent && { status: 'sending' as const, started_at: planned, gathered_at: planned }),
    ...{ created_at, updated_at: created_at },
  }
  await insertBroadcast(tx, row)
  note(past, 'broadcast.created', row.id, created_at)
  if (planned !== null) note(past, 'broadcast.scheduled', row.id, created_at + hour_ms)
  if (planned !== null && !is_sent) await restart(tx, broadcastJob, { subject_id: row.id, due_at: planned }, past.now)
  return row
}

/** Queues the emails of those who test the subjects, then of the rest. */
export async function queuePart(
  tx: Tx,
  { row, at }: SeededBroadcast,
  { part, all, past }: { part: 'waiting' | 'rest'; all: readonly Registration[]; past: Past },
): Promise<void> {
  const { template_id, sender_id } = row
  if (template_id === null || sender_id === null) return
  const audience = past.business.broadcasts.find(({ name }) => name === row.name)?.audience
  const came = all.filter(one => one.at < at && one.consent_id !== undefined && one.popup?.seed.audience === audience)
  const recipients = came.map(({ lead }) => ({ lead_id: lead.id, ...partOf(row, lead.id) }))
  const winner = part === 'rest' ? 1 : null
  const leaving = recipients.filter(one => one.status === part)
  if (part === 'waiting') {
    const placed = recipients.map(one => ({
      ...{ broadcast_id: row.id, due_at: at, ...one },
      status: one.status === 'held_out' ? ('held_out' as const) : ('queued' as const),
    }))
    await addRecipients(tx, placed)
  }
  const sends = leaving.map(({ lead_id, variant }) => ({
    ...{ broadcast_id: row.id, lead_id, template_id, sender_id, due_at: at },
    variant: variant ?? winner,
  }))
  await queueBroadcastSends(tx, sends, { newId: past.newId, now: at })
  const held_out_count = recipients.filter(({ status }) => status === 'held_out').length
  const recipient_count = recipients.length - held_out_count
  await noteProgress(tx, row.id, {
    ...{ recipient_count, held_out_count, queued_count: recipient_count },
    ...(part === 'waiting' && { test_ends_at: at + row.subject_test.wait_hours * hour_ms }),
    ...(part === 'rest' && {
      winner,
      status: 'sent' as const,
      ended_at: at + row.subject_test.wait_hours * hour_ms + 60_000,
    }),
  })
}

export const dropJobs = (tx: Tx, ids: readonly string[]): Promise<void> => removeJobs(tx, sendBroadcastEmailJob, ids)
