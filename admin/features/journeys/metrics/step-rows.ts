/** The steps of a journey as rows: label, depth, and results. Pure. */
import type { StepMetrics } from '@leadwright/sdk'

export type StepRow = StepMetrics & { depth: number }

/** Steps within a branch are one level deeper than the step that they branch from. */
export function stepRows(steps: readonly StepMetrics[]): StepRow[] {
  const depths = new Map<string, number>()
  return steps.map(step => {
    const above = step.parent_step_id === null ? undefined : depths.get(step.parent_step_id)
    const depth = above === undefined ? 0 : above + 1
    depths.set(step.step_id, depth)
    return { ...step, depth }
  })
}

/** The parts of a bar, in order; their sum is all runs that reached the step. */
export const partsOf = ({ left, live, completed, stopped, failed }: StepMetrics) =>
  [
    { id: 'left', count: left },
    { id: 'live', count: live },
    { id: 'completed', count: completed },
    { id: 'stopped', count: stopped },
    { id: 'failed', count: failed },
  ] as const
