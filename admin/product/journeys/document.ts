/**
 * The document of a journey as the editor sees it: the contract's types under short names, and what each part is like
 * when just added. How steps change is in `steps.ts`.
 */
import type {
  AskQuestionStep,
  BranchCondition,
  DateFieldMoment,
  JourneyBranch,
  JourneyStep,
  JourneySummary,
  JourneyTrigger,
  PathsStep,
  SendEmailStep,
} from '@leadwright/sdk'

export type {
  AiEmailWriterStep,
  AskQuestionStep,
  AssignSandboxStep,
  BranchCondition,
  BusinessHours,
  DateFieldMoment,
  DelayStep,
  Duration,
  DurationUnit,
  ExtendSandboxStep,
  JourneyDocument,
  OpeningWindow,
  PathsStep,
  QuestionChoice as Answer,
  SendEmailStep,
  SetCustomFieldValueStep,
  WebhookStep,
} from '@leadwright/sdk'

/** What a journey has wherever it is read, in a list or by itself. */
export type JourneyHead = Omit<JourneySummary, 'flow'>

export type Step = JourneyStep
export type StepType = Step['type']
export type Branch = JourneyBranch
export type BranchKind = BranchCondition['type']
export type Trigger = JourneyTrigger
export type TriggerType = Trigger['type']

/** Whether a step emails the lead. */
export const isMailStep = (step: Step): step is SendEmailStep | AskQuestionStep =>
  step.type === 'send_email' || step.type === 'ask_question'

export const newBranch = (type: BranchKind, newId: () => string): Branch => ({
  id: newId(),
  when: newCondition(type),
  steps: [],
})

export function newCondition(type: BranchKind): BranchCondition {
  if (type === 'percentage') return { type, percent: 50 }
  if (type === 'filter') return { type, filter: { type: 'all', filters: [] } }
  return { type, step_id: '' }
}

/** Conditions on what somebody does, which is waited for. */
export const isAwaited = (
  when: BranchCondition,
): when is Extract<BranchCondition, { type: 'opened' | 'clicked' | 'replied' | 'answered' }> =>
  when.type !== 'filter' && when.type !== 'percentage'

/** A limit exactly where something is waited for. */
export function withLimit(step: PathsStep): PathsStep {
  const needsLimit = step.branches.some(branch => isAwaited(branch.when))
  if (needsLimit) return step.wait_up_to ? step : { ...step, wait_up_to: { value: 3, unit: 'days' } }
  const { wait_up_to: _, ...rest } = step
  return rest
}

export const newMoment = (): DateFieldMoment => ({ field_id: '', offset_days: 0, at: '09:00' })

/** Short, and unique within a document. */
export const freshId = (): string => `s_${crypto.getRandomValues(new Uint32Array(2)).join('').slice(0, 16)}`
