/** What is wrong with the values of one step, paths apart. */
import type { AskQuestionStep, DelayStep, Duration, EventCondition, Step } from './definition.ts'
import { idsOfStep, isMembershipStep, memberships } from './memberships.ts'
import type { Before, DefinitionLimits, Report } from './validation.ts'

const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/
const DAYS: Record<Duration['unit'], number> = {
  seconds: 1 / 86_400,
  minutes: 1 / 1_440,
  hours: 1 / 24,
  days: 1,
  weeks: 7,
  months: 31,
  years: 366,
  business_days: 1,
}

/** Reports every problem of a step's own values. */
export function checkValues(
  step: Exclude<Step, { type: 'paths' }>,
  limits: DefinitionLimits,
  before: Before,
  report: Report,
): void {
  if (isMembershipStep(step)) {
    if (idsOfStep(step).length === 0) report(memberships[step.type].ids, 'missing_value')
    return
  }
  switch (step.type) {
    case 'set_custom_field_value':
      if (step.field_id === '') report('field_id', 'missing_value')
      return
    case 'delay':
      checkDelay(step, limits, report)
      return
    case 'send_email':
      checkMailed(step, report)
      if (step.ai_step_id !== undefined && before.always.get(step.ai_step_id)?.type !== 'ai_email_writer') {
        report('ai_step_id', 'not_an_earlier_writer')
      }
      return
    case 'ai_email_writer':
      if (step.prompt.trim() === '') report('prompt', 'missing_value')
      if (step.prompt.length > limits.prompt_characters_max) report('prompt', 'prompt_too_long')
      return
    case 'ask_question':
      checkMailed(step, report)
      checkQuestion(step, limits, report)
      return
    case 'unsubscribe':
      return
  }
}

/** Reports an invalid end of a wait: missing, too long, or not computable. */
export function checkWait(duration: Duration, limits: DefinitionLimits, report: Report): void {
  if (!lasts(duration, limits.wait_days_max)) report('wait_up_to/value', 'wait_out_of_range')
  checkTimeOfDay(duration.at, 'wait_up_to/at', report)
}

/** Reports an event that can never happen: it must be about an earlier email, and for answers about a question. */
export function checkEvent(when: EventCondition, field: string, before: Before, report: Report): void {
  const about = before.possibly.get(when.step_id)
  if (when.kind !== 'answered') {
    if (about?.type !== 'send_email' && about?.type !== 'ask_question')
      report(`${field}/step_id`, 'not_an_earlier_email')
    return
  }
  if (about?.type !== 'ask_question') report(`${field}/step_id`, 'not_an_earlier_question')
  else if (when.answer_id !== undefined && !about.answers.some(answer => answer.id === when.answer_id)) {
    report(`${field}/answer_id`, 'unknown_answer')
  }
}

function checkDelay({ duration, until }: DelayStep, limits: DefinitionLimits, report: Report): void {
  if (duration && until) report('until', 'two_delays')
  if (!duration && !until) report('duration', 'no_delay')
  if (duration) {
    if (!lasts(duration, limits.delay_days_max)) report('duration/value', 'delay_out_of_range')
    checkTimeOfDay(duration.at, 'duration/at', report)
  }
  if (!until) return
  if (until.field_id === '') report('until/field_id', 'missing_value')
  const { offset_days } = until
  if (!Number.isSafeInteger(offset_days) || Math.abs(offset_days) > limits.offset_days_max) {
    report('until/offset_days', 'offset_out_of_range')
  }
  checkTimeOfDay(until.at, 'until/at', report)
}

/** Nothing but a time of day may be waited for, any other nothing may not. */
function lasts({ value, unit, at }: Duration, days_max: number): boolean {
  const least = at === undefined ? 1 : 0
  return Number.isSafeInteger(value) && value >= least && value * DAYS[unit] <= days_max
}

function checkTimeOfDay(at: string | undefined, field: string, report: Report): void {
  if (at !== undefined && !TIME_OF_DAY.test(at)) report(field, 'invalid_time_of_day')
}

function checkMailed(step: { template_id: string; sender_id: string }, report: Report): void {
  if (step.template_id === '') report('template_id', 'missing_value')
  if (step.sender_id === '') report('sender_id', 'missing_value')
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
