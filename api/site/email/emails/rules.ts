/** The rules of emails to leads, for other features to call. Sending is in hand-off.ts. */

import type { Handle } from '../../../platform/database/handle.ts'
import { findDueTime } from '../../../platform/jobs/jobs.ts'
import { isId, type NewId } from '../../../platform/runtime/ids.ts'
import { sendJobOf } from './queue.ts'
import * as store from './store.ts'

export { doubtOf, isEarly, isOneOfAllLinks, wasRead } from './hit-verdict.ts'
export { moveWaitingEmails } from './lead-merge.ts'

type Db = Handle<'site'>

/** One send of a journey: (`run_id`, `sequence`) is its identity. */
export interface Send {
  run_id: string
  sequence: number
  journey_id: string
  step_id: string
  /** The effect that it answers; a plain mail where absent. */
  type?: store.EmailRow['type']
  /** The writer step whose text it shows. */
  ai_step_id?: string
  lead_id: string
  template_id: string
  sender_id: string
  /** The moment for which the run had planned it, where that has passed; else it is due now. */
  due_at?: number
}

/**
 * Queues sends in the transaction of their cause; answers the emails' ids. Asked for again, a send that is still under
 * way stays as it is, and one that has ended is opened again under the same id.
 */
export async function queueSends(
  tx: Db,
  sends: readonly Send[],
  context: { newId: NewId; now: number },
): Promise<string[]> {
  const { now } = context
  const rows = sends.map(send => ({
    ...send,
    type: send.type ?? ('send_email' as const),
    ai_step_id: send.ai_step_id ?? null,
    broadcast_id: null,
    variant: null,
    id: context.newId('email'),
    queued_at: now,
  }))
  const inserted = await store.insertQueued(tx, rows)
  const ids: string[] = []
  for (const row of rows) ids.push(inserted.has(row.id) ? row.id : await reopenEnded(tx, row, now))
  const due = new Map(rows.map(row => [row.id, Math.min(row.due_at ?? now, now)]))
  await store.enqueueSends(tx, [...inserted], now, id => due.get(id) ?? now)
  return ids
}

type SendReference = Pick<Send, 'run_id' | 'sequence' | 'template_id' | 'sender_id'>

async function reopenEnded(tx: Db, send: SendReference, now: number): Promise<string> {
  const known = await store.findSendOf(tx, send.run_id, send.sequence)
  if (!known) throw new Error(`The send ${send.run_id} ${send.sequence} is neither new nor known`)
  if (known.ended_at !== null) {
    await store.reopen(tx, known.id, send, now)
    await store.enqueueSends(tx, [known.id], now)
  }
  return known.id
}

/** The same for one. */
export async function queueSend(tx: Db, send: Send, context: { newId: NewId; now: number }): Promise<string> {
  const [id = ''] = await queueSends(tx, [send], context)
  return id
}

/** The mails of a run, in the order in which they were queued, and when those that wait are tried next. */
export async function sendsOfRun(
  db: Db,
  run_id: string,
): Promise<(store.EmailRow & { next_attempt_at: number | null })[]> {
  const rows = await store.emailsOfRun(db, run_id)
  return Promise.all(
    rows.map(async row => ({
      ...row,
      next_attempt_at: row.ended_at === null ? await findDueTime(db, sendJobOf(row), row.id) : null,
    })),
  )
}

/** Notes on the mail whose link was used that its reader left the list. */
export const markUnsubscribed = (tx: Db, email_id: string, at: number): Promise<void> =>
  store.setUnsubscribed(tx, email_id, at)

/** To whom an email went: a lead, or the keyed hash of one who was erased. */
export const findRecipient = (db: Db, email_id: string): Promise<string | undefined> => store.findReader(db, email_id)

/** The recipient of an email; undefined if it does not exist or the lead was erased. */
export async function findRecipientLead(db: Db, email_id: string): Promise<string | undefined> {
  const lead_id = await store.findReader(db, email_id)
  return lead_id !== undefined && isId('lead', lead_id) ? lead_id : undefined
}

/** Email of a lead by its Message-ID. */
export const emailOfLead = (db: Db, lead_id: string, message_ids: readonly string[]): Promise<string | undefined> =>
  store.emailOfLead(db, lead_id, message_ids)

/** The email with that Message-ID. Reads all of them: for somebody who looks, never for what comes often. */
export const findByMessageId = (db: Db, message_id: string): Promise<string | undefined> =>
  store.findByMessageId(db, message_id)

export { lastAutomatedSend, queueAutomatedSend } from './automated-sends.ts'
export { type BroadcastCounts, countsOfBroadcasts } from './broadcast-counts.ts'
/** For looking at a mail before it is sent. */
export {
  type BroadcastSend,
  cancelBroadcastSends,
  countOpenSends as openSendsOf,
  queueBroadcastSends,
  releaseBroadcastSends,
} from './broadcast-sends.ts'
export { checksOf } from './check-results.ts'
export { readClickMap as clickMapOf } from './click-map-service.ts'
export { type EmailDay, emailDays } from './count.ts'
export { type MarketingCap, marketingCap } from './eligibility/marketing-cap.ts'
export { failReasons, pausingReasons, type SkipReason } from './eligibility/reasons.ts'
export { sendEligibility, toSkipReasonSql } from './eligibility/send-eligibility.ts'
export type { SendQuery } from './eligibility/send-query.ts'
/** Mail that waits for a reason is looked at again now. */
export { emailsById } from './hand-off-store.ts'
export { withDaysOff } from './open-minute.ts'
export { overdueFromStart } from './overdue.ts'
export type { TextOrNot, WrittenText } from './parts.ts'
export { countPausedEmails, releasePausedEmails, skipPausedEmails } from './paused-emails.ts'
export { type BroadcastEmails, type BroadcastNow, broadcastEmails, type StepEmails, stepEmails } from './ports.ts'
export { type QuestionContent, questionPart } from './question-part.ts'
export { askAboutLateMail } from './settings.ts'
export { settling } from './settle.ts'
export { type EmailRow, findEmail } from './store.ts'
export { deliveredAt, type Hit, mailSeen, recordHit } from './tracking-rules.ts'
export { firstHit, firstPendingHit } from './tracking-store.ts'
export { settleHits } from './tracking-verdicts.ts'
export { existingEmail, toDetail } from './wire.ts'
