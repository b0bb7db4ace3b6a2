/** Branching: the branches are asked in order, and the first that holds is taken. */
import type { Branch, PathsStep } from '../definition.ts'
import type { EvaluateFilter } from '../effects.ts'
import { firstOf, placeOf } from '../graph.ts'
import { rollOf } from '../roll.ts'
import { ask, goTo, note, type StepRules, type Turn } from '../turn.ts'

export const paths: StepRules<PathsStep> = {
  enter: (turn, step) => askFrom(turn, step, 0),
  answered(turn, step, effect, answer) {
    if (answer.kind !== 'evaluate_filter') return
    const { branch_id, sequence } = effect as EvaluateFilter
    const index = step.branches.findIndex(branch => branch.id === branch_id)
    const branch = step.branches[index]
    if (!branch) throw new Error(`Step ${step.id} has no branch ${branch_id}`)
    const { holds } = answer.outcome
    note(turn, 'branch_checked', holds ? 'filter_held' : 'filter_not_held', { branch_id }, sequence)
    if (holds) take(turn, step, branch)
    else askFrom(turn, step, index + 1)
  },
}

function askFrom(turn: Turn, step: PathsStep, from: number): void {
  for (const branch of step.branches.slice(from)) {
    if (branch.when.kind === 'filter') {
      ask(turn, { kind: 'evaluate_filter', purpose: 'branch', branch_id: branch.id, filter: branch.when.filter })
      return
    }
    if (holdsByShare(turn, step, branch, branch.when.percent)) {
      take(turn, step, branch)
      return
    }
  }
  take(turn, step, null)
}

/** Percentages of one step share one roll, each owning the stretch behind those before it, so that they add up. */
function holdsByShare(turn: Turn, step: PathsStep, branch: Branch, percent: number): boolean {
  let start = 0
  for (const other of step.branches) {
    if (other === branch) break
    if (other.when.kind === 'percentage') start += other.when.percent
  }
  const roll = rollOf(turn.state.run_id, step.id)
  const holds = roll >= start && roll < start + percent
  note(turn, 'branch_checked', holds ? 'share_hit' : 'share_missed', { branch_id: branch.id, roll, start, percent })
  return holds
}

function take(turn: Turn, step: PathsStep, branch: Branch | null): void {
  note(turn, 'branch_taken', branch ? 'first_that_holds' : 'otherwise', { branch_id: branch?.id ?? null })
  const { next } = placeOf(turn.definition, step.id)
  goTo(turn, firstOf(branch ? branch.steps : step.otherwise, next))
}
