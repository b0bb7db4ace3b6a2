/** The label of a step in lists of runs: its number in the present journey, else only its type. Pure. */

import type { Messages } from '../../messages/messages.tsx'
import type { Step } from './document.ts'
import { isStepType, stepViews } from './step-views.ts'
import { findBranch, findStep, letter } from './steps.ts'

/** "2 Send email"; of a step that only another version has, "Send email"; else its id. */
export function stepLabel({ t }: Messages, steps: Step[], step_id: string, step_type?: string | null): string {
  const placed = findStep(steps, step_id)
  const type = step_type ?? placed?.step.type
  const words = type && isStepType(type) ? t(stepViews[type].name) : undefined
  if (placed && (!step_type || placed.step.type === step_type)) return `${placed.number} ${words ?? step_id}`
  return words ?? step_id
}

/** “Opened”, or "Branch a" where it has no name; null is `otherwise`. */
export function branchLabel({ t }: Messages, steps: Step[], branch_id: string | null): string {
  if (branch_id === null) return t('metrics.otherwise')
  const found = findBranch(steps, branch_id)
  if (found?.branch.name) return t('run.branch', { name: found.branch.name })
  return t('run.branch_unnamed', { number: found ? letter(found.index) : branch_id })
}
