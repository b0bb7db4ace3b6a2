/** What the core asks for, as data, and what it is told about the result. An effect's (`run_id`, `sequence`) is its idempotency key. */
import type { Duration, Filter } from './definition.ts'

interface Identity {
  run_id: string
  sequence: number
  step_id: string
}

export interface SendEmail extends Identity {
  kind: 'send_email'
  template_id: string
  sender_id: string
}

export interface SetField extends Identity {
  kind: 'set_field'
  field_id: string
  value: string | number | boolean | null
}

export interface AssignTags extends Identity {
  kind: 'assign_tags'
  tag_ids: string[]
}

export interface RemoveTags extends Identity {
  kind: 'remove_tags'
  tag_ids: string[]
}

export interface Unsubscribe extends Identity {
  kind: 'unsubscribe'
}

export type FilterPurpose = 'branch' | 'unenrollment' | 'suppression' | 'goal'

export interface EvaluateFilter extends Identity {
  kind: 'evaluate_filter'
  purpose: FilterPurpose
  branch_id: string | null
  filter: Filter
}

/** Answered by `workflows/time`, so that a replay does not depend on the machine's time-zone data. */
export interface ResolveTime extends Identity {
  kind: 'resolve_time'
  purpose: 'delay' | 'open_minute'
  from: number
  duration: Duration | null
}

/** Answered by the input `timer_fired` at or after `until`. */
export interface SleepUntil extends Identity {
  kind: 'sleep_until'
  until: number
}

export type Effect =
  | SendEmail
  | SetField
  | AssignTags
  | RemoveTags
  | Unsubscribe
  | EvaluateFilter
  | ResolveTime
  | SleepUntil

/** Effects that touch the site database only, applied in the transaction of the transition. */
export type RecordEffect = SetField | AssignTags | RemoveTags | Unsubscribe | EvaluateFilter

/** Effects outside the database: they become jobs, and their results arrive later. */
export type OutsideEffect = SendEmail

export type ZoneSource = 'lead' | 'journey' | 'site'

/** A moment with the local intention and the zone it was computed from. `local` is `YYYY-MM-DDTHH:MM:SS`. */
export interface Resolution {
  at: number
  local: string
  zone: string
  zone_source: ZoneSource
  tz_data: string
}

/** How a send ended; `reason` says why it was skipped or refused. */
export interface SendOutcome {
  result: 'delivered' | 'not_delivered' | 'unknown' | 'skipped'
  reason: string | null
  message_id: string | null
}

/** Outcomes carry ids, decisions and moments only, never a person's data (that goes into the record as facts). */
export interface Outcomes {
  send_email: SendOutcome
  set_field: { changed: boolean }
  assign_tags: { changed: string[] }
  remove_tags: { changed: string[] }
  unsubscribe: { changed: boolean }
  evaluate_filter: { holds: boolean }
  resolve_time: Resolution
}

export type AnsweredKind = keyof Outcomes
