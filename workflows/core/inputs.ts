/** Everything that can happen to a run. Each input carries its moment; an input that does not fit the state is ignored. */
import type { AnsweredKind, Outcomes } from './effects.ts'
import type { Wait } from './state.ts'

export interface StartInput {
  type: 'started'
  at: number
}

/** A lead's opens, clicks, replies and answers to the email of a step. */
export type LeadEvent =
  | { type: 'opened'; step_id: string }
  | { type: 'clicked'; step_id: string; url: string }
  | { type: 'replied'; step_id: string }
  | { type: 'answered'; step_id: string; answer_id: string | null }

/**
 * An owner's decision about a run. `retry` retries a failed run at its step; `skip_wait` ends a wait now;
 * `skip_step` ends an overdue wait and skips the sends that would follow at once; `replan` recomputes a wait from
 * now; `moved` says that the definition handed in is of another version from here on.
 */
export type OwnerEvent =
  | { type: 'retry' }
  | { type: 'approval'; step_id: string; approved: boolean }
  | { type: 'skip_wait' }
  | { type: 'skip_step' }
  | { type: 'replan' }
  | { type: 'moved'; journey_version: number }

/** What stopped the run is taken back: it goes on in the wait in which it was, or as new where it had done nothing. */
export interface Reinstatement {
  type: 'reinstated'
  reason: string
  wait: Wait | null
}

export type RunEvent = LeadEvent | OwnerEvent | Reinstatement | { type: 'time_data_changed' }

/** Something that happened to the lead, was decided by the owner, or changed around the run. */
export interface EventInput {
  type: 'event'
  at: number
  event: RunEvent
}

export interface TimerInput {
  type: 'timer_fired'
  at: number
  sequence: number
}

export interface SuccessInputOf<K extends AnsweredKind> {
  type: 'effect_succeeded'
  at: number
  sequence: number
  effect: K
  outcome: Outcomes[K]
}

export type SuccessInput = { [K in AnsweredKind]: SuccessInputOf<K> }[AnsweredKind]

/** With `retry_at` the same effect is tried again then, under the same sequence; without it the run fails. */
export interface FailureInput {
  type: 'effect_failed'
  at: number
  sequence: number
  code: string
  retry_at: number | null
}

/**
 * Ends the run: `stopped` by choice, `completed` by its goal, `failed` when it cannot be carried on. Needs no
 * definition.
 */
export interface Stop {
  type: 'stop'
  at: number
  reason: string
  as: 'stopped' | 'failed' | 'completed'
}

export type Input = StartInput | EventInput | TimerInput | SuccessInput | FailureInput | Stop
