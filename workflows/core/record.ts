/** The explanation of a run: one entry per decision, written by the rules and stored beside the state. */

export type EntryKind =
  | 'run_started'
  | 'tags_assigned'
  | 'tags_removed'
  | 'audiences_joined'
  | 'audiences_left'
  | 'field_set'
  | 'unsubscribed'
  | 'sandbox_assigned'
  | 'sandbox_extended'
  | 'delay_planned'
  | 'delay_over'
  | 'window_open'
  | 'window_wait'
  | 'exit_checked'
  | 'branch_checked'
  | 'branch_taken'
  | 'send_handed_off'
  | 'send_ended'
  | 'event_awaited'
  | 'event_came'
  | 'event_missed'
  | 'answer_awaited'
  | 'answer_came'
  | 'answer_missed'
  | 'answer_stored'
  | 'writing_handed_off'
  | 'email_written'
  | 'approval_awaited'
  | 'approval_given'
  | 'webhook_called'
  | 'webhook_ended'
  | 'wait_replanned'
  | 'run_moved'
  | 'effect_failed'
  | 'run_retried'
  | 'run_reinstated'
  | 'run_stopped'
  | 'run_failed'
  | 'run_completed'

export type Detail = Record<string, unknown>

/** `reason` is a stable code, `detail` holds ids, moments and decisions, `effect` the sequence of the effect it is about. */
export interface RecordEntry {
  sequence: number
  at: number
  step_id: string | null
  type: EntryKind
  reason: string
  detail: Detail
  effect: number | null
}
