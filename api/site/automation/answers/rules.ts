/**
 * The rules of answers to emailed questions, for other features to call. A click counts only when it is
 * certain that no machine followed the link: until then it is pending, and a job settles it.
 */

import type { Handle } from '../../../platform/database/handle.ts'
import type { WriteContext } from '../../../platform/features/write-context.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { fieldById } from '../../contacts/custom-fields/rules.ts'
import { setFieldValue } from '../../contacts/leads/rules.ts'
import { doubtOf, isEarly, isOneOfAllLinks, wasRead } from '../../email/emails/rules.ts'
import type { Questions } from '../runs/ports.ts'
import { leaveInput } from '../runs/rules.ts'
import { questionAnswered } from './events.ts'
import { settleAnswersJob } from './jobs.ts'
import { answerLimits } from './limits.ts'
import * as store from './store.ts'

export { findQuestion, type QuestionRow, questionsById } from './store.ts'

type Tx = Handle<'site'>

export interface Click {
  answer_id: string
  /** When the mail was handed over; null while it is on its way. */
  delivered_at: number | null
  verdict: 'person' | 'machine'
  verdict_reason: string | null
  user_agent: string
}

/** Notes a click on an answer's link. A person's is settled by a job. */
export async function noteClick(
  tx: Tx,
  question: store.QuestionRow,
  { delivered_at, ...click }: Click,
  context: WriteContext,
): Promise<void> {
  const before = await store.listAnswers(tx, question.email_id)
  if (before.length >= answerLimits.answers_kept_max) return
  const at = context.now()
  const pending = click.verdict === 'person'
  const row = await insert(
    tx,
    question,
    { ...click, text: null, verdict: pending ? 'pending' : 'machine' },
    at,
    context,
  )
  if (!pending) return
  // One job per click: a job that is about to end might miss the next click.
  const subject_id = `${question.email_id} ${row.id}`
  await enqueue(tx, settleAnswersJob, { subject_id, due_at: at + doubtOf(at, delivered_at) }, at)
}

/** An answer that was given with a button or a form: what no scanner does. */
export async function giveAnswer(
  tx: Tx,
  question: store.QuestionRow,
  given: { answer_id: string | null; text: string | null; user_agent: string },
  context: WriteContext,
): Promise<void> {
  const before = await store.listAnswers(tx, question.email_id)
  if (before.length >= answerLimits.answers_kept_max) return
  const answer = { ...given, verdict: 'person', verdict_reason: null } as const
  const row = await insert(tx, question, answer, context.now(), context)
  await follow(tx, question, row, context)
}

type AnswerFacts = Pick<store.AnswerRow, 'answer_id' | 'text' | 'verdict' | 'verdict_reason' | 'user_agent'>

async function insert(
  tx: Tx,
  { email_id, run_id, step_id, lead_id }: store.QuestionRow,
  given: AnswerFacts,
  at: number,
  { newId }: WriteContext,
) {
  const user_agent = given.user_agent.slice(0, 300)
  const row = { ...given, user_agent, id: newId('answer'), email_id, run_id, step_id, lead_id, at, late: false }
  await store.insertAnswer(tx, row)
  return row
}

/** The email that a question was sent with. */
export interface MailRecord {
  delivered_at: number | null
  opened_at: readonly number[]
}

/** Decides which clicks on an email count, once they are old enough. */
export async function settleAnswers(tx: Tx, email_id: string, mail: MailRecord, context: WriteContext): Promise<void> {
  const question = await store.findQuestion(tx, email_id)
  if (!question) return
  const all = await store.listAnswers(tx, email_id)
  for (const click of all) {
    if (click.verdict !== 'pending' || click.at + doubtOf(click.at, mail.delivered_at) > context.now()) continue
    const verdict_reason = machineReason(click, all, question, mail)
    if (verdict_reason !== null) await store.saveAnswer(tx, click.id, { verdict: 'machine', verdict_reason })
    else {
      await store.saveAnswer(tx, click.id, { verdict: 'person' })
      await follow(tx, question, click, context)
    }
  }
}

/** Why it was a machine's; null for a person's. */
function machineReason(
  { id, at }: store.AnswerRow,
  all: readonly store.AnswerRow[],
  { answers }: store.QuestionRow,
  { delivered_at, opened_at }: MailRecord,
): string | null {
  const clicks = all.map(other => ({ id: other.id, at: other.at, target: other.answer_id }))
  const click = clicks.find(other => other.id === id)
  if (click && isOneOfAllLinks(click, clicks, answers.length, doubtOf(at, delivered_at))) return 'all_links'
  return isEarly(at, delivered_at) && !wasRead(at, opened_at) ? 'too_soon' : null
}

/** Delivers the answer to the run and emits the event; a run that no longer waits is unchanged, and the answer is late. */
async function follow(tx: Tx, question: store.QuestionRow, row: store.AnswerRow, context: WriteContext): Promise<void> {
  const { run_id, step_id, journey_id } = question
  const { answer_id } = row
  const stands = await store.standsAt(tx, run_id)
  const late = stands !== step_id
  if (late) await store.saveAnswer(tx, row.id, { late })
  if (stands !== undefined) {
    // At the time of the click: a click before the timeout was in time.
    const event = { type: 'answered', step_id, answer_id } as const
    await leaveInput(tx, run_id, { type: 'event', at: row.at, event }, context.now())
  }
  const data = { journey_id, run_id, step_id, answer_id, late }
  await context.emit(tx, questionAnswered, { subject_id: question.email_id, lead_id: row.lead_id, data })
}

async function answeredAt(db: Tx, run_id: string, step_id: string, answer_id?: string): Promise<number | null> {
  return (await store.firstAnswer(db, run_id, step_id, answer_id))?.at ?? null
}

type AnswerResult = { ok: true; changed: boolean; refused?: string } | { ok: false; code: string }

async function storeAnswer(
  tx: Tx,
  { run_id, step_id, field_id }: { run_id: string; step_id: string; field_id: string },
  context: WriteContext,
): Promise<AnswerResult> {
  const answer = await store.lastAnswer(tx, run_id, step_id)
  const field = await fieldById(tx, field_id)
  if (!field) return { ok: false, code: 'unknown_reference' }
  if (!answer) return { ok: true, changed: false }
  const question = await store.findQuestion(tx, answer.email_id)
  const value = answer.text ?? question?.answers.find(({ id }) => id === answer.answer_id)?.label
  if (value === undefined) return { ok: true, changed: false }
  const set = await setFieldValue(tx, answer.lead_id, field, value, context)
  return set.ok ? set : { ok: true, changed: false, refused: set.code }
}

/** What runs ask of their questions. */
export const questionsOfSteps: Questions = {
  keep: store.insertQuestions,
  answeredAt,
  firstPending: store.firstPending,
  store: storeAnswer,
}
