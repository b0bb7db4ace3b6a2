/** Sending an e-mail: wait for an open minute, ask once more whether the run should go on, hand off, wait for the send's end. */
import type { Definition, Filter, SendEmailStep } from '../definition.ts'
import type { EvaluateFilter, FilterPurpose, Resolution } from '../effects.ts'
import { ask, askAgain, end, goOn, note, type StepRules, sleep, type Turn, waitFor } from '../turn.ts'

type ExitPurpose = Exclude<FilterPurpose, 'branch'>

export const sendEmail: StepRules<SendEmailStep> = {
  enter: awaitOpenMinute,
  // A timer may fire long after its moment, when the window has closed again.
  woken: awaitOpenMinute,
  answered(turn, step, effect, answer) {
    if (answer.kind === 'resolve_time') windowResolved(turn, step, effect.sequence, answer.outcome)
    if (answer.kind === 'evaluate_filter') exitChecked(turn, step, effect as EvaluateFilter, answer.outcome.holds)
    if (answer.kind !== 'send_email') return
    const { result, reason } = answer.outcome
    note(turn, 'send_ended', reason ?? result, { ...answer.outcome }, effect.sequence)
    goOn(turn)
  },
  dueAgain(turn, step, effect) {
    if (effect.kind !== 'send_email') turn.state.retry = null
    awaitOpenMinute(turn, step)
  },
  abandoned(turn, _step, reason) {
    const { outstanding, retry } = turn.state
    const handedOff = outstanding?.kind === 'send_email' || retry?.kind === 'send_email'
    if (!handedOff) note(turn, 'send_ended', reason, { result: 'skipped', reason, message_id: null })
  },
}

function awaitOpenMinute(turn: Turn, step: SendEmailStep): void {
  if (turn.definition.business_hours === null) checkExits(turn, step, null)
  else ask(turn, { kind: 'resolve_time', purpose: 'open_minute', from: turn.at, duration: null })
}

function windowResolved(turn: Turn, step: SendEmailStep, sequence: number, moment: Resolution): void {
  if (moment.at <= turn.at) {
    note(turn, 'window_open', 'inside_business_hours', { ...moment }, sequence)
    checkExits(turn, step, null)
    return
  }
  note(turn, 'window_wait', 'outside_business_hours', { ...moment }, sequence)
  sleep(turn, 'waiting', waitFor(turn, 'open_window', 'outside_business_hours', moment))
}

function checkExits(turn: Turn, step: SendEmailStep, after: ExitPurpose | null): void {
  const exits = exitsOf(turn.definition)
  const next = exits[exits.findIndex(([purpose]) => purpose === after) + 1]
  if (!next) handOff(turn, step)
  else ask(turn, { kind: 'evaluate_filter', purpose: next[0], branch_id: null, filter: next[1] })
}

function exitsOf(definition: Definition): [ExitPurpose, Filter][] {
  const purposes: ExitPurpose[] = ['unenrollment', 'suppression', 'goal']
  return purposes.flatMap(purpose => {
    const filter = definition[purpose]
    return filter ? [[purpose, filter] as [ExitPurpose, Filter]] : []
  })
}

function exitChecked(turn: Turn, step: SendEmailStep, effect: EvaluateFilter, holds: boolean): void {
  const purpose = effect.purpose as ExitPurpose
  note(turn, 'exit_checked', holds ? 'filter_held' : 'filter_not_held', { purpose }, effect.sequence)
  if (!holds) checkExits(turn, step, purpose)
  else if (purpose === 'goal') end(turn, 'completed', 'goal_reached')
  else end(turn, 'stopped', purpose === 'unenrollment' ? 'unenrolled' : 'suppressed')
}

function handOff(turn: Turn, step: SendEmailStep): void {
  const { template_id, sender_id } = step
  const again = turn.state.retry
  const effect = again ? askAgain(turn, again) : ask(turn, { kind: 'send_email', template_id, sender_id })
  note(turn, 'send_handed_off', again ? 'tried_again' : 'step_reached', { template_id, sender_id }, effect.sequence)
  turn.state.status = 'waiting'
  turn.state.wait = {
    waiting_for: 'delivery',
    reason: 'send_handed_off',
    since: turn.at,
    until: null,
    local: null,
    zone: null,
    zone_source: null,
    tz_data: null,
  }
}
