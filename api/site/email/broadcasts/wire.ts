/** From a row to a broadcast on the wire. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { Context } from '../../../platform/features/context.ts'
import { toInstant, toInstantOrNull } from '../../../platform/runtime/clock.ts'
import { messageOf } from '../../../platform/texts/messages/messages.ts'
import { type BroadcastCounts, countsOfBroadcasts } from '../emails/rules.ts'
import { findIssues } from './issues.ts'
import type { BroadcastRow } from './store.ts'

type Db = Handle<'site'>
export type Reader = Pick<Context, 'locale' | 'site'> & { now(): number }

export const no_counts: BroadcastCounts = {
  ...{ not_started: 0, delivered: 0, not_delivered: 0, unknown: 0, skipped: 0 },
  ...{ canceled: 0, opened: 0, clicked: 0, unsubscribed: 0 },
}

export const sum = (list: readonly BroadcastCounts[]): BroadcastCounts =>
  list.reduce((total, one) => {
    const keys = Object.keys(no_counts) as (keyof BroadcastCounts)[]
    return Object.fromEntries(keys.map(key => [key, total[key] + one[key]])) as BroadcastCounts
  }, no_counts)

function countsOf(row: BroadcastRow, of: BroadcastCounts) {
  const { not_started, canceled, skipped, ...rest } = of
  return {
    recipients: row.recipient_count,
    held_out: row.held_out_count,
    excluded: row.excluded,
    waiting: row.recipient_count - row.queued_count + not_started + canceled,
    skipped: skipped - canceled,
    ...rest,
  }
}

async function toBroadcast(db: Db, row: BroadcastRow, counts: BroadcastCounts, { site, locale, now }: Reader) {
  const issues = row.status === 'draft' ? await findIssues(db, row, site, now()) : []
  return {
    id: row.id,
    name: row.name,
    status: row.status,
    reason: row.reason,
    template_id: row.template_id,
    sender_id: row.sender_id,
    subjects: row.subjects,
    subject_test: row.subject_test,
    recipients: row.recipients,
    holdout_percent: row.holdout_percent,
    schedule: row.schedule,
    emails_per_hour: row.emails_per_hour,
    late_policy: row.late_policy,
    resend_of: row.resend_of,
    starts_at: toInstantOrNull(row.starts_at),
    started_at: toInstantOrNull(row.started_at),
    ended_at: toInstantOrNull(row.ended_at),
    test_ends_at: toInstantOrNull(row.test_ends_at),
    winner: row.winner,
    counts: countsOf(row, counts),
    missing: issues.map(issue => ({ ...issue, text: messageOf(locale, `validation.${issue.code}`) })),
    version: row.version,
    created_at: toInstant(row.created_at),
    updated_at: toInstant(row.updated_at),
  }
}

/** The mapping for a list of rows, with the numbers read once for all. */
export async function toBroadcasts(db: Db, rows: readonly BroadcastRow[], reader: Reader) {
  const counts = await countsOfBroadcasts(
    db,
    rows.map(({ id }) => id),
  )
  const of = Map.groupBy(counts, ({ broadcast_id }) => broadcast_id)
  return Promise.all(rows.map(row => toBroadcast(db, row, sum(of.get(row.id) ?? []), reader)))
}

export async function oneBroadcast(db: Db, row: BroadcastRow, reader: Reader) {
  const [one] = await toBroadcasts(db, [row], reader)
  return one as NonNullable<typeof one>
}
