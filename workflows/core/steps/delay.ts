/** Waiting for a span of time, or until a date of the lead. Which moment that is, `workflows/time` and the record answer. */
import type { DelayStep } from '../definition.ts'
import type { DateResolution, Resolution } from '../effects.ts'
import { ask, goOn, note, type StepRules, sleep, type Turn, waitFor } from '../turn.ts'

export const delay: StepRules<DelayStep> = {
  enter: plan,
  replanned: plan,
  answered(turn, step, effect, answer) {
    if (answer.kind === 'resolve_time') spanResolved(turn, step, effect.sequence, answer.outcome)
    if (answer.kind === 'resolve_date') dateResolved(turn, step, effect.sequence, answer.outcome)
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
    ask(turn, { kind: 'resolve_date', field_id, offset_days, at, yearly, from })
  } else ask(turn, { kind: 'resolve_time', purpose: 'delay', from, duration: step.duration ?? null })
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
