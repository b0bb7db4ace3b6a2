/** Giving a lead access to a sandbox, and letting it last longer. */
import type { AssignSandboxStep, ExtendSandboxStep } from '../definition.ts'
import { ask, goOn, note, type StepRules } from '../turn.ts'

export const assignSandbox: StepRules<AssignSandboxStep> = {
  waits: ['assign_sandbox'],
  check({ sandbox_id, hours = 0 }, limits, report) {
    if (sandbox_id === '') report('sandbox_id', 'missing_value')
    if (hours < 0 || hours > limits.sandbox_hours_max) report('hours', 'hours_out_of_range')
  },
  enter: (turn, { sandbox_id, hours = null }) => void ask(turn, { type: 'assign_sandbox', sandbox_id, hours }),
  answered(turn, { sandbox_id }, effect, answer) {
    if (answer.effect !== 'assign_sandbox') return
    note(turn, 'sandbox_assigned', answer.outcome.result, { sandbox_id }, effect.sequence)
    goOn(turn)
  },
}

export const extendSandbox: StepRules<ExtendSandboxStep> = {
  waits: ['extend_sandbox'],
  check({ sandbox_id, hours }, limits, report) {
    if (sandbox_id === '') report('sandbox_id', 'missing_value')
    if (hours < 1 || hours > limits.sandbox_hours_max) report('hours', 'hours_out_of_range')
  },
  enter: (turn, { sandbox_id, hours }) => void ask(turn, { type: 'extend_sandbox', sandbox_id, hours }),
  answered(turn, { sandbox_id, hours }, effect, answer) {
    if (answer.effect !== 'extend_sandbox') return
    note(turn, 'sandbox_extended', answer.outcome.result, { sandbox_id, hours }, effect.sequence)
    goOn(turn)
  },
}
