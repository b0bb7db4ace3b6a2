/** Everything that can happen to a run. Each input carries its moment; an input that does not fit the state is ignored. */
import type { AnsweredKind, Outcomes } from './effects.ts'

export interface Started {
  type: 'started'
  at: number
}

/** Something that happened to the lead or was asked by the owner. `retry` tries a failed run again from where it stands. */
export interface EventHappened {
  type: 'event'
  at: number
  event: { kind: 'retry' }
}

export interface TimerFired {
  type: 'timer_fired'
  at: number
  sequence: number
}

export interface EffectSucceededOf<K extends AnsweredKind> {
  type: 'effect_succeeded'
  at: number
  sequence: number
  kind: K
  outcome: Outcomes[K]
}

export type EffectSucceeded = { [K in AnsweredKind]: EffectSucceededOf<K> }[AnsweredKind]

/** With `retry_at` the same effect is tried again then, under the same sequence; without it the run fails. */
export interface EffectFailed {
  type: 'effect_failed'
  at: number
  sequence: number
  code: string
  retry_at: number | null
}

/** Ends the run: `stopped` by choice, `failed` when it cannot be carried on. Never needs the definition. */
export interface Stop {
  type: 'stop'
  at: number
  reason: string
  as: 'stopped' | 'failed'
}

export type Input = Started | EventHappened | TimerFired | EffectSucceeded | EffectFailed | Stop
