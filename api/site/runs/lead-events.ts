/** What a lead has done already with the mail of an earlier step, and the answer that goes into a field. */
import type { CheckEvent, StoreAnswer } from '../../../workflows/core/effects.ts'
import type { EffectResult } from '../../../workflows/ports.ts'
import type { InAction } from '../../platform/context.ts'
import type { Handle } from '../../platform/database/handle.ts'
import { answeredAt, storeAnswer } from '../answers/rules.ts'
import { firstHit } from '../emails/rules.ts'

type Tx = Handle<'site'>

/** When it happened first; only what a person probably did counts. */
export async function checkEvent(
  tx: Tx,
  { run_id, event, of_step_id, url, answer_id }: CheckEvent,
): Promise<EffectResult> {
  const at =
    event === 'answered'
      ? await answeredAt(tx, run_id, of_step_id, answer_id)
      : await firstHit(tx, { run_id, step_id: of_step_id, kind: event === 'opened' ? 'open' : 'click', url })
  return { ok: true, outcome: { at } }
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
