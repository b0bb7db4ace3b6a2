/** Checks of values that several step types have. */

import type { Duration, EventCondition } from './definition.ts'
import { isMail } from './mail.ts'
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

/** Reports an invalid end of a wait: missing, too long, or not computable. */
export function checkWait(duration: Duration, limits: DefinitionLimits, report: Report): void {
  if (!lasts(duration, limits.wait_days_max)) report('wait_up_to/value', 'wait_out_of_range')
  checkTimeOfDay(duration.at, 'wait_up_to/at', report)
}

/** Reports an event that can never happen: it must be about an earlier email, and for answers about a question. */
export function checkEvent(when: EventCondition, field: string, before: Before, report: Report): void {
  const about = before.possibly.get(when.step_id)
  if (when.type !== 'answered') {
    if (!about || !isMail(about)) report(`${field}/step_id`, 'not_an_earlier_email')
    return
  }
  if (about?.type !== 'ask_question') report(`${field}/step_id`, 'not_an_earlier_question')
  else if (when.answer_id !== undefined && !about.answers.some(answer => answer.id === when.answer_id)) {
    report(`${field}/answer_id`, 'unknown_answer')
  }
}

/** Nothing but a time of day may be waited for, any other nothing may not. */
export function lasts({ value, unit, at }: Duration, days_max: number): boolean {
  const least = at === undefined ? 1 : 0
  return Number.isSafeInteger(value) && value >= least && value * DAYS[unit] <= days_max
}

export function checkTimeOfDay(at: string | undefined, field: string, report: Report): void {
  if (at !== undefined && !TIME_OF_DAY.test(at)) report(field, 'invalid_time_of_day')
}

export function checkMailed(step: { template_id: string; sender_id: string }, report: Report): void {
  if (step.template_id === '') report('template_id', 'missing_value')
  if (step.sender_id === '') report('sender_id', 'missing_value')
}
