/** Which rules belong to which step type: the one list to extend with a new step. */
import type { Step, StepType } from './definition.ts'
import { byMembership } from './memberships.ts'
import { aiEmailWriter } from './steps/ai-email-writer.ts'
import { askQuestion } from './steps/ask-question.ts'
import { delay } from './steps/delay.ts'
import { setCustomFieldValue, unsubscribe } from './steps/lead.ts'
import { membership } from './steps/membership.ts'
import { paths } from './steps/paths.ts'
import { assignSandbox, extendSandbox } from './steps/sandbox.ts'
import { sendEmail } from './steps/send-email.ts'
import { webhook } from './steps/webhook.ts'
import type { StepRules } from './turn.ts'

const RULES: { [T in StepType]: StepRules<Extract<Step, { type: T }>> } = {
  ...byMembership(type => ({ ...membership, waits: [type] }) as StepRules<never>),
  set_custom_field_value: setCustomFieldValue,
  delay,
  send_email: sendEmail,
  ai_email_writer: aiEmailWriter,
  ask_question: askQuestion,
  paths,
  assign_sandbox: assignSandbox,
  extend_sandbox: extendSandbox,
  unsubscribe,
  webhook,
}

/** The rules of a step; a type that these rules do not know is an error of the caller's version. */
export function rulesOf(step: Step): StepRules {
  const rules = RULES[step.type] as StepRules | undefined
  if (!rules) throw new Error(`These rules do not know the step type ${step.type}`)
  return rules
}
