/** The steps of a journey as rows: what each is called, how deep it lies, and what it came to. Pure. */
import type { StepMetrics } from '@leadwright/sdk'

export type StepRow = StepMetrics & { depth: number }

/** Steps within a branch lie one deeper than the step that they branch from. */
export function stepRows(steps: readonly StepMetrics[]): StepRow[] {
  const depths = new Map<string, number>()
  return steps.map(step => {
    const above = step.parent_step_id === null ? undefined : depths.get(step.parent_step_id)
    const depth = above === undefined ? 0 : above + 1
    depths.set(step.step_id, depth)
    return { ...step, depth }
  })
}

/** What a bar is made of, in the order in which it is drawn; together they are everybody who came to the step. */
export const partsOf = ({ left, live, completed, stopped, failed }: StepMetrics) =>
  [
    { id: 'left', count: left },
    { id: 'live', count: live },
    { id: 'completed', count: completed },
    { id: 'stopped', count: stopped },
    { id: 'failed', count: failed },
  ] as const
