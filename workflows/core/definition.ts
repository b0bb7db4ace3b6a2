/** The definition of a journey, which its owner edits and runs follow. Types only; the API's schemas satisfy them. */
import type { MembershipStep } from './memberships.ts'

/** The filter language of behavior.md. The core passes filters on and never evaluates them. */
export type Filter =
  | { type: 'all' | 'any'; filters: Filter[] }
  | { type: 'not'; filter: Filter }
  | { type: 'rule'; field: string; op: string; value?: unknown }

/**
 * Weekdays are 1 (Monday) to 7 (Sunday); times are `HH:MM`, the end may be `24:00`; an end not after its start crosses
 * midnight.
 */
export interface OpeningWindow {
  business_days: number[]
  day_start: string
  day_end: string
}

/** Either the three fields of one window, or `windows`. `days_off` are local dates `YYYY-MM-DD`. */
export interface BusinessHours extends Partial<OpeningWindow> {
  timezone: string
  windows?: OpeningWindow[]
  days_off?: string[]
}

export type DurationUnit = 'seconds' | 'minutes' | 'hours' | 'days' | 'weeks' | 'months' | 'years' | 'business_days'

/** `at` (`HH:MM`, local) moves the end to that time of day. */
export interface Duration {
  value: number
  unit: DurationUnit
  at?: string
}

export interface SetCustomFieldValueStep {
  id: string
  type: 'set_custom_field_value'
  field_id: string
  value: string | number | boolean | null
}

/**
 * A moment relative to a lead's date: so many days before (negative) or after it, at `HH:MM`; yearly, 29 February
 * becomes 28.
 */
export interface DateFieldMoment {
  field_id: string
  offset_days: number
  at: string
  yearly?: boolean
}

/** Exactly one of `duration` and `until`. */
export interface DelayStep {
  id: string
  type: 'delay'
  duration?: Duration
  until?: DateFieldMoment
}

/** `ai_step_id` is an earlier `ai_email_writer`, whose text the template shows. */
export interface SendEmailStep {
  id: string
  type: 'send_email'
  template_id: string
  sender_id: string
  ai_step_id?: string
}

export interface AiEmailWriterStep {
  id: string
  type: 'ai_email_writer'
  prompt: string
  model?: string
  needs_approval: boolean
}

export interface Choice {
  id: string
  label: string
}

/** Emails a question with one link per answer, or with a short form without answers, and waits for the reply. */
export interface AskQuestionStep {
  id: string
  type: 'ask_question'
  template_id: string
  sender_id: string
  question: string
  answers: Choice[]
  field_id?: string
  wait_up_to: Duration
}

/** A value of an answer, by its path (`plan`, `items.0.price`), and the custom field that takes it. */
export interface AnswerField {
  path: string
  field_id: string
}

/** Calls a webhook endpoint, waits for its answer, and puts values of it into fields of the lead. */
export interface WebhookStep {
  id: string
  type: 'webhook'
  webhook_endpoint_id: string
  fields: AnswerField[]
}

/** Gives the lead access to a sandbox. `hours`: how long; 0: without end; absent: as long as the sandbox says. */
export interface AssignSandboxStep {
  id: string
  type: 'assign_sandbox'
  sandbox_id: string
  hours?: number
}

/** Lets the lead's access to a sandbox last longer. */
export interface ExtendSandboxStep {
  id: string
  type: 'extend_sandbox'
  sandbox_id: string
  hours: number
}

export interface UnsubscribeStep {
  id: string
  type: 'unsubscribe'
}

/** Something that a lead does with the mail of an earlier step. */
export type EventCondition =
  | { type: 'opened'; step_id: string }
  | { type: 'clicked'; step_id: string; url?: string }
  | { type: 'replied'; step_id: string }
  | { type: 'answered'; step_id: string; answer_id?: string }

export type BranchCondition =
  | { type: 'filter'; filter: Filter }
  | { type: 'percentage'; percent: number }
  | EventCondition

export interface Branch {
  id: string
  name?: string
  when: BranchCondition
  steps: Step[]
}

/**
 * The first branch that matches is taken, else `otherwise`; afterwards the run continues after this step. Where none matches yet
 * and one may by an event, the run waits for that, at most `wait_up_to`.
 */
export interface PathsStep {
  id: string
  type: 'paths'
  branches: Branch[]
  otherwise: Step[]
  wait_up_to?: Duration
}

export type Step =
  | MembershipStep
  | SetCustomFieldValueStep
  | DelayStep
  | SendEmailStep
  | AiEmailWriterStep
  | AskQuestionStep
  | WebhookStep
  | AssignSandboxStep
  | ExtendSandboxStep
  | UnsubscribeStep
  | PathsStep

export type StepType = Step['type']

export interface Definition {
  version: 1
  steps: Step[]
  business_hours: BusinessHours | null
  /** The journey's zone; null: the site's. */
  timezone: string | null
  use_lead_timezone: boolean
  /** Checked again at every hand-off: the first two stop the run, the last completes it. */
  unenrollment?: Filter | null
  suppression?: Filter | null
  goal?: Filter | null
}
