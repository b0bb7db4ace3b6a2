/** The document of a journey as the editor sees it: its types, and what each part is like when just added. How steps change is in `steps.ts`. */
import type { Filter } from '../filter/filter.ts'
import type { UrlRule } from '../url-rules/url-rules.tsx'

export type DurationUnit = 'seconds' | 'minutes' | 'hours' | 'days' | 'weeks' | 'months' | 'years' | 'business_days'
export type Duration = { value: number; unit: DurationUnit; at?: string }
/** A day counted from a date field of the lead; negative days are before it. */
export type DateFieldMoment = { field_id: string; offset_days: number; at: string; yearly?: boolean }
export type BranchCondition =
  | { kind: 'filter'; filter: Filter }
  | { kind: 'percentage'; percent: number }
  | { kind: 'opened'; step_id: string }
  | { kind: 'clicked'; step_id: string; url?: string }
  | { kind: 'answered'; step_id: string; answer_id?: string }
export type BranchKind = BranchCondition['kind']
export type Branch = { id: string; name?: string; when: BranchCondition; steps: Step[] }
export type Answer = { id: string; label: string }

export type TagStep = { id: string; type: 'assign_tags' | 'remove_tags'; tag_ids: string[] }
export type ValueStep = {
  id: string
  type: 'set_custom_field_value'
  field_id: string
  value: string | number | boolean | null
}
export type DelayStep = { id: string; type: 'delay'; duration?: Duration; until?: DateFieldMoment }
export type SendStep = { id: string; type: 'send_email'; template_id: string; sender_id: string; ai_step_id?: string }
export type WriterStep = {
  id: string
  type: 'ai_email_writer'
  prompt: string
  model?: string
  needs_approval: boolean
}
export type QuestionStep = {
  id: string
  type: 'ask_question'
  template_id: string
  sender_id: string
  question: string
  answers: Answer[]
  field_id?: string
  wait_up_to: Duration
}
export type UnsubscribeStep = { id: string; type: 'unsubscribe' }
export type PathsStep = { id: string; type: 'paths'; branches: Branch[]; otherwise: Step[]; wait_up_to?: Duration }
export type Step = TagStep | ValueStep | DelayStep | SendStep | WriterStep | QuestionStep | UnsubscribeStep | PathsStep
export type StepType = Step['type']

export type Trigger =
  | { type: 'form_submitted'; popup_ids?: string[] }
  | { type: 'lead_created' }
  | { type: 'lead_confirmed' }
  | { type: 'tag_added'; tag_ids: string[] }
  | { type: 'audience_joined'; audience_ids: string[] }
  | { type: 'field_changed'; field_ids: string[] }
  | ({ type: 'date_field' } & DateFieldMoment)
  | { type: 'page_visited'; rules: UrlRule[] }
  | { type: 'link_clicked'; template_ids?: string[]; url?: string }
  | { type: 'api_event'; name: string }
export type TriggerType = Trigger['type']

export type OpeningWindow = { business_days: number[]; day_start: string; day_end: string }
export type BusinessHours = Partial<OpeningWindow> & {
  timezone: string
  windows?: OpeningWindow[]
  days_off?: string[]
}

export type JourneyDocument = {
  triggers: Trigger[]
  enrollment_criteria?: Filter
  unenrollment_criteria?: Filter
  suppression?: Filter
  goal?: Filter
  allow_duplicate_enrollment: boolean
  business_hours?: BusinessHours
  timezone?: string
  use_lead_timezone: boolean
  steps: Step[]
}

/** A step as it is when just added. */
export function newStep(type: StepType, newId: () => string): Step {
  const id = newId()
  switch (type) {
    case 'assign_tags':
    case 'remove_tags':
      return { id, type, tag_ids: [] }
    case 'set_custom_field_value':
      return { id, type, field_id: '', value: null }
    case 'delay':
      return { id, type, duration: { value: 1, unit: 'days' } }
    case 'send_email':
      return { id, type, template_id: '', sender_id: '' }
    case 'ai_email_writer':
      return { id, type, prompt: '', needs_approval: true }
    case 'ask_question':
      return {
        ...{ id, type, template_id: '', sender_id: '', question: '' },
        answers: [
          { id: newId(), label: '' },
          { id: newId(), label: '' },
        ],
        wait_up_to: { value: 7, unit: 'days' },
      }
    case 'unsubscribe':
      return { id, type }
    case 'paths':
      return { id, type, branches: [newBranch('filter', newId)], otherwise: [] }
  }
}

export const newBranch = (kind: BranchKind, newId: () => string): Branch => ({
  id: newId(),
  when: newCondition(kind),
  steps: [],
})

export function newCondition(kind: BranchKind): BranchCondition {
  if (kind === 'percentage') return { kind, percent: 50 }
  if (kind === 'filter') return { kind, filter: { kind: 'all', filters: [] } }
  return { kind, step_id: '' }
}

/** Conditions on what somebody does, which is waited for. */
export const isAwaited = (
  when: BranchCondition,
): when is Extract<BranchCondition, { kind: 'opened' | 'clicked' | 'answered' }> =>
  when.kind === 'opened' || when.kind === 'clicked' || when.kind === 'answered'

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
