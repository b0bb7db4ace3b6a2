/**
 * Which opens and clicks count. All are stored; only those that a person probably made count for the lead. A click,
 * and an open in the first seconds after delivery, has no verdict and no consequence until tracking-verdicts.ts has looked
 * at the other hits.
 */

import type { Handle } from '../../../platform/database/handle.ts'
import type { InAction } from '../../../platform/features/context.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { countMail } from '../../contacts/lead-records/rules.ts'
import { emailClicked, emailLinkClicked, emailOpened } from './events.ts'
import { doubtOf, isEarly } from './hit-verdict.ts'
import { settleHitsJob } from './jobs.ts'
import { emailLimits } from './limits.ts'
import type { StepEmails } from './ports.ts'
import { type EmailRow, findEmail, type HitRow, listHits } from './store.ts'
import * as store from './tracking-store.ts'

type Tx = Handle<'site'>

/** With what an open or a click is acted upon. */
export interface HitContext extends Pick<InAction, 'now' | 'emit'> {
  steps: StepEmails
}

export interface Hit {
  email_id: string
  type: 'open' | 'click'
  url: string | null
  method: string
  user_agent: string
  /** Verdict by the request alone, without the hits around it. */
  verdict: 'person' | 'machine'
  verdict_reason: string | null
}

/** When an email was delivered; null while it is being sent. */
export const deliveredAt = ({ ended_at, handed_off_at }: Pick<EmailRow, 'ended_at' | 'handed_off_at'>) =>
  ended_at ?? handed_off_at

/** When an email was handed over, and when its picture was loaded. */
export async function mailSeen(
  db: Tx,
  email_id: string,
): Promise<{ delivered_at: number | null; opened_at: number[] }> {
  const email = await findEmail(db, email_id)
  const hits = email ? await listHits(db, email_id, emailLimits.email_hits_kept_max) : []
  const opened_at = hits.flatMap(({ type, at }) => (type === 'open' ? [at] : []))
  return { delivered_at: email ? deliveredAt(email) : null, opened_at }
}

/**
 * Records one open or click. A flood is cut off: hits beyond the limit are neither stored nor
 * counted.
 */
export async function recordHit(tx: Tx, hit: Hit, acting: HitContext): Promise<void> {
  const found = await store.findHit(tx, hit.email_id)
  if (!found || found.kept >= emailLimits.email_hits_kept_max) return
  const { email, kept } = found
  const at = acting.now()
  const delivered_at = deliveredAt(email)
  const is_doubtful = hit.verdict === 'person' && (hit.type === 'click' || isEarly(at, delivered_at))
  const verdict = is_doubtful ? 'pending' : hit.verdict
  const row = { ...hit, verdict, user_agent: hit.user_agent.slice(0, 300), at } as const
  await store.insertHit(tx, row)
  if (!is_doubtful) return countHit(tx, email, row, acting)
  // One job each: a job that is about to end might miss the next hit.
  const subject_id = `${email.id} ${kept}`
  await enqueue(tx, settleHitsJob, { subject_id, due_at: at + doubtOf(at, delivered_at) }, at)
}

export type StoredHit = Pick<HitRow, 'type' | 'url' | 'at' | 'verdict'>

/** Consequences of a verdict: the numbers, and for a person's hit all that waits for it. */
export async function countHit(
  tx: Tx,
  email: store.EmailHit,
  hit: StoredHit,
  { now, emit, steps }: HitContext,
): Promise<void> {
  const opened = hit.type === 'open'
  const person = hit.verdict === 'person'
  await store.addToCounts(tx, email.id, { opened, person, at: hit.at })
  if (!person) return
  await countMail(tx, email.lead_id, opened ? 'opened' : 'clicked', hit.at)
  const { journey_id, run_id, step_id, broadcast_id, template_id } = email
  const about = { subject_id: email.id, lead_id: email.lead_id }
  const by = { journey_id, run_id, step_id, broadcast_id }
  const first = (opened ? email.first_opened_at : email.first_clicked_at) === null
  await emit(tx, opened ? emailOpened : emailClicked, { ...about, data: { ...by, template_id, url: hit.url, first } })
  // At the time of the hit: a hit before the timeout was in time.
  const notifyRun = async (event: { type: 'opened' } | { type: 'clicked'; url: string }) => {
    if (run_id === null || step_id === null) return
    await steps.leaveEvent(tx, run_id, { type: 'event', at: hit.at, event: { ...event, step_id } }, now())
  }
  if (opened) {
    if (email.first_opened_at === null) await notifyRun({ type: 'opened' })
  } else if (hit.url !== null) {
    await notifyRun({ type: 'clicked', url: hit.url })
    await emit(tx, emailLinkClicked, { ...about, data: { ...by, url: hit.url, template_id } })
  }
}
