/** The way of a simulated run through a journey: which things it came to, in their order, and whether it came to the end. Pure. */
import type { Simulation } from '@leadwright/sdk'
import type { Selection } from './selection.ts'

export type Trail = {
  /** In the order in which they were come to. */
  way: Selection[]
  isCompleted: boolean
}

export function trailOf({ entries, status }: Pick<Simulation, 'entries' | 'status'>): Trail {
  const way = new Set<Selection>(['start'])
  for (const { step_id, type: kind, detail } of entries) {
    if (step_id === null) continue
    way.add(`step:${step_id}`)
    if (kind !== 'branch_taken') continue
    way.add(typeof detail.branch_id === 'string' ? `branch:${detail.branch_id}` : `otherwise:${step_id}`)
  }
  return { way: [...way], isCompleted: status === 'completed' }
}
