/**
 * One call of `step` in the making: the state being changed, the effects and the entries it yields. Rules act through
 * these verbs only.
 */
import type { Definition, Step } from './definition.ts'
import type { AnsweredKind, Effect, Outcomes, Resolution } from './effects.ts'
import { placeOf } from './graph.ts'
import type { LeadEvent, OwnerEvent } from './inputs.ts'
import type { Detail, EntryKind, RecordEntry } from './record.ts'
import type { State, Wait } from './state.ts'
import type { Before, DefinitionLimits, Report } from './validation.ts'

export interface Turn {
  readonly definition: Definition
  readonly at: number
  state: State
  effects: Effect[]
  record: RecordEntry[]
  /** The step to enter next; undefined when the run stays where it is. */
  entering: string | null | undefined
  /** How the run ends, when this step decided that. */
  ending: RunEnd | undefined
  /** The wait that this input has ended or is about to change. */
  left: Wait | null
}

export interface RunEnd {
  status: 'stopped' | 'failed' | 'completed'
  reason: string
}

/** The rules of one step type. A new step type is one of these and one member of the union `Step`. */
export interface StepRules<S extends Step = Step> {
  /** What a run waits for at such a step: a purpose, the kind of an effect, or of a wait (`waitedFor`). */
  waits: readonly string[]
  /** Reports each problem of the step's own values. */
  check?(step: S, limits: DefinitionLimits, report: Report, before: Before): void
  enter(turn: Turn, step: S): void
  /** An effect of this step was carried out. */
  answered?(turn: Turn, step: S, effect: Effect, answer: Answer): void
  /** A wait of this step is over: it is due, or the owner ended it. */
  woken?(turn: Turn, step: S, reason: WokenBy): void
  /** Recomputes the wait of this step, from the moment `turn.left.since`. */
  replanned?(turn: Turn, step: S): void
  /** An event arrives while the run is at this step; answers whether it was handled. */
  happened?(turn: Turn, step: S, event: StepEvent): boolean
  /** A failed effect of this step is due again; without this rule it is requested again unchanged. */
  dueAgain?(turn: Turn, step: S, effect: Effect): void
  /** The run ends while it is at this step. */
  abandoned?(turn: Turn, step: S, reason: string): void
}

export type WokenBy = 'moment_reached' | 'skipped_by_owner'

/** Events that belong to a step. */
export type StepEvent = LeadEvent | Extract<OwnerEvent, { type: 'approval' }>

export type Answer = { [K in AnsweredKind]: { effect: K; outcome: Outcomes[K] } }[AnsweredKind]

type WithoutIdentity<E> = E extends unknown ? Omit<E, 'run_id' | 'sequence' | 'step_id'> : never
type EffectOrder = WithoutIdentity<Effect>

/** Writes one entry of the record. */
export function note(
  turn: Turn,
  type: EntryKind,
  reason: string,
  detail: Detail = {},
  effect: number | null = null,
): void {
  turn.state.sequence += 1
  const { sequence, step_id } = turn.state
  turn.record.push({ sequence, at: turn.at, step_id, type, reason, detail, effect })
}

/** Asks for an effect under the next sequence and makes it the one that the run waits for. */
export function ask(turn: Turn, order: EffectOrder): Effect {
  turn.state.sequence += 1
  const { run_id, sequence, step_id } = turn.state
  return expect(turn, { ...order, run_id, sequence, step_id: step_id ?? '' } as Effect)
}

/** Asks once more for an effect that failed for now: the same sequence, so that nothing downstream acts twice. */
export function askAgain(turn: Turn, effect: Effect): Effect {
  turn.state.retry = null
  return expect(turn, effect)
}

function expect(turn: Turn, effect: Effect): Effect {
  turn.state.outstanding = effect
  turn.effects.push(effect)
  return effect
}

/** Leaves what the run waits for; the wait stays at hand as `turn.left`. */
export function resume(turn: Turn): void {
  turn.left = turn.state.wait
  turn.state.outstanding = null
  turn.state.wait = null
  turn.state.status = 'running'
}

/** Puts the run to sleep until a moment. */
export function sleep(turn: Turn, status: 'delayed' | 'waiting', wait: Wait & { until: number }): void {
  turn.state.status = status
  turn.state.wait = wait
  // Trying again is not yet a new stretch of time.
  if (wait.waiting_for !== 'retry') delete turn.state.skipping
  ask(turn, { type: 'sleep_until', until: wait.until })
}

/** The wait that a resolved moment means. */
export function waitFor(
  turn: Turn,
  waiting_for: Wait['waiting_for'],
  reason: string,
  moment: Resolution,
): Wait & { until: number } {
  const { at: until, local, zone, zone_source, tz_data } = moment
  // A recomputed wait keeps its original beginning.
  const since = turn.left?.since ?? turn.at
  return { waiting_for, reason, since, until, local, zone, zone_source, tz_data }
}

/** Waits for something that has no moment: an answer from outside, a decision. */
export function waitOpenly(turn: Turn, waiting_for: Wait['waiting_for'], reason: string): void {
  const nowhere = { until: null, local: null, zone: null, zone_source: null, tz_data: null }
  turn.state.status = 'waiting'
  turn.state.wait = { waiting_for, reason, since: turn.at, ...nowhere }
}

/** Leaves the current step for the one behind it. */
export function goOn(turn: Turn): void {
  const { step_id } = turn.state
  turn.entering = step_id === null ? null : placeOf(turn.definition, step_id).next
}

/** Enters a given step; null ends the run. */
export function goTo(turn: Turn, stepId: string | null): void {
  turn.entering = stepId
}

/** Ends the run at its current step. */
export function end(turn: Turn, status: RunEnd['status'], reason: string): void {
  turn.ending = { status, reason }
}
