/** An issue in one sentence that names its field. */
import type { MessageKey, Messages } from '../../../../messages/messages.tsx'
import type { JourneyIssue } from './issues.ts'

const fields: Record<string, MessageKey> = {
  template_id: 'step.template',
  sender_id: 'step.sender',
  tag_ids: 'step.tags',
  audience_ids: 'step.audiences',
  field_id: 'step.field',
  percent: 'branch.percent',
  prompt: 'step.prompt',
  question: 'step.question',
  answers: 'step.answers',
  step_id: 'branch.which_step',
  ai_step_id: 'step.ai_text',
  wait_up_to: 'branch.wait_up_to',
  until: 'step.field',
  offset_days: 'moment.days',
  url: 'trigger.url',
  rules: 'trigger.url_rules',
  business_days: 'hours.days',
  timezone: 'hours.zone',
}

export function issueWords(t: Messages['t'], { pointer, text }: JourneyIssue): string {
  const last = pointer.split('/').at(-1) ?? ''
  // Branches and journeys have names too.
  const field = last === 'name' && pointer.startsWith('/triggers/') ? 'trigger.event_name' : fields[last]
  return field ? `${t(field)}: ${text}` : text
}
