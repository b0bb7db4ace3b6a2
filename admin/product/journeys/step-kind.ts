/** What a step does, in the nine kinds that have a color of their own wherever steps are drawn. Pure. */
import type { StepType } from './document.ts'

export type StepKind = 'trigger' | 'wait' | 'branch' | 'email' | 'question' | 'ai' | 'data' | 'people' | 'stop'

const kinds: Record<StepType, StepKind> = {
  send_email: 'email',
  delay: 'wait',
  ask_question: 'question',
  ai_email_writer: 'ai',
  paths: 'branch',
  assign_tags: 'people',
  remove_tags: 'people',
  add_to_audience: 'people',
  remove_from_audience: 'people',
  set_custom_field_value: 'data',
  unsubscribe: 'stop',
}

export const isStepType = (type: string): type is StepType => Object.hasOwn(kinds, type)

export const stepKind = (type: StepType): StepKind => kinds[type]
