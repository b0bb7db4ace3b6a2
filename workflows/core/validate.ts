/** What is wrong with a definition whose shape is already right. Zones and opening hours are judged in `workflows/time`, references by the API. */
import type { BranchCondition, Definition, Duration, PathsStep, Step } from './definition.ts'

export interface DefinitionLimits {
  branches_max: number
  depth_max: number
  steps_max: number
  delay_days_max: number
}

export type ProblemCode =
  | 'no_steps'
  | 'too_many_steps'
  | 'too_deep'
  | 'missing_id'
  | 'duplicate_id'
  | 'missing_value'
  | 'too_many_branches'
  | 'no_branches'
  | 'unreachable'
  | 'share_out_of_range'
  | 'shares_exceed_100'
  | 'delay_out_of_range'
  | 'invalid_time_of_day'

/** `field` is a JSON pointer into the definition. */
export interface DefinitionProblem {
  step_id: string | null
  field: string
  code: ProblemCode
}

interface Walk {
  limits: DefinitionLimits
  ids: Set<string>
  steps: number
  problems: DefinitionProblem[]
}

const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/
const DAYS: Record<Duration['unit'], number> = {
  seconds: 1 / 86_400,
  minutes: 1 / 1_440,
  hours: 1 / 24,
  days: 1,
  weeks: 7,
  months: 31,
  years: 366,
  business_days: 1,
}

/** Every problem of a definition, in document order; an empty list means that it can be published as far as its form goes. */
export function validateDefinition(definition: Definition, limits: DefinitionLimits): DefinitionProblem[] {
  const walk: Walk = { limits, ids: new Set(), steps: 0, problems: [] }
  if (definition.steps.length === 0) walk.problems.push({ step_id: null, field: '/steps', code: 'no_steps' })
  checkSteps(walk, definition.steps, '/steps', 0)
  if (walk.steps > limits.steps_max) walk.problems.push({ step_id: null, field: '/steps', code: 'too_many_steps' })
  return walk.problems
}

function checkSteps(walk: Walk, steps: Step[], at: string, depth: number): void {
  walk.steps += steps.length
  steps.forEach((step, i) => {
    checkStep(walk, step, `${at}/${i}`, depth)
  })
}

function checkStep(walk: Walk, step: Step, at: string, depth: number): void {
  const report = (field: string, code: ProblemCode) => {
    walk.problems.push({ step_id: step.id, field: `${at}/${field}`, code })
  }
  checkId(walk, step.id, step.id, `${at}/id`)
  switch (step.type) {
    case 'assign_tags':
    case 'remove_tags':
      if (step.tag_ids.length === 0) report('tag_ids', 'missing_value')
      return
    case 'set_custom_field_value':
      if (step.field_id === '') report('field_id', 'missing_value')
      return
    case 'send_email':
      if (step.template_id === '') report('template_id', 'missing_value')
      if (step.sender_id === '') report('sender_id', 'missing_value')
      return
    case 'delay':
      checkDuration(step.duration, walk.limits, report)
      return
    case 'paths':
      checkPaths(walk, step, at, depth, report)
      return
    case 'unsubscribe':
      return
  }
}

function checkId(walk: Walk, stepId: string, id: string, field: string): void {
  if (id === '') walk.problems.push({ step_id: stepId, field, code: 'missing_id' })
  else if (walk.ids.has(id)) walk.problems.push({ step_id: stepId, field, code: 'duplicate_id' })
  walk.ids.add(id)
}

type Report = (field: string, code: ProblemCode) => void

function checkDuration(duration: Duration, limits: DefinitionLimits, report: Report): void {
  const { value, unit, at } = duration
  const least = at === undefined ? 1 : 0
  const fits = Number.isSafeInteger(value) && value >= least && value * DAYS[unit] <= limits.delay_days_max
  if (!fits) report('duration/value', 'delay_out_of_range')
  if (at !== undefined && !TIME_OF_DAY.test(at)) report('duration/at', 'invalid_time_of_day')
}

function checkPaths(walk: Walk, step: PathsStep, at: string, depth: number, report: Report): void {
  if (step.branches.length === 0) report('branches', 'no_branches')
  if (step.branches.length > walk.limits.branches_max) report('branches', 'too_many_branches')
  // Below the limit nothing is walked: the document may come from outside and be nested without end.
  if (depth >= walk.limits.depth_max) {
    report('branches', 'too_deep')
    return
  }
  let shares = 0
  step.branches.forEach((branch, i) => {
    const here = `branches/${i}`
    checkId(walk, step.id, branch.id, `${at}/${here}/id`)
    if (shares >= 100) report(here, 'unreachable')
    shares += shareOf(branch.when, `${here}/when/percent`, report)
    checkSteps(walk, branch.steps, `${at}/${here}/steps`, depth + 1)
  })
  if (shares > 100) report('branches', 'shares_exceed_100')
  if (shares >= 100 && step.otherwise.length > 0) report('otherwise', 'unreachable')
  checkSteps(walk, step.otherwise, `${at}/otherwise`, depth + 1)
}

function shareOf(when: BranchCondition, field: string, report: Report): number {
  if (when.kind === 'filter') return 0
  const { percent } = when
  const fits = Number.isFinite(percent) && percent > 0 && percent <= 100
  if (!fits) report(field, 'share_out_of_range')
  return fits ? percent : 0
}
