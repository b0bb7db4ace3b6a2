/** Effects that the core requests, as data, and their results. An effect's (`run_id`, `sequence`) is its idempotency key. */
import type { Duration, EventCondition, Filter } from './definition.ts'
import type { MembershipOrder, MembershipOutcomes } from './memberships.ts'

interface Identity {
  run_id: string
  sequence: number
  step_id: string
}

export interface SendEmail extends Identity {
  type: 'send_email'
  template_id: string
  sender_id: string
  /** The step whose text the mail shows; absent when it shows none. */
  ai_step_id?: string
}

/** Sends a question; its text and answers are in the step. */
export interface AskQuestion extends Identity {
  type: 'ask_question'
  template_id: string
  sender_id: string
}

export interface WriteEmail extends Identity {
  type: 'write_email'
  prompt: string
  /** Null: the site's. */
  model: string | null
  needs_approval: boolean
}

/** Calls a webhook endpoint. Its answer never passes through the engine. */
export interface CallWebhook extends Identity {
  type: 'call_webhook'
  webhook_endpoint_id: string
}

/** Asks whether something has happened already with what the step `of_step_id` sent to this run's lead. */
export interface CheckEvent extends Identity {
  type: 'check_event'
  event: EventCondition['type']
  /** The branch that asks; null where a question asks about itself. */
  branch_id: string | null
  of_step_id: string
  url?: string
  answer_id?: string
  /** Evaluated at the end of a wait: only events up to this moment count, even if their inputs come later. */
  by?: number
}

/** Puts the answer to a question into a field. The answer itself never passes through the engine. */
export interface StoreAnswer extends Identity {
  type: 'store_answer'
  question_step_id: string
  field_id: string
}

/** Answered by the record, since only it may look at the lead's date. */
export interface ResolveDate extends Identity {
  type: 'resolve_date'
  field_id: string
  offset_days: number
  at: string
  yearly: boolean
  from: number
}

export interface SetField extends Identity {
  type: 'set_field'
  field_id: string
  value: string | number | boolean | null
}

/** Adds the lead to a set, or removes it. */
export type ChangeMembership = Identity & MembershipOrder

/** The access itself is given by what follows from it: it may have to wait for room in the plan, or for a copy. */
export interface AssignSandbox extends Identity {
  type: 'assign_sandbox'
  sandbox_id: string
  /** Null: as long as the sandbox says. */
  hours: number | null
}

export interface ExtendSandbox extends Identity {
  type: 'extend_sandbox'
  sandbox_id: string
  hours: number
}

export interface Unsubscribe extends Identity {
  type: 'unsubscribe'
}

export type FilterPurpose = 'branch' | 'unenrollment' | 'suppression' | 'goal'

export interface EvaluateFilter extends Identity {
  type: 'evaluate_filter'
  purpose: FilterPurpose
  branch_id: string | null
  filter: Filter
}

/**
 * Answered by `workflows/time`, so that a replay does not depend on the machine's time-zone data. `local` asks for the same
 * local intention again: `from` is the moment that it resolved to so far.
 */
export interface ResolveTime extends Identity {
  type: 'resolve_time'
  purpose: TimePurpose
  from: number
  duration: Duration | null
  /** With the purpose `local` only. */
  kept?: LocalIntention
}

export type TimePurpose = 'delay' | 'open_minute' | 'local'

/** The local time that was intended; `local` is null for a duration, which does not depend on a zone. */
export interface LocalIntention {
  local: string | null
  zone: string
  zone_source: ZoneSource
}

/** Answered by the input `timer_fired` at or after `until`. */
export interface SleepUntil extends Identity {
  type: 'sleep_until'
  until: number
}

export type Effect =
  | SendEmail
  | AskQuestion
  | WriteEmail
  | CallWebhook
  | CheckEvent
  | StoreAnswer
  | ResolveDate
  | SetField
  | ChangeMembership
  | AssignSandbox
  | ExtendSandbox
  | Unsubscribe
  | EvaluateFilter
  | ResolveTime
  | SleepUntil

/** Effects that touch the site database only, applied in the transaction of the transition. */
export type RecordEffect =
  | SetField
  | ChangeMembership
  | AssignSandbox
  | ExtendSandbox
  | Unsubscribe
  | EvaluateFilter
  | CheckEvent
  | StoreAnswer
  | ResolveDate

/** Effects outside the database: they become jobs, and their results arrive later. */
export type OutsideEffect = SendEmail | AskQuestion | WriteEmail | CallWebhook

const OUTSIDE: ReadonlySet<Effect['type']> = new Set(['send_email', 'ask_question', 'write_email', 'call_webhook'])

/** Whether an effect is carried out outside the database. */
export function isOutside(effect: Effect): effect is OutsideEffect {
  return OUTSIDE.has(effect.type)
}

export type ZoneSource = 'lead' | 'journey' | 'site'

/** A moment with the local intention and the zone it was computed from. `local` is `YYYY-MM-DDTHH:MM:SS`. */
export interface Resolution {
  at: number
  local: string
  zone: string
  zone_source: ZoneSource
  tz_data: string
}

/** A date's moment, or why there is none: `no_date`, `no_field`, `date_past`. */
export type DateResolution = Resolution | { at: null; reason: string }

/** How a send ended; `reason` says why it was skipped or refused. */
export interface SendOutcome {
  result: 'delivered' | 'not_delivered' | 'unknown' | 'skipped'
  reason: string | null
  message_id: string | null
}

/** How a call ended: the last status, why it was given up, and the fields that its answer changed. */
export interface WebhookOutcome {
  result: 'succeeded' | 'failed'
  status: number | null
  reason: string | null
  changed: string[]
}

/** `no_access`: there is nothing to extend. `extended`: what had ended, and whose data is still there, goes on. */
export interface SandboxOutcome {
  result: 'assigned' | 'already_assigned' | 'extended' | 'no_access' | 'no_end' | 'not_activated' | 'space_over'
}

/** Outcomes carry ids, decisions and moments only, never a person's data (that goes into the record as facts). */
export interface Outcomes extends MembershipOutcomes {
  send_email: SendOutcome
  ask_question: SendOutcome
  write_email: { draft_id: string }
  call_webhook: WebhookOutcome
  /** When it happened first; null if it has not. */
  check_event: { at: number | null }
  store_answer: { changed: boolean }
  resolve_date: DateResolution
  set_field: { changed: boolean }
  assign_sandbox: SandboxOutcome
  extend_sandbox: SandboxOutcome
  unsubscribe: { changed: boolean }
  evaluate_filter: { holds: boolean }
  resolve_time: Resolution
}

export type AnsweredKind = keyof Outcomes
