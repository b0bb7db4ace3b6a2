/** Checks before every send whether the run should continue: unenrollment, suppression, goal. */
import type { Definition, Filter } from '../definition.ts'
import type { EvaluateFilter, FilterPurpose } from '../effects.ts'
import { ask, end, note, type Turn } from '../turn.ts'

type ExitPurpose = Exclude<FilterPurpose, 'branch'>

/** Evaluates the first criterion after `after`; true if none is left. */
export function passedExits(turn: Turn, after: ExitPurpose | null): boolean {
  const exits = exitsOf(turn.definition)
  const next = exits[exits.findIndex(([purpose]) => purpose === after) + 1]
  if (!next) return true
  ask(turn, { type: 'evaluate_filter', purpose: next[0], branch_id: null, filter: next[1] })
  return false
}

/** Takes the result of one criterion: ends the run, evaluates the next, or answers true if the run may continue. */
export function exitAnswered(turn: Turn, effect: EvaluateFilter, holds: boolean): boolean {
  const purpose = effect.purpose as ExitPurpose
  note(turn, 'exit_checked', holds ? 'filter_matched' : 'filter_not_matched', { purpose }, effect.sequence)
  if (!holds) return passedExits(turn, purpose)
  if (purpose === 'goal') end(turn, 'completed', 'goal_reached')
  else end(turn, 'stopped', purpose === 'unenrollment' ? 'unenrolled' : 'suppressed')
  return false
}

function exitsOf(definition: Definition): [ExitPurpose, Filter][] {
  const purposes: ExitPurpose[] = ['unenrollment', 'suppression', 'goal']
  return purposes.flatMap(purpose => {
    const filter = definition[purpose]
    return filter ? [[purpose, filter] as [ExitPurpose, Filter]] : []
  })
}
