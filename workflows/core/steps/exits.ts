/** Whether a run should still go on before anything leaves the house for it: unenrollment, suppression, goal. */
import type { Definition, Filter } from '../definition.ts'
import type { EvaluateFilter, FilterPurpose } from '../effects.ts'
import { ask, end, note, type Turn } from '../turn.ts'

type ExitPurpose = Exclude<FilterPurpose, 'branch'>

/** Asks for the first criterion behind `after`; true when there is none left to ask. */
export function passedExits(turn: Turn, after: ExitPurpose | null): boolean {
  const exits = exitsOf(turn.definition)
  const next = exits[exits.findIndex(([purpose]) => purpose === after) + 1]
  if (!next) return true
  ask(turn, { kind: 'evaluate_filter', purpose: next[0], branch_id: null, filter: next[1] })
  return false
}

/** Takes the answer about one criterion: ends the run, asks for the next, or answers true when the run may go on. */
export function exitAnswered(turn: Turn, effect: EvaluateFilter, holds: boolean): boolean {
  const purpose = effect.purpose as ExitPurpose
  note(turn, 'exit_checked', holds ? 'filter_held' : 'filter_not_held', { purpose }, effect.sequence)
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
