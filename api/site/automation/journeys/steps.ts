/** Walking the steps of a journey's document, branches included. */
import type { Step } from '../../../../workflows/core/definition.ts'

export function* everyStep(steps: readonly Step[], at = '/steps'): Generator<{ step: Step; pointer: string }> {
  for (const [i, step] of steps.entries()) {
    const pointer = `${at}/${i}`
    yield { step, pointer }
    if (step.type !== 'paths') continue
    for (const [b, branch] of step.branches.entries()) {
      yield* everyStep(branch.steps, `${pointer}/branches/${b}/steps`)
    }
    yield* everyStep(step.otherwise, `${pointer}/otherwise`)
  }
}
