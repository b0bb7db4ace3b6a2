/** Waiting for a span of time, or until a date of the lead. Which moment that is, `workflows/time` and the record answer. */

import type { DelayStep } from '../definition.ts'
import type { DateResolution, Resolution } from '../effects.ts'
import { ask, goOn, note, type StepRules, sleep, type Turn, waitFor } from '../turn.ts'
import { checkTimeOfDay, lasts } from '../validate-step.ts'
import type { DefinitionLimits, Report } from '../validation.ts'

export const delay: StepRules<DelayStep> = {
  waits: ['delay', 'resolve_date'],
  check,
  enter: plan,
  replanned: plan,
  answered(turn, step, effect, answer) {
    if (answer.effect === 'resolve_time') spanResolved(turn, step, effect.sequence, answer.outcome)
    if (answer.effect === 'resolve_date') dateResolved(turn, step, effect.sequence, answer.outcome)
  },
  woken(turn, _step, reason) {
    note(turn, 'delay_over', reason)
    goOn(turn)
  },
}

function plan(turn: Turn, step: DelayStep): void {
  const from = turn.left?.since ?? turn.at
  turn.state.wait = turn.left
  if (step.until) {
    const { field_id, offset_days, at, yearly = false } = step.until
    ask(turn, { type: 'resolve_date', field_id, offset_days, at, yearly, from })
  } else ask(turn, { type: 'resolve_time', purpose: 'delay', from, duration: step.duration ?? null })
}

function spanResolved(turn: Turn, step: DelayStep, sequence: number, moment: Resolution): void {
  const over = moment.at <= turn.at
  note(turn, 'delay_planned', over ? 'already_over' : 'duration', { duration: step.duration, ...moment }, sequence)
  if (over) goOn(turn)
  else sleep(turn, 'delayed', waitFor(turn, 'delay', 'duration', moment))
}

/** A missing or past date does not delay the run. */
function dateResolved(turn: Turn, step: DelayStep, sequence: number, moment: DateResolution): void {
  const detail = { date: step.until, ...moment }
  if (moment.at === null) note(turn, 'delay_planned', moment.reason, detail, sequence)
  else if (moment.at <= turn.at) note(turn, 'delay_planned', 'date_past', detail, sequence)
  else {
    note(turn, 'delay_planned', 'date', detail, sequence)
    sleep(turn, 'delayed', waitFor(turn, 'delay', 'date', moment))
    return
  }
  goOn(turn)
}

function check({ duration, until }: DelayStep, limits: DefinitionLimits, report: Report): void {
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
