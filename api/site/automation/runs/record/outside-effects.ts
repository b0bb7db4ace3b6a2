/** Turns effects outside the database into jobs of their features: emails, questions, AI texts, calls of webhooks. */

import { sql } from 'drizzle-orm'
import type {
  AskQuestion,
  CallWebhook,
  OutsideEffect,
  SendEmail,
  WriteEmail,
} from '../../../../../workflows/core/effects.ts'
import { findStep } from '../../../../../workflows/core/graph.ts'
import { isMail } from '../../../../../workflows/core/mail.ts'
import type { ClaimedRun } from '../../../../../workflows/ports.ts'
import type { Handle } from '../../../../platform/database/handle.ts'
import type { Emit } from '../../../../platform/events/emit.ts'
import { mayBeSent } from '../../../../platform/features/may-be-sent.ts'
import type { NewId } from '../../../../platform/runtime/ids.ts'
import { queueSends } from '../../../email/emails/rules.ts'
import { runWebhookCalled } from '../events.ts'
import type { Questions, QueueDrafts } from '../ports.ts'

type Tx = Handle<'site'>
type EffectRun = ClaimedRun & { lead_id: string; journey_id: string; wake_at: number; enrolled_at: number }
type Mail = SendEmail | AskQuestion
const hour_ms = 3_600_000

interface Context {
  emit: Emit
  newId: NewId
  now: number
  /** The model that writes where a step names none. */
  model: string
  /** Of a copy: what was due up to then may have been sent. */
  late_until: number | null
  questions: Questions
  queueDrafts: QueueDrafts
}

/** Queues the outside effects of a batch of runs. */
export async function enqueueOutside(
  tx: Tx,
  effects: readonly OutsideEffect[],
  runOf: (run_id: string) => EffectRun,
  context: Context,
): Promise<void> {
  const mails = effects.filter(isMail)
  const calls = effects.filter(effect => effect.type === 'call_webhook')
  const writings = effects.filter(effect => effect.type === 'write_email')
  if (writings.length > 0) await enqueueWritings(tx, writings, runOf, context)
  for (const call of calls) await emitCall(tx, call, runOf(call.run_id), context)
  if (mails.length > 0) await enqueueMails(tx, mails, runOf, context)
}

/** The endpoint is called by what follows from the event. */
async function emitCall(
  tx: Tx,
  call: CallWebhook,
  { journey_id, lead_id }: EffectRun,
  { emit }: Context,
): Promise<void> {
  const { run_id, step_id, sequence, webhook_endpoint_id } = call
  const data = { journey_id, run_id, step_id, sequence, webhook_endpoint_id }
  await emit(tx, runWebhookCalled, { subject_id: run_id, lead_id, data })
}

function enqueueWritings(
  tx: Tx,
  effects: readonly WriteEmail[],
  runOf: (run_id: string) => EffectRun,
  context: Context,
): Promise<void> {
  const writings = effects.map(({ type: _kind, model, ...effect }) => {
    const { journey_id, lead_id } = runOf(effect.run_id)
    return { ...effect, model: model ?? context.model, journey_id, lead_id }
  })
  return context.queueDrafts(tx, writings, context)
}

async function enqueueMails(
  tx: Tx,
  effects: readonly Mail[],
  runOf: (run_id: string) => EffectRun,
  context: Context,
): Promise<void> {
  const overdue = await overdueSince(
    tx,
    effects.map(({ run_id }) => runOf(run_id)),
  )
  const sends = effects.map(effect => {
    const { journey_id, lead_id, state, wake_at, enrolled_at } = runOf(effect.run_id)
    const began_at = state.status === 'pending' ? Math.min(enrolled_at, wake_at) : undefined
    const planned = state.outstanding?.type === 'sleep_until' ? state.outstanding.until : began_at
    const due_at = overdue.get(effect.run_id) ?? dueOf(planned, wake_at, context)
    return { ...effect, journey_id, lead_id, ...(due_at !== undefined && { due_at }) }
  })
  const ids = await queueSends(tx, sends, context)
  await context.questions.keep(
    tx,
    sends.flatMap(({ type, run_id, journey_id, step_id, lead_id }, i) => {
      const step = type === 'ask_question' ? findStep(runOf(run_id).definition, step_id) : undefined
      if (step?.type !== 'ask_question') return []
      const { question, answers } = step
      return [{ email_id: ids[i] ?? '', run_id, journey_id, step_id, lead_id, question, answers }]
    }),
  )
}

/**
 * Paused runs are due from the end of the pause, so that the late policy does not ask again about what the owner has already
 * decided; but of a copy it does, since their mail may have been sent.
 */
function dueOf(planned: number | undefined, wake_at: number, { late_until }: Context): number | undefined {
  if (planned === undefined) return undefined
  return mayBeSent({ late_until }, planned) ? planned : Math.max(planned, wake_at)
}

/**
 * The moment for which a mail was meant, where its run was carried on more than an hour late and then met closed hours:
 * it is still late when they open, and the wait for them must not hide that.
 */
async function overdueSince(tx: Tx, runs: readonly EffectRun[]): Promise<Map<string, number>> {
  const asked = runs.flatMap(({ run_id, state: { wait } }) =>
    wait?.waiting_for === 'open_window' ? [[run_id, wait.since]] : [],
  )
  if (asked.length === 0) return new Map()
  const rows = await tx.all<[string, number, number | null]>(sql`
    select t.run_id, t.at, (
      select json_extract(entry.value, '$.detail.at') from run_transitions before, json_each(before.record) entry
      where before.run_id = t.run_id and before.first_sequence < t.first_sequence
        and json_type(entry.value, '$.detail.at') = 'integer'
      order by json_extract(entry.value, '$.sequence') desc limit 1)
    from json_each(${JSON.stringify(asked)}) a
    join run_transitions t on t.run_id = a.value ->> 0 and t.at = a.value ->> 1
    where json_extract(t.inputs, '$[0].type') = 'timer_fired'`)
  return new Map(
    rows.flatMap(([run_id, woken_at, planned]) =>
      planned !== null && woken_at - planned > hour_ms ? [[run_id, planned] as const] : [],
    ),
  )
}
