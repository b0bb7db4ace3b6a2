/**
 * What is wrong with a definition whose shape is already right. Zones and business hours are validated in
 * `workflows/time`, references by the API.
 */
import type { Branch, BranchCondition, Definition, PathsStep, Step } from './definition.ts'
import { rulesOf } from './step-rules.ts'
import { checkEvent, checkWait } from './validate-step.ts'
import {
  type Before,
  copyOf,
  type DefinitionLimits,
  type DefinitionProblem,
  nothingBefore,
  type ProblemCode,
  type Report,
} from './validation.ts'

export type { DefinitionLimits, DefinitionProblem, ProblemCode } from './validation.ts'

interface Walk {
  limits: DefinitionLimits
  ids: Set<string>
  steps: number
  problems: DefinitionProblem[]
}

/**
 * Every problem of a definition, in document order; an empty list means that it can be published as far as its form
 * goes.
 */
export function validateDefinition(definition: Definition, limits: DefinitionLimits): DefinitionProblem[] {
  const walk: Walk = { limits, ids: new Set(), steps: 0, problems: [] }
  if (definition.steps.length === 0) walk.problems.push({ step_id: null, field: '/steps', code: 'no_steps' })
  checkSteps(walk, definition.steps, { at: '/steps', depth: 0, before: nothingBefore() })
  if (walk.steps > limits.steps_max) walk.problems.push({ step_id: null, field: '/steps', code: 'too_many_steps' })
  return walk.problems
}

interface Position {
  at: string
  depth: number
  before: Before
}

function checkSteps(walk: Walk, steps: Step[], { at, depth, before }: Position): void {
  walk.steps += steps.length
  // A document from outside may have any number of steps; those beyond the limit are not validated.
  if (walk.steps > walk.limits.steps_max) return
  steps.forEach((step, i) => {
    checkStep(walk, step, { at: `${at}/${i}`, depth, before })
    before.always.set(step.id, step)
    before.possibly.set(step.id, step)
  })
}

function checkStep(walk: Walk, step: Step, position: Position): void {
  const report = (field: string, code: ProblemCode) => {
    walk.problems.push({ step_id: step.id, field: `${position.at}/${field}`, code })
  }
  checkId(walk, step.id, step.id, `${position.at}/id`)
  if (step.type === 'paths') checkPaths(walk, step, position, report)
  else rulesOf(step).check?.(step, walk.limits, report, position.before)
}

function checkId(walk: Walk, stepId: string, id: string, field: string): void {
  if (id === '') walk.problems.push({ step_id: stepId, field, code: 'missing_id' })
  else if (walk.ids.has(id)) walk.problems.push({ step_id: stepId, field, code: 'duplicate_id' })
  walk.ids.add(id)
}

function checkPaths(walk: Walk, step: PathsStep, { at, depth, before }: Position, report: Report): void {
  if (step.branches.length === 0) report('branches', 'no_branches')
  if (step.branches.length > walk.limits.branches_max) report('branches', 'too_many_branches')
  // Not traversed below the limit: a document from outside may be nested without end.
  if (depth >= walk.limits.depth_max) {
    report('branches', 'too_deep')
    return
  }
  const possibly = new Map(before.possibly)
  const within = (steps: Step[], field: string) => {
    const own = copyOf(before)
    checkSteps(walk, steps, { at: `${at}/${field}`, depth: depth + 1, before: own })
    for (const [id, found] of own.possibly) possibly.set(id, found)
  }
  const sharesBefore = sharesOf(step.branches)
  step.branches.forEach((branch, i) => {
    const here = `branches/${i}`
    checkId(walk, step.id, branch.id, `${at}/${here}/id`)
    if ((sharesBefore[i] ?? 0) >= 100 || isTakenBefore(branch, step.branches.slice(0, i))) report(here, 'unreachable')
    checkCondition(branch.when, `${here}/when`, before, report)
    within(branch.steps, `${here}/steps`)
  })
  checkLimit(walk, step, report)
  const shares = sharesBefore.at(-1) ?? 0
  if (shares > 100) report('branches', 'shares_exceed_100')
  const always = shares >= 100 || step.branches.some(({ when }) => alwaysHolds(when))
  if (always && step.otherwise.length > 0) report('otherwise', 'unreachable')
  within(step.otherwise, 'otherwise')
  before.possibly = possibly
}

function checkCondition(when: BranchCondition, field: string, before: Before, report: Report): void {
  if (when.type === 'percentage') {
    if (!isShare(when.percent)) report(`${field}/percent`, 'share_out_of_range')
  } else if (when.type !== 'filter') checkEvent(when, field, before, report)
}

/** A branch by event needs a timeout, or its run could wait for ever. */
function checkLimit(walk: Walk, step: PathsStep, report: Report): void {
  const waits = step.branches.some(({ when }) => when.type !== 'filter' && when.type !== 'percentage')
  if (step.wait_up_to) checkWait(step.wait_up_to, walk.limits, report)
  else if (waits) report('wait_up_to', 'no_time_limit')
}

const isShare = (percent: number) => Number.isFinite(percent) && percent > 0 && percent <= 100

/** How much is shared out before each branch, and in the end. */
function sharesOf(branches: Branch[]): number[] {
  const sums = [0]
  for (const { when } of branches) {
    const share = when.type === 'percentage' && isShare(when.percent) ? when.percent : 0
    sums.push((sums.at(-1) ?? 0) + share)
  }
  return sums
}

/** Whether an earlier branch makes this one unreachable. */
function isTakenBefore({ when }: Branch, earlier: Branch[]): boolean {
  return earlier.some(other => alwaysHolds(other.when) || (when.type !== 'percentage' && covers(other.when, when)))
}

function alwaysHolds(when: BranchCondition): boolean {
  return when.type === 'filter' && when.filter.type === 'all' && when.filter.filters.length === 0
}

function covers(first: BranchCondition, second: BranchCondition): boolean {
  if (first.type !== second.type) return false
  if (first.type === 'clicked' && second.type === 'clicked' && first.url === undefined) {
    return first.step_id === second.step_id
  }
  if (first.type === 'answered' && second.type === 'answered' && first.answer_id === undefined) {
    return first.step_id === second.step_id
  }
  return sameValue(first, second)
}

function sameValue(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every(key => sameValue((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]))
}
