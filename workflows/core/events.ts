/** Events for a run: its lead's actions, its owner's decisions, and moves to another version. */

import type { Step } from './definition.ts'
import type { Effect } from './effects.ts'
import { findStep, firstOf } from './graph.ts'
import type { Reinstatement, RunEvent } from './inputs.ts'
import { hasEnded, type State, type Wait } from './state.ts'
import { rulesOf } from './step-rules.ts'
import { end, goTo, note, type StepEvent, sleep, type Turn } from './turn.ts'
import { recompute, replan, skipOverdue, skipWait } from './waits.ts'

/** Takes an event; answers whether it fits the state. */
export function happen(turn: Turn, event: RunEvent): boolean {
  switch (event.type) {
    case 'retry':
      return retryRun(turn)
    case 'reinstated':
      return reinstate(turn, event)
    case 'moved':
      return move(turn, event.journey_version)
    case 'skip_wait':
      return !hasEnded(turn.state) && skipWait(turn)
    case 'skip_step':
      return !hasEnded(turn.state) && skipOverdue(turn)
    case 'replan':
      return !hasEnded(turn.state) && replan(turn, 'now', 'asked_by_owner')
    case 'time_data_changed':
      return !hasEnded(turn.state) && recompute(turn)
    default:
      return tellStep(turn, event)
  }
}

function tellStep(turn: Turn, event: StepEvent): boolean {
  const step = findStep(turn.definition, turn.state.step_id)
  if (!step || hasEnded(turn.state)) return false
  return rulesOf(step).happened?.(turn, step, event) ?? false
}

/** An owner's retry: a wait or an outstanding effect continues, otherwise the step is entered again. */
function retryRun(turn: Turn): boolean {
  const { state } = turn
  if (state.status !== 'failed') return false
  note(turn, 'run_retried', 'asked_by_owner', { after: state.reason })
  state.ended_at = null
  state.reason = null
  state.attempts = 0
  const step = findStep(turn.definition, state.step_id)
  const stands = (state.outstanding || state.wait) && step && canStandAt(state, step)
  if (stands) state.status = state.wait?.waiting_for === 'delay' ? 'delayed' : 'waiting'
  else if (state.started_at === null) state.status = 'pending'
  else {
    // The effect may belong to a version that the run was moved away from.
    Object.assign(state, { outstanding: null, wait: null, retry: null })
    goTo(turn, state.step_id ?? firstOf(turn.definition.steps, null))
  }
  return true
}

/** Takes a stop back. Only waits that a stop leaves no trace of: what is handed off or asked has been recorded as missed. */
function reinstate(turn: Turn, { reason, wait }: Reinstatement): boolean {
  const { state } = turn
  const isNew = state.started_at === null
  if (state.status !== 'stopped' || (!isNew && !isReinstatable(state, wait))) return false
  note(turn, 'run_reinstated', reason, { after: state.reason })
  state.ended_at = null
  state.reason = null
  if (isNew || !wait) state.status = 'pending'
  else if (wait.until === null) Object.assign(state, { status: 'waiting', wait })
  else sleep(turn, wait.waiting_for === 'delay' ? 'delayed' : 'waiting', { ...wait, until: wait.until })
  return true
}

const reinstatable: ReadonlySet<string> = new Set(['delay', 'event', 'approval'])

/** Whether a run that is stopped in this wait could go on in it. */
export const isReinstatable = ({ step_id }: Pick<State, 'step_id'>, wait: Wait | null): boolean =>
  step_id !== null && wait !== null && reinstatable.has(wait.waiting_for)

/** The run continues with another version. A wait is recomputed from its beginning; outstanding effects continue. */
function move(turn: Turn, journey_version: number): boolean {
  const { state } = turn
  if (state.status === 'stopped' || state.status === 'completed') return false
  note(turn, 'run_moved', 'asked_by_owner', { journey_version })
  if (state.status === 'failed' || state.step_id === null) return true
  const step = findStep(turn.definition, state.step_id)
  if (!step || !canStandAt(state, step)) end(turn, 'failed', 'step_not_in_version')
  else replan(turn, 'since', 'moved')
  return true
}

/** Whether a run in this state can continue at the step of another version: the step must be of the same type. */
export function canStandAt(state: State, step: Step): boolean {
  const waited = waitedFor(state)
  return (waited === null || rulesOf(step).waits.includes(waited)) && hasBranch(step, state.retry ?? state.outstanding)
}

/** A branch that is being asked about may be gone. */
const hasBranch = (step: Step, asked: Effect | null): boolean =>
  step.type !== 'paths' ||
  !asked ||
  !('branch_id' in asked) ||
  step.branches.some(branch => branch.id === asked.branch_id)

/** What a run waits for, in a word that depends on the type of its step. */
function waitedFor({ outstanding, retry, wait }: State): string | null {
  const asked = retry ?? outstanding
  if (!asked || asked.type === 'sleep_until') return wait?.waiting_for ?? null
  if (asked.type === 'evaluate_filter') return asked.purpose === 'branch' ? 'branch' : 'exit'
  if (asked.type === 'check_event') return asked.branch_id === null ? 'own_answer' : 'branch'
  return asked.type
}
