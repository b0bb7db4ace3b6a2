/** Sending an email: wait for business hours, check once more whether the run should continue, hand off. */

import type { Effect, Resolution, SendOutcome } from '../effects.ts'
import { isMail, type MailStep } from '../mail.ts'
import { type Answer, ask, askAgain, note, sleep, type Turn, waitFor, waitOpenly } from '../turn.ts'
import { exitAnswered, passedExits } from './exits.ts'

/** Starts, or starts again: a timer may fire late, when business hours have ended. */
export function reach(turn: Turn, step: MailStep): void {
  if (turn.definition.business_hours === null) checkExits(turn, step)
  else ask(turn, { type: 'resolve_time', purpose: 'open_minute', from: turn.at, duration: null })
}

/** Handles results of the steps before the hand-off; false if the result is the step's own. */
export function reachAnswered(turn: Turn, step: MailStep, effect: Effect, answer: Answer): boolean {
  if (answer.effect === 'resolve_time' && effect.type === 'resolve_time' && effect.purpose === 'open_minute') {
    windowResolved(turn, step, effect.sequence, answer.outcome)
    return true
  }
  if (answer.effect !== 'evaluate_filter' || effect.type !== 'evaluate_filter') return false
  if (exitAnswered(turn, effect, answer.outcome.holds)) handOff(turn, step)
  return true
}

/** What failed for now is due again: the whole way once more, under the sequence of the hand-off. */
export function reachAgain(turn: Turn, step: MailStep, effect: Effect): void {
  if (!isHandOff(effect)) turn.state.retry = null
  reach(turn, step)
}

/** Whether the mail has left the run's hands. */
export function isHandedOff(turn: Turn): boolean {
  const { outstanding, retry } = turn.state
  return isHandOff(outstanding) || isHandOff(retry)
}

export function noteSkipped(turn: Turn, reason: string): void {
  note(turn, 'send_ended', reason, { result: 'skipped', reason, message_id: null })
}

export function noteEnded(turn: Turn, outcome: SendOutcome, sequence: number): void {
  note(turn, 'send_ended', outcome.reason ?? outcome.result, { ...outcome }, sequence)
}

const isHandOff = (effect: Effect | null) => effect !== null && isMail(effect)

function windowResolved(turn: Turn, step: MailStep, sequence: number, moment: Resolution): void {
  if (moment.at <= turn.at) {
    note(turn, 'window_open', 'inside_business_hours', { ...moment }, sequence)
    checkExits(turn, step)
    return
  }
  note(turn, 'window_wait', 'outside_business_hours', { ...moment }, sequence)
  sleep(turn, 'waiting', waitFor(turn, 'open_window', 'outside_business_hours', moment))
}

function checkExits(turn: Turn, step: MailStep): void {
  if (passedExits(turn, null)) handOff(turn, step)
}

function handOff(turn: Turn, step: MailStep): void {
  const { template_id, sender_id } = step
  const again = turn.state.retry
  const effect = again ? askAgain(turn, again) : ask(turn, orderOf(step))
  note(turn, 'send_handed_off', again ? 'tried_again' : 'step_reached', { template_id, sender_id }, effect.sequence)
  waitOpenly(turn, 'delivery', 'send_handed_off')
}

function orderOf(step: MailStep) {
  const { template_id, sender_id } = step
  if (step.type === 'ask_question') return { type: 'ask_question', template_id, sender_id } as const
  const { ai_step_id } = step
  return { type: 'send_email', template_id, sender_id, ...(ai_step_id !== undefined && { ai_step_id }) } as const
}
