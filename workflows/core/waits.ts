/** Changes of a wait: it falls due, is skipped, or is recomputed. */

import type { Duration, Step } from './definition.ts'
import type { Resolution } from './effects.ts'
import { findStep, placeOf } from './graph.ts'
import { isMail } from './mail.ts'
import { rulesOf } from './step-rules.ts'
import { ask, askAgain, goTo, note, resume, sleep, type Turn, type WokenBy } from './turn.ts'

/** Ends the sleep: what failed for now is tried again, any other wait of the step is over. */
export function fallDue(turn: Turn, reason: WokenBy): void {
  const { retry, outstanding } = turn.state
  const { step } = placeOf(turn.definition, outstanding?.step_id ?? '')
  const rules = rulesOf(step)
  resume(turn)
  if (!retry) rules.woken?.(turn, step, reason)
  else if (rules.dueAgain) rules.dueAgain(turn, step, retry)
  else askAgain(turn, retry)
}

/** The owner ends a wait now. Business hours still apply. */
export function skipWait(turn: Turn): boolean {
  const { wait, outstanding, retry } = turn.state
  if (outstanding?.type !== 'sleep_until' || wait?.waiting_for === 'open_window') return false
  if (retry) note(turn, 'wait_replanned', 'skipped_by_owner', { until: outstanding.until })
  fallDue(turn, 'skipped_by_owner')
  return true
}

/** Ends an overdue wait; sends at or after this step are skipped until the next wait. */
export function skipOverdue(turn: Turn): boolean {
  const { wait, outstanding, retry } = turn.state
  if (outstanding?.type !== 'sleep_until' || outstanding.until > turn.at) return false
  const reaches = retry !== null && isMail(retry)
  if (retry && !reaches) return false
  turn.state.skipping = true
  if (!reaches && wait?.waiting_for !== 'open_window') {
    fallDue(turn, 'moment_reached')
    return true
  }
  resume(turn)
  turn.state.retry = null
  goTo(turn, turn.state.step_id)
  return true
}

/** Recomputes a wait: from now, or from its beginning. */
export function replan(turn: Turn, from: 'now' | 'since', why: string): boolean {
  const { wait, outstanding, retry } = turn.state
  const step = findStep(turn.definition, turn.state.step_id)
  if (outstanding?.type !== 'sleep_until' || !wait || retry || !step) return false
  const { until, local, zone, tz_data } = wait
  note(turn, 'wait_replanned', why, { until, local, zone, tz_data })
  resume(turn)
  const rules = rulesOf(step)
  if (wait.waiting_for === 'open_window') rules.woken?.(turn, step, 'moment_reached')
  else {
    turn.left = from === 'now' ? { ...wait, since: turn.at } : wait
    rules.replanned?.(turn, step)
  }
  return true
}

/** Resolves a wait again by new time-zone data: business hours are looked up again, any other local time is kept. */
export function recompute(turn: Turn): boolean {
  const { wait, outstanding } = turn.state
  const step = findStep(turn.definition, turn.state.step_id)
  if (outstanding?.type !== 'sleep_until' || !step || !wait?.zone || !wait.zone_source) return false
  if (wait.waiting_for === 'open_window') return replan(turn, 'now', 'time_data_changed')
  const local = isSpan(durationOf(step)) ? null : wait.local
  const kept = { local, zone: wait.zone, zone_source: wait.zone_source }
  ask(turn, { type: 'resolve_time', purpose: 'local', from: outstanding.until, duration: null, kept })
  return true
}

/** Goes on waiting until the moment that the local intention means now. */
export function keptIntention(turn: Turn, step: Step, moment: Resolution, sequence: number): void {
  const { left } = turn
  if (!left) throw new Error(`Step ${step.id} has no wait to compute anew`)
  const { until, tz_data } = left
  note(turn, 'wait_replanned', 'time_data_changed', { until, tz_data, now: { ...moment } }, sequence)
  turn.left = { ...left, until: moment.at }
  if (moment.at <= turn.at) rulesOf(step).woken?.(turn, step, 'moment_reached')
  else {
    const { at, local, zone, zone_source, tz_data } = moment
    const status = left.waiting_for === 'delay' ? 'delayed' : 'waiting'
    sleep(turn, status, { ...left, until: at, local, zone, zone_source, tz_data })
  }
}

function durationOf(step: Step): Duration | undefined {
  if (step.type === 'delay') return step.duration
  return step.type === 'paths' || step.type === 'ask_question' ? step.wait_up_to : undefined
}

/** Whether the wait is a duration, which does not depend on time zones. */
function isSpan(duration: Duration | undefined): boolean {
  if (!duration || duration.at !== undefined) return false
  return duration.unit === 'seconds' || duration.unit === 'minutes' || duration.unit === 'hours'
}
