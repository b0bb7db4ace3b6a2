/** The steps of a definition as a flat index: what a step is, and which one follows it. */
import type { Definition, Step } from './definition.ts'

export interface Place {
  step: Step
  next: string | null
}

const indexes = new WeakMap<Definition, Map<string, Place>>()

/** The position of a step; an unknown id is a bug of the caller, since a run keeps its version of the definition. */
export function placeOf(definition: Definition, stepId: string): Place {
  const place = indexOf(definition).get(stepId)
  if (!place) throw new Error(`The definition has no step ${stepId}`)
  return place
}

/** The step with this id, if there is one. */
export function findStep(definition: Definition, stepId: string | null): Step | undefined {
  return stepId === null ? undefined : indexOf(definition).get(stepId)?.step
}

/** The id of the first of these steps, or of what follows if there are none. */
export function firstOf(steps: Step[], next: string | null): string | null {
  return steps[0]?.id ?? next
}

function indexOf(definition: Definition): Map<string, Place> {
  const known = indexes.get(definition)
  if (known) return known
  const index = new Map<string, Place>()
  add(index, definition.steps, null)
  indexes.set(definition, index)
  return index
}

function add(index: Map<string, Place>, steps: Step[], after: string | null): void {
  steps.forEach((step, i) => {
    const next = steps[i + 1]?.id ?? after
    index.set(step.id, { step, next })
    if (step.type !== 'paths') return
    for (const branch of step.branches) add(index, branch.steps, next)
    add(index, step.otherwise, next)
  })
}
