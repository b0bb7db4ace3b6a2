/** Emails that a pause stops: how many there are, and sending or skipping them when it ends. */

import { sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { removeJobs } from '../../../platform/jobs/jobs.ts'
import { jobs } from '../../../platform/jobs/table.ts'
import { type ReportContext, reportEnds } from './outcome.ts'
import { sendJobs, sendTypes } from './queue.ts'
import { emailAttempts, emails } from './table.ts'

type Db = Handle<'site'>
/**
 * One journey, or every journey of the site but some: those that are paused by themselves. Broadcasts are none of these: they
 * are sent whole or canceled, whatever is chosen for what is overdue.
 */
export type Which = { journey_id: string } | { but: readonly string[] }

/** Transactional mail is paused with its journey only. */
const pausedWith = (which: Which) =>
  'but' in which
    ? sql`(${emails.journey_id} is null
        or ${emails.journey_id} not in (select value from json_each(${JSON.stringify(which.but)})))
      and ${emails.category} = 'marketing'`
    : sql`${emails.journey_id} = ${which.journey_id}`

/** A worker may look at it just now, but has not begun to hand it over. */
const notBegun = sql`(${jobs.lease_until} is null or not exists (
  select 1 from ${emailAttempts} where ${emailAttempts.email_id} = ${emails.id} and ${emailAttempts.outcome} is null))`

/** Found to be paused, or not looked at yet. Waiting mail has a job, and jobs are few: they lead. */
const waiting = (which: Which, now: number) => sql`
  from ${jobs} cross join ${emails} on ${emails.id} = ${jobs.subject_id}
  where ${jobs.type} in ${sendTypes} and ${notBegun} and ${emails.ended_at} is null
    and (${emails.reason} = 'paused' or ${jobs.due_at} <= ${now}) and ${pausedWith(which)}`

const ofNoBroadcast = sql` and ${emails.broadcast_id} is null`

/** Number of emails that the choice is about. */
export async function countPausedEmails(db: Db, which: Which, now: number): Promise<number> {
  const [row] = await db.all<[number]>(sql`select count(*) ${waiting(which, now)} ${ofNoBroadcast}`)
  return row?.[0] ?? 0
}

/** Makes their jobs due now. */
export async function releasePausedEmails(tx: Db, which: Which, now: number): Promise<void> {
  await tx.run(sql`
    update ${jobs} set due_at = ${now} where type in ${sendTypes} and lease_until is null and subject_id in (
      select ${emails.id} ${waiting(which, now)})`)
}

/** Looks at once, and not by the hour, at what was found to be paused. What is due is left as it is: it may be late, and asks then. */
export async function lookAtPausedEmails(tx: Db, now: number): Promise<void> {
  await tx.run(sql`
    update ${jobs} set due_at = ${now} where type in ${sendTypes} and due_at > ${now} and subject_id in (
      select ${emails.id} ${waiting({ but: [] }, now)} and ${emails.reason} = 'paused')`)
}

/** Skips the emails for good; their runs continue. */
export async function skipPausedEmails(
  tx: Db,
  which: Which,
  { now, ...reporting }: ReportContext & { now: number },
): Promise<void> {
  const ids = (await tx.all<[string]>(sql`select ${emails.id} ${waiting(which, now)} ${ofNoBroadcast}`)).map(
    ([id]) => id,
  )
  if (ids.length === 0) return
  const standing = { status: 'skipped', reason: 'paused' } as const
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
  for (const job of sendJobs) await removeJobs(tx, job, ids)
}
