/** Calling an endpoint of the owner's, and waiting until it has answered or is given up. */
import type { WebhookStep } from '../definition.ts'
import { ask, askAgain, goOn, note, type StepRules, type Turn, waitOpenly } from '../turn.ts'
import { exitAnswered, passedExits } from './exits.ts'

export const webhook: StepRules<WebhookStep> = {
  waits: ['exit', 'call_webhook'],
  check({ webhook_endpoint_id, fields }, limits, report) {
    if (webhook_endpoint_id === '') report('webhook_endpoint_id', 'missing_value')
    if (fields.length > limits.webhook_fields_max) report('fields', 'too_many_fields')
    fields.forEach(({ path, field_id }, i) => {
      if (path.trim() === '') report(`fields/${i}/path`, 'missing_value')
      if (field_id === '') report(`fields/${i}/field_id`, 'missing_value')
    })
  },
  enter: begin,
  answered(turn, step, effect, answer) {
    if (answer.effect === 'evaluate_filter' && effect.type === 'evaluate_filter') {
      if (exitAnswered(turn, effect, answer.outcome.holds)) call(turn, step)
    }
    if (answer.effect !== 'call_webhook') return
    note(turn, 'webhook_ended', answer.outcome.reason ?? answer.outcome.result, { ...answer.outcome }, effect.sequence)
    goOn(turn)
  },
  dueAgain(turn, step, effect) {
    if (effect.type !== 'call_webhook') turn.state.retry = null
    begin(turn, step)
  },
}

function begin(turn: Turn, step: WebhookStep): void {
  if (passedExits(turn, null)) call(turn, step)
}

function call(turn: Turn, { webhook_endpoint_id }: WebhookStep): void {
  const again = turn.state.retry
  const effect = again ? askAgain(turn, again) : ask(turn, { type: 'call_webhook', webhook_endpoint_id })
  note(turn, 'webhook_called', again ? 'tried_again' : 'step_reached', { webhook_endpoint_id }, effect.sequence)
  waitOpenly(turn, 'webhook', 'webhook_called')
}
