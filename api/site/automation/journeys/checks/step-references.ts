/** Errors of a journey's steps: references to things that do not exist or cannot be used there. */

import type { AskQuestionStep, Step } from '../../../../../workflows/core/definition.ts'
import type { MailStep } from '../../../../../workflows/core/mail.ts'
import { idsOfStep, isMembershipStep, memberships } from '../../../../../workflows/core/memberships.ts'
import type { Handle } from '../../../../platform/database/handle.ts'
import type { Installation } from '../../../../platform/features/context.ts'
import { isDynamic } from '../../../contacts/audiences/rules.ts'
import { fieldById, parseFieldValue } from '../../../contacts/custom-fields/rules.ts'
import { senderStatus } from '../../../email/senders/rules.ts'
import { presentTemplates, templateStatus } from '../../../email/templates/rules.ts'
import { sandboxExists } from '../../../sandboxes/sandboxes/rules.ts'
import { memberSets } from '../../runs/rules.ts'
import { webhookEndpointStatus } from '../ports.ts'

type Db = Handle<'site'>
/** Of the installation: who writes emails, and the features that steps refer to. */
export type Surroundings = Pick<Installation, 'ai' | 'connections'>
/** `field` is a pointer within the step. */
type Report = (field: string, code: string) => void

/**
 * Reports every unknown reference of a step; missing references are reported by the core. What a field refers to is the same in
 * every step that has it, so that a new step of known fields is checked as it is.
 */
export async function checkReferences(
  db: Db,
  step: Step,
  { ai, connections }: Surroundings,
  report: Report,
): Promise<void> {
  if (isMembershipStep(step)) {
    const { set, ids } = memberships[step.type]
    for (const id of idsOfStep(step)) {
      if (!(await memberSets[set].exists(db, id))) report(ids, 'unknown_reference')
      else if (set === 'audiences' && (await isDynamic(db, id))) report(ids, 'audience_dynamic')
    }
    return
  }
  if ('prompt' in step && !ai) report('type', 'no_ai_provider')
  if ('template_id' in step) await checkTemplate(db, step, report)
  if ('sender_id' in step) await checkSender(db, step.sender_id, report)
  if ('answers' in step && step.field_id) await checkAnswerField(db, step, step.field_id, report)
  else if ('field_id' in step && step.field_id) await checkField(db, step.field_id, 'field_id', report)
  if ('until' in step && step.until) await checkDateField(db, step.until.field_id, report)
  if ('webhook_endpoint_id' in step) await checkEndpoint(db, step.webhook_endpoint_id, connections, report)
  if ('fields' in step)
    for (const [i, { field_id }] of step.fields.entries())
      await checkField(db, field_id, `fields/${i}/field_id`, report)
  if ('sandbox_id' in step && step.sandbox_id !== '' && !(await sandboxExists(db, step.sandbox_id)))
    report('sandbox_id', 'unknown_reference')
}

async function checkField(db: Db, field_id: string, at: string, report: Report): Promise<void> {
  if (field_id !== '' && !(await fieldById(db, field_id))) report(at, 'unknown_reference')
}

async function checkEndpoint(
  db: Db,
  id: string,
  connections: Surroundings['connections'],
  report: Report,
): Promise<void> {
  if (id === '') return
  const state = await connections.through(webhookEndpointStatus)(db, id)
  if (state === 'missing') report('webhook_endpoint_id', 'unknown_reference')
  else if (state === 'disabled') report('webhook_endpoint_id', 'webhook_disabled')
}

/** Each answer must be a valid value of the field; invalid free text is kept in the answers only. */
async function checkAnswerField(db: Db, { answers }: AskQuestionStep, field_id: string, report: Report): Promise<void> {
  const field = await fieldById(db, field_id)
  if (!field) return report('field_id', 'unknown_reference')
  for (const [i, { label }] of answers.entries()) {
    if (!parseFieldValue(field, label).ok) report(`answers/${i}/label`, 'answer_not_fitting')
  }
}

async function checkDateField(db: Db, field_id: string, report: Report): Promise<void> {
  if (field_id === '') return
  const field = await fieldById(db, field_id)
  if (!field) report('until/field_id', 'unknown_reference')
  else if (field.type !== 'date') report('until/field_id', 'field_not_date')
}

async function checkTemplate(db: Db, step: MailStep, report: Report): Promise<void> {
  const { template_id } = step
  if (template_id === '') return
  const state = await templateStatus(db, template_id)
  if (state === 'missing') report('template_id', 'unknown_reference')
  else if (state === 'disabled') report('template_id', 'template_disabled')
  else if (state === 'no_unsubscribe_link') report('template_id', 'no_unsubscribe_link')
  const template = (await presentTemplates(db, [template_id])).get(template_id)
  if (!template) return
  const shows = (variable: string) => new RegExp(`\\{[{%][^{}%]*\\b${variable}\\b`).test(template.body_text)
  // The template must have the placeholder that the step fills, and no placeholder that it does not fill.
  const asks = 'question' in step
  if (asks && !shows('question')) report('template_id', 'template_without_question')
  if (!asks && shows('question')) report('template_id', 'template_with_question')
  const writes = 'ai_step_id' in step && step.ai_step_id !== undefined
  if (writes && !shows('ai_text')) report('template_id', 'template_without_ai_text')
  if (!writes && shows('ai_text')) report('template_id', 'template_with_ai_text')
}

async function checkSender(db: Db, sender_id: string, report: Report): Promise<void> {
  if (sender_id === '') return
  const sender = await senderStatus(db, sender_id)
  if (sender === 'missing') report('sender_id', 'unknown_reference')
  else if (sender === 'unverified') report('sender_id', 'sender_not_verified')
}
