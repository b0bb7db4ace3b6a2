/**
 * Branching: branches are evaluated in order, and the first that matches is taken; if none does yet, events are waited
 * for.
 */
import type { Branch, BranchCondition, EventCondition, PathsStep } from '../definition.ts'
import type { CheckEvent, Effect, Resolution } from '../effects.ts'
import { firstOf, placeOf } from '../graph.ts'
import { rollOf } from '../roll.ts'
import { ask, goTo, note, resume, type StepEvent, type StepRules, sleep, type Turn, waitFor } from '../turn.ts'

export const paths: StepRules<PathsStep> = {
  waits: ['event', 'branch'],
  enter: (turn, step) => askFrom(turn, step, 0),
  replanned: (turn, step) => askFrom(turn, step, 0),
  answered(turn, step, effect, answer) {
    if (answer.effect === 'resolve_time') return awaitEvent(turn, step, effect.sequence, answer.outcome)
    const index = askedBranch(step, effect)
    const branch = step.branches[index]
    if (!branch) return
    const detail = { branch_id: branch.id }
    if (answer.effect === 'evaluate_filter') {
      const { holds } = answer.outcome
      note(turn, 'branch_checked', holds ? 'filter_matched' : 'filter_not_matched', detail, effect.sequence)
      if (holds) take(turn, step, branch)
      else askFrom(turn, step, index + 1)
    }
    if (answer.effect !== 'check_event') return
    const { at: happened_at } = answer.outcome
    const { by } = effect as CheckEvent
    if (by !== undefined && (happened_at === null || happened_at > by)) return checkLast(turn, step, index + 1, by)
    const reason = happened_at === null ? 'not_happened_yet' : 'has_happened'
    note(turn, 'branch_checked', reason, { ...detail, when: branch.when, happened_at }, effect.sequence)
    if (happened_at === null) askFrom(turn, step, index + 1)
    else take(turn, step, branch)
  },
  happened(turn, step, event) {
    const branch = step.branches.find(({ when }) => isMet(when, event))
    if (turn.state.wait?.waiting_for !== 'event' || !branch) return false
    resume(turn)
    note(turn, 'event_came', event.type, { branch_id: branch.id, when: branch.when })
    take(turn, step, branch)
    return true
  },
  woken(turn, step, reason) {
    if (reason === 'moment_reached') checkLast(turn, step, 0, turn.left?.until ?? turn.at)
    else miss(turn, step, reason)
  },
}

function askFrom(turn: Turn, step: PathsStep, from: number): void {
  // A recomputed wait keeps its beginning while the branches are evaluated again.
  turn.state.wait = turn.left
  for (const branch of step.branches.slice(from)) {
    const { id: branch_id, when } = branch
    if (when.type === 'filter') {
      ask(turn, { type: 'evaluate_filter', purpose: 'branch', branch_id, filter: when.filter })
      return
    }
    if (isEvent(when)) {
      ask(turn, checkOf(branch_id, when))
      return
    }
    if (holdsByShare(turn, step, branch, when.percent)) {
      take(turn, step, branch)
      return
    }
  }
  const duration = step.wait_up_to
  if (!duration || !step.branches.some(({ when }) => isEvent(when))) take(turn, step, null)
  else ask(turn, { type: 'resolve_time', purpose: 'delay', from: turn.left?.since ?? turn.at, duration })
}

/** The input of a timely event may be late, so the timeout checks once more. */
function checkLast(turn: Turn, step: PathsStep, from: number, by: number): void {
  const branch = step.branches.slice(from).find(({ when }) => isEvent(when))
  if (branch) ask(turn, checkOf(branch.id, branch.when as EventCondition, by))
  else miss(turn, step, 'limit_reached')
}

function miss(turn: Turn, step: PathsStep, reason: string): void {
  note(turn, 'event_missed', reason)
  take(turn, step, null)
}

function checkOf(branch_id: string, when: EventCondition, by?: number) {
  const { type: event, step_id: of_step_id, ...which } = when
  return { type: 'check_event', event, branch_id, of_step_id, ...which, ...(by !== undefined && { by }) } as const
}

function askedBranch(step: PathsStep, effect: Effect): number {
  if (effect.type !== 'evaluate_filter' && effect.type !== 'check_event') return -1
  const index = step.branches.findIndex(branch => branch.id === effect.branch_id)
  if (index < 0) throw new Error(`Step ${step.id} has no branch ${effect.branch_id}`)
  return index
}

function awaitEvent(turn: Turn, step: PathsStep, sequence: number, moment: Resolution): void {
  note(turn, 'event_awaited', 'wait_up_to', { duration: step.wait_up_to, ...moment }, sequence)
  if (moment.at > turn.at) sleep(turn, 'waiting', waitFor(turn, 'event', 'no_branch_holds_yet', moment))
  else miss(turn, step, 'limit_reached')
}

const isEvent = (when: BranchCondition): when is EventCondition => when.type !== 'filter' && when.type !== 'percentage'

function isMet(when: BranchCondition, event: StepEvent): boolean {
  if (when.type !== event.type || when.step_id !== event.step_id) return false
  if (when.type === 'clicked' && event.type === 'clicked') return when.url === undefined || when.url === event.url
  if (when.type !== 'answered' || event.type !== 'answered') return true
  return when.answer_id === undefined || when.answer_id === event.answer_id
}

/** Percentages of one step share one roll, each owning the stretch behind those before it, so that they add up. */
function holdsByShare(turn: Turn, step: PathsStep, branch: Branch, percent: number): boolean {
  let start = 0
  for (const other of step.branches) {
    if (other === branch) break
    if (other.when.type === 'percentage') start += other.when.percent
  }
  const roll = rollOf(turn.state.run_id, step.id)
  const holds = roll >= start && roll < start + percent
  note(turn, 'branch_checked', holds ? 'share_hit' : 'share_missed', { branch_id: branch.id, roll, start, percent })
  return holds
}

function take(turn: Turn, step: PathsStep, branch: Branch | null): void {
  turn.state.wait = null
  note(turn, 'branch_taken', branch ? 'first_that_holds' : 'otherwise', { branch_id: branch?.id ?? null })
  const { next } = placeOf(turn.definition, step.id)
  goTo(turn, firstOf(branch ? branch.steps : step.otherwise, next))
}
