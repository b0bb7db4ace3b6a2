/** What a lead has done already with the mail of an earlier step, and the answer that goes into a field. */
import type { CheckEvent, StoreAnswer } from '../../../../workflows/core/effects.ts'
import type { EffectResult } from '../../../../workflows/ports.ts'
import type { InAction } from '../../../platform/context.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import { firstHit } from '../../email/emails/rules.ts'
import { answeredAt, firstPending, storeAnswer } from '../answers/rules.ts'

type Tx = Handle<'site'>

const settles_ms = 2_500

/**
 * When it happened first; only what a person probably did counts. At the end of a wait a click that is not judged yet is
 * waited for, if it came in time.
 */
export async function checkEvent(
  tx: Tx,
  { run_id, event, of_step_id: step_id, url, answer_id, by }: CheckEvent,
  now: number,
): Promise<EffectResult> {
  const kind = event === 'opened' ? 'open' : 'click'
  const first = (settled: boolean) =>
    event !== 'answered'
      ? firstHit(tx, { run_id, step_id, kind, url }, settled)
      : settled
        ? answeredAt(tx, run_id, step_id, answer_id)
        : firstPending(tx, run_id, step_id, answer_id)
  const at = await first(true)
  if (by === undefined || (at !== null && at <= by)) return { ok: true, outcome: { at } }
  const pending = await first(false)
  return pending === null || pending > by
    ? { ok: true, outcome: { at } }
    : { ok: false, code: 'not_verified_yet', retry_at: Math.max(now, pending) + settles_ms }
}

/** A value that the field does not take stays in the answer, and the run goes on. */
export async function applyAnswer(
  tx: Tx,
  { run_id, question_step_id, field_id }: StoreAnswer,
  context: Pick<InAction, 'newId' | 'now' | 'emit'>,
): Promise<EffectResult> {
  const stored = await storeAnswer(tx, { run_id, step_id: question_step_id, field_id }, context)
  if (!stored.ok) return { ok: false, code: stored.code, retry_at: null }
  const facts = stored.refused === undefined ? undefined : { refused: stored.refused }
  return { ok: true, outcome: { changed: stored.changed }, ...(facts && { facts }) }
}
