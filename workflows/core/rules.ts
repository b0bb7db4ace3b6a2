/** Version 1 of the rules common to all steps: which input fits which state, and how a run moves and ends. */
import type { Definition } from './definition.ts'
import type { Effect } from './effects.ts'
import { happen } from './events.ts'
import { findStep, firstOf, placeOf } from './graph.ts'
import type { FailureInput, Input, Stop, SuccessInput, TimerInput } from './inputs.ts'
import { hasEnded, type State } from './state.ts'
import { rulesOf } from './step-rules.ts'
import type { StepResult } from './stepped.ts'
import { end, goTo, note, resume, sleep, type Turn } from './turn.ts'
import { fallDue, keptIntention } from './waits.ts'

/** Applies one input; an input that does not fit leaves the state unchanged. */
export function apply(definition: Definition, state: State, input: Input): StepResult {
  const turn: Turn = {
    definition,
    at: input.at,
    state: { ...state },
    effects: [],
    record: [],
    entering: undefined,
    ending: undefined,
    left: null,
  }
  if (!take(turn, input)) return { state, effects: [], record: [] }
  carryOn(turn)
  return { state: turn.state, effects: turn.effects, record: turn.record }
}

function take(turn: Turn, input: Input): boolean {
  switch (input.type) {
    case 'started':
      return start(turn)
    case 'event':
      return happen(turn, input.event)
    case 'timer_fired':
      return fire(turn, input)
    case 'effect_succeeded':
      return succeed(turn, input)
    case 'effect_failed':
      return fail(turn, input)
    case 'stop':
      return stop(turn, input)
  }
}

function start(turn: Turn): boolean {
  if (turn.state.status !== 'pending') return false
  turn.state.started_at = turn.at
  note(turn, 'run_started', 'enrolled')
  goTo(turn, firstOf(turn.definition.steps, null))
  return true
}

function fire(turn: Turn, input: TimerInput): boolean {
  const sleeping = outstanding(turn, input.sequence)
  if (sleeping?.type !== 'sleep_until' || input.at < sleeping.until) return false
  fallDue(turn, 'moment_reached')
  return true
}

function succeed(turn: Turn, input: SuccessInput): boolean {
  const effect = outstanding(turn, input.sequence)
  if (effect?.type !== input.effect) return false
  const { step } = placeOf(turn.definition, effect.step_id)
  resume(turn)
  turn.state.attempts = 0
  if (input.effect === 'resolve_time' && effect.type === 'resolve_time' && effect.purpose === 'local') {
    keptIntention(turn, step, input.outcome, effect.sequence)
  } else rulesOf(step).answered?.(turn, step, effect, input)
  return true
}

function fail(turn: Turn, input: FailureInput): boolean {
  const effect = outstanding(turn, input.sequence)
  if (!effect || effect.type === 'sleep_until') return false
  resume(turn)
  turn.state.attempts += 1
  const { code, retry_at: until } = input
  note(
    turn,
    'effect_failed',
    code,
    { type: effect.type, attempts: turn.state.attempts, retry_at: until },
    effect.sequence,
  )
  if (until === null) {
    end(turn, 'failed', code)
    return true
  }
  turn.state.retry = effect
  const nowhere = { local: null, zone: null, zone_source: null, tz_data: null }
  sleep(turn, 'waiting', { waiting_for: 'retry', reason: code, since: turn.at, until, ...nowhere })
  return true
}

function stop(turn: Turn, input: Stop): boolean {
  const { status } = turn.state
  const already = status === 'failed' ? input.as === 'failed' : hasEnded(turn.state)
  if (already) return false
  end(turn, input.as, input.reason)
  return true
}

function outstanding(turn: Turn, sequence: number): Effect | null {
  const { outstanding: effect } = turn.state
  return effect && effect.sequence === sequence && !hasEnded(turn.state) ? effect : null
}

/** Enters steps until one waits for something or the run ends. */
function carryOn(turn: Turn): void {
  while (turn.entering !== undefined && !turn.ending) {
    const id = turn.entering
    turn.entering = undefined
    turn.left = null
    turn.state.step_id = id
    turn.state.status = 'running'
    if (id === null) {
      end(turn, 'completed', 'last_step_done')
    } else {
      const step = findStep(turn.definition, id)
      if (step) rulesOf(step).enter(turn, step)
      else end(turn, 'failed', 'step_not_in_version')
    }
  }
  if (turn.ending) finish(turn)
}

function finish(turn: Turn): void {
  const { state, ending } = turn
  if (!ending) return
  // A failed run can be retried, so its effects are not canceled; also, its definition may be what is broken.
  const left = ending.status === 'failed' ? undefined : findStep(turn.definition, state.step_id)
  if (left) rulesOf(left).abandoned?.(turn, left, ending.reason)
  note(turn, `run_${ending.status}`, ending.reason)
  state.status = ending.status
  state.ended_at = turn.at
  state.reason = ending.reason
  if (ending.status === 'failed') return
  delete state.skipping
  state.wait = null
  state.outstanding = null
  state.retry = null
}
