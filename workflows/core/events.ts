/** What happens to a run from outside: what its lead did, what its owner decided, what changed around it. */
import type { Step } from './definition.ts'
import { findStep, firstOf } from './graph.ts'
import type { RunEvent } from './inputs.ts'
import { hasEnded, type State } from './state.ts'
import { rulesOf } from './step-rules.ts'
import { end, goTo, note, type StepEvent, type Turn } from './turn.ts'
import { recompute, replan, skipOverdue, skipWait } from './waits.ts'

/** Takes an event; answers whether it fits the state. */
export function happen(turn: Turn, event: RunEvent): boolean {
  switch (event.kind) {
    case 'retry':
      return retryRun(turn)
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

/** An owner's retry: a wait or an effect that stood when the run broke goes on, anything else enters its step again. */
function retryRun(turn: Turn): boolean {
  const { state } = turn
  if (state.status !== 'failed') return false
  note(turn, 'run_retried', 'asked_by_owner', { after: state.reason })
  state.ended_at = null
  state.reason = null
  state.attempts = 0
  if (state.outstanding || state.wait) state.status = state.wait?.waiting_for === 'delay' ? 'delayed' : 'waiting'
  else if (state.started_at === null) state.status = 'pending'
  else goTo(turn, state.step_id ?? firstOf(turn.definition.steps, null))
  return true
}

/** From here on the definition is another version's. A wait is computed anew from where it began; work under way goes on. */
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

/** Whether a run that stands so can go on at this step of another version: the same kind of step, so that its wait fits. */
export function canStandAt(state: State, step: Step): boolean {
  const { outstanding, retry, wait } = state
  const asked = retry ?? outstanding
  if (asked && asked.kind !== 'sleep_until') return STANDS[step.type].includes(asked.kind)
  return wait === null || STANDS[step.type].includes(wait.waiting_for)
}

/** What a run may wait for at a step: kinds of effects and of waits. */
const STANDS: Record<Step['type'], readonly string[]> = {
  assign_tags: ['assign_tags'],
  remove_tags: ['remove_tags'],
  set_custom_field_value: ['set_field'],
  unsubscribe: ['unsubscribe'],
  delay: ['delay', 'resolve_date'],
  paths: ['event', 'evaluate_filter', 'check_event'],
  send_email: ['open_window', 'send_email', 'evaluate_filter'],
  ask_question: ['open_window', 'ask_question', 'evaluate_filter', 'check_event', 'answer', 'store_answer'],
  ai_email_writer: ['write_email', 'evaluate_filter', 'approval'],
}
