/** The emails of a broadcast, for it to queue, to count in the queue, to release and to cancel. */
import { sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { removeJobs } from '../../../platform/jobs/jobs.ts'
import { jobs } from '../../../platform/jobs/table.ts'
import type { NewId } from '../../../platform/runtime/ids.ts'
import { sendBroadcastEmailJob } from './jobs.ts'
import { type ReportContext, reportEnds } from './outcome.ts'
import * as store from './store.ts'
import { emailAttempts, emails } from './table.ts'

type Db = Handle<'site'>

export interface BroadcastSend extends Pick<store.EmailRow, 'lead_id' | 'variant' | 'template_id' | 'sender_id'> {
  broadcast_id: string
  due_at: number
}

const no_run = { run_id: null, sequence: null, journey_id: null, step_id: null, ai_step_id: null }

/** Queues emails in the transaction that notes of their recipients that they have one. */
export async function queueBroadcastSends(
  tx: Db,
  sends: readonly BroadcastSend[],
  { newId, now }: { newId: NewId; now: number },
): Promise<void> {
  const rows = sends.map(send => ({
    ...send,
    ...no_run,
    type: 'send_email' as const,
    id: newId('email'),
    queued_at: now,
  }))
  const inserted = await store.insertQueued(tx, rows)
  const due = new Map(rows.map(row => [row.id, row.due_at]))
  await store.enqueueSends(tx, [...inserted], now, id => due.get(id) ?? now, sendBroadcastEmailJob)
}

/** Queued email has a job, and jobs are few: they lead. */
const queued = (broadcast_id: string) => sql`
  from ${jobs} cross join ${emails} on ${emails.id} = ${jobs.subject_id}
  where ${jobs.type} = ${sendBroadcastEmailJob.type} and ${emails.broadcast_id} = ${broadcast_id}
    and ${emails.ended_at} is null`

/** Number of emails on their way, and the time at which the first waiting one is tried. */
export async function countOpenSends(db: Db, broadcast_id: string): Promise<{ count: number; next_at: number | null }> {
  const rows = await db.all<[number, number | null]>(sql`select count(*), min(${jobs.due_at}) ${queued(broadcast_id)}`)
  const [count = 0, next_at = null] = rows[0] ?? []
  return { count, next_at }
}

/** After a pause: they are tried now, and are late no more. */
export async function releaseBroadcastSends(tx: Db, broadcast_id: string, now: number): Promise<void> {
  tx.announce('jobs')
  const ids = sql`select ${emails.id} ${queued(broadcast_id)}`
  await tx.run(sql`update ${emails} set reason = null where reason in ('late', 'paused') and id in (${ids})`)
  await tx.run(sql`
    update ${jobs} set due_at = ${now}
    where type = ${sendBroadcastEmailJob.type} and lease_until is null and subject_id in (${ids})`)
}

/** A message of which a mail server may have read the end is on its way, and stays so. */
const notBegun = sql`not exists (
  select 1 from ${emailAttempts} where ${emailAttempts.email_id} = ${emails.id} and ${emailAttempts.outcome} is null)`

/** Drops the emails that were not handed over; answers their number. */
export async function cancelBroadcastSends(
  tx: Db,
  broadcast_id: string,
  { now, ...reporting }: ReportContext & { now: number },
): Promise<number> {
  const found = await tx.all<[string]>(sql`select ${emails.id} ${queued(broadcast_id)} and ${notBegun}`)
  const ids = found.map(([id]) => id)
  if (ids.length === 0) return 0
  const standing = { status: 'skipped', reason: 'canceled' } as const
  const those = sql`${emails.id} in (select value from json_each(${JSON.stringify(ids)}))`
  const rows = await tx.select().from(emails).where(those)
  await tx
    .update(emails)
    .set({ ...standing, ended_at: now })
    .where(those)
  await reportEnds(
    tx,
    rows.map(email => ({ email, standing, at: now })),
    reporting,
  )
  await removeJobs(tx, sendBroadcastEmailJob, ids)
  return ids.length
}
