/** A lead's opens, clicks, replies and answers to the email of an earlier step, and storing an answer in a field. */

import type { CheckEvent, StoreAnswer } from '../../../../../workflows/core/effects.ts'
import type { EffectResult } from '../../../../../workflows/ports.ts'
import type { Handle } from '../../../../platform/database/handle.ts'
import type { WriteContext } from '../../../../platform/features/write-context.ts'
import { firstReplyAt } from '../../../email/email-responses/rules.ts'
import { doubtOf, firstHit, firstPendingHit, mailSeen } from '../../../email/emails/rules.ts'
import type { Questions } from '../ports.ts'

type Tx = Handle<'site'>

/** The verdict is there a moment after it is due. */
const settles_ms = 500

/**
 * When it happened first; only a person's opens and clicks count. At the end of a wait, hits without a verdict are waited
 * for, if they came in time.
 */
export async function checkEvent(tx: Tx, asked: CheckEvent, now: number, questions: Questions): Promise<EffectResult> {
  const { by } = asked
  const { run_id, of_step_id: step_id } = asked
  if (asked.event === 'replied') return { ok: true, outcome: { at: await firstReplyAt(tx, { run_id, step_id }) } }
  const at =
    asked.event === 'answered'
      ? await questions.answeredAt(tx, run_id, step_id, asked.answer_id)
      : await firstHit(tx, hitOf(asked))
  if (by === undefined || (at !== null && at <= by)) return { ok: true, outcome: { at } }
  const pending = await firstWithoutVerdict(tx, asked, questions)
  if (!pending || pending.at > by) return { ok: true, outcome: { at } }
  const due_at = pending.at + doubtOf(pending.at, pending.delivered_at)
  return { ok: false, code: 'not_verified_yet', retry_at: Math.max(now, due_at) + settles_ms }
}

const hitOf = ({ run_id, of_step_id: step_id, event, url }: CheckEvent) => ({
  ...{ run_id, step_id, url },
  type: event === 'opened' ? ('open' as const) : ('click' as const),
})

async function firstWithoutVerdict(
  tx: Tx,
  asked: CheckEvent,
  questions: Questions,
): Promise<{ at: number; delivered_at: number | null } | undefined> {
  if (asked.event !== 'answered') return firstPendingHit(tx, hitOf(asked))
  const pending = await questions.firstPending(tx, asked.run_id, asked.of_step_id, asked.answer_id)
  return pending && { at: pending.at, delivered_at: (await mailSeen(tx, pending.email_id)).delivered_at }
}

/** What effects are carried out with. */
export interface EffectContext extends WriteContext {
  questions: Questions
}

/** A value that the field refuses stays in the answers only; the run continues. */
export async function applyAnswer(
  tx: Tx,
  { run_id, question_step_id, field_id }: StoreAnswer,
  { questions, ...context }: EffectContext,
): Promise<EffectResult> {
  const stored = await questions.store(tx, { run_id, step_id: question_step_id, field_id }, context)
  if (!stored.ok) return { ok: false, code: stored.code, retry_at: null }
  const facts = stored.refused === undefined ? undefined : { refused: stored.refused }
  return { ok: true, outcome: { changed: stored.changed }, ...(facts && { facts }) }
}
