/** Emails a question, waits for the answer, and stores it in a field. The answer itself is in the record. */

import type { AskQuestionStep } from '../definition.ts'
import type { CheckEvent, Resolution, SendOutcome } from '../effects.ts'
import { ask, askAgain, goOn, note, resume, type StepRules, sleep, type Turn, waitFor } from '../turn.ts'
import { checkMailed, checkWait } from '../validate-step.ts'
import type { DefinitionLimits, Report } from '../validation.ts'
import { isHandedOff, noteEnded, noteSkipped, reach, reachAgain, reachAnswered } from './reach.ts'

export const askQuestion: StepRules<AskQuestionStep> = {
  waits: ['open_window', 'exit', 'ask_question', 'own_answer', 'answer', 'store_answer'],
  check(step, limits, report) {
    checkMailed(step, report)
    checkQuestion(step, limits, report)
  },
  enter(turn, step) {
    if (!turn.state.skipping) return reach(turn, step)
    noteSkipped(turn, 'paused')
    goOnWithout(turn, 'not_asked')
  },
  woken(turn, step, reason) {
    if (turn.left?.waiting_for !== 'answer') return reach(turn, step)
    // The input of a timely answer may be late, so the timeout checks once more.
    if (reason === 'moment_reached') checkAnswer(turn, step, turn.left.until ?? turn.at)
    else goOnWithout(turn, reason)
  },
  replanned: planWait,
  answered(turn, step, effect, answer) {
    if (reachAnswered(turn, step, effect, answer)) return
    if (answer.effect === 'ask_question') asked(turn, step, effect.sequence, answer.outcome)
    if (answer.effect === 'check_event') answerChecked(turn, step, effect as CheckEvent, answer.outcome.at)
    if (answer.effect === 'resolve_time') waitPlanned(turn, step, effect.sequence, answer.outcome)
    if (answer.effect !== 'store_answer') return
    const reason = answer.outcome.changed ? 'stored' : 'already_stored'
    note(turn, 'answer_stored', reason, { field_id: step.field_id }, effect.sequence)
    goOn(turn)
  },
  dueAgain(turn, step, effect) {
    if (effect.type === 'store_answer' || effect.type === 'check_event') askAgain(turn, effect)
    else reachAgain(turn, step, effect)
  },
  happened(turn, step, event) {
    const awaited = turn.state.wait?.waiting_for === 'answer'
    if (!awaited || event.type !== 'answered' || event.step_id !== step.id) return false
    resume(turn)
    take(turn, step, 'in_time', { answer_id: event.answer_id }, null)
    return true
  },
  abandoned(turn, _step, reason) {
    const { wait } = turn.state
    if (wait?.waiting_for === 'answer') note(turn, 'answer_missed', reason)
    else if (!isHandedOff(turn)) noteSkipped(turn, reason)
  },
}

/** Waits for an answer only if the email may have arrived. */
function asked(turn: Turn, step: AskQuestionStep, sequence: number, outcome: SendOutcome): void {
  noteEnded(turn, outcome, sequence)
  if (outcome.result === 'delivered' || outcome.result === 'unknown') checkAnswer(turn, step)
  else goOnWithout(turn, 'not_asked')
}

/** A quick answer can be there before the mail's own result is. */
function checkAnswer(turn: Turn, step: AskQuestionStep, by?: number): void {
  const own = { event: 'answered', branch_id: null, of_step_id: step.id } as const
  ask(turn, { type: 'check_event', ...own, ...(by !== undefined && { by }) })
}

function answerChecked(
  turn: Turn,
  step: AskQuestionStep,
  { by, sequence }: CheckEvent,
  answered_at: number | null,
): void {
  const inTime = answered_at !== null && answered_at <= (by ?? answered_at)
  if (inTime) take(turn, step, by === undefined ? 'answered_already' : 'in_time', { answered_at }, sequence)
  else if (by === undefined) planWait(turn, step)
  else goOnWithout(turn, 'limit_reached')
}

function planWait(turn: Turn, step: AskQuestionStep): void {
  const from = turn.left?.since ?? turn.at
  turn.state.wait = turn.left
  ask(turn, { type: 'resolve_time', purpose: 'delay', from, duration: step.wait_up_to })
}

function waitPlanned(turn: Turn, step: AskQuestionStep, sequence: number, moment: Resolution): void {
  note(turn, 'answer_awaited', 'wait_up_to', { duration: step.wait_up_to, ...moment }, sequence)
  if (moment.at <= turn.at) goOnWithout(turn, 'limit_reached')
  else sleep(turn, 'waiting', waitFor(turn, 'answer', 'question_asked', moment))
}

function take(
  turn: Turn,
  step: AskQuestionStep,
  reason: string,
  detail: Record<string, unknown>,
  effect: number | null,
): void {
  note(turn, 'answer_came', reason, detail, effect)
  if (step.field_id === undefined) goOn(turn)
  else store(turn, step)
}

function store(turn: Turn, step: AskQuestionStep): void {
  ask(turn, { type: 'store_answer', question_step_id: step.id, field_id: step.field_id ?? '' })
}

function goOnWithout(turn: Turn, reason: string): void {
  note(turn, 'answer_missed', reason)
  goOn(turn)
}

function checkQuestion(step: AskQuestionStep, limits: DefinitionLimits, report: Report): void {
  const { question, answers } = step
  if (question.trim() === '') report('question', 'missing_value')
  if (answers.length === 1 || answers.length > limits.answers_max) report('answers', 'answers_out_of_range')
  const ids = new Set<string>()
  answers.forEach(({ id, label }, i) => {
    if (id === '') report(`answers/${i}/id`, 'missing_id')
    else if (ids.has(id)) report(`answers/${i}/id`, 'duplicate_id')
    ids.add(id)
    if (label.trim() === '') report(`answers/${i}/label`, 'missing_value')
  })
  if (step.field_id === '') report('field_id', 'missing_value')
  checkWait(step.wait_up_to, limits, report)
}
