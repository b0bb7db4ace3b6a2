/** Steps that change the lead itself: a field's value, the subscription. */
import type { SetCustomFieldValueStep, UnsubscribeStep } from '../definition.ts'
import { ask, goOn, note, type StepRules } from '../turn.ts'

export const setCustomFieldValue: StepRules<SetCustomFieldValueStep> = {
  waits: ['set_field'],
  check(step, _limits, report) {
    if (step.field_id === '') report('field_id', 'missing_value')
  },
  enter: (turn, step) => void ask(turn, { type: 'set_field', field_id: step.field_id, value: step.value }),
  answered(turn, step, effect, answer) {
    if (answer.effect !== 'set_field') return
    const reason = answer.outcome.changed ? 'set' : 'already_set'
    note(turn, 'field_set', reason, { field_id: step.field_id }, effect.sequence)
    goOn(turn)
  },
}

export const unsubscribe: StepRules<UnsubscribeStep> = {
  waits: ['unsubscribe'],
  enter: turn => void ask(turn, { type: 'unsubscribe' }),
  answered(turn, _step, effect, answer) {
    if (answer.effect !== 'unsubscribe') return
    note(turn, 'unsubscribed', answer.outcome.changed ? 'unsubscribed' : 'already_unsubscribed', {}, effect.sequence)
    goOn(turn)
  },
}
