/** What happened in a run, in words: each kind of entry with its reason, and what a wait is for. */

import type { RunWait } from '@leadwright/sdk'
import type { MessageKey, Messages } from '../../messages/messages.tsx'
import type { Tone } from '../../ui/notice.tsx'
import { zoneName } from '../zone-name.ts'

const kinds: Record<string, [MessageKey, Tone | undefined]> = {
  run_started: ['run.started', 'info'],
  tags_assigned: ['run.tags_assigned', 'good'],
  tags_removed: ['run.tags_removed', 'good'],
  audiences_joined: ['run.audiences_joined', 'good'],
  audiences_left: ['run.audiences_left', 'good'],
  field_set: ['run.field_set', 'good'],
  unsubscribed: ['run.unsubscribed', 'warning'],
  sandbox_assigned: ['run.sandbox_assigned', 'good'],
  sandbox_extended: ['run.sandbox_extended', 'good'],
  delay_planned: ['run.delay_planned', 'info'],
  delay_over: ['run.delay_over', undefined],
  window_open: ['run.window_open', undefined],
  window_wait: ['run.window_wait', 'warning'],
  exit_checked: ['run.exit_checked', undefined],
  branch_checked: ['run.branch_checked', undefined],
  branch_taken: ['run.branch_taken', 'info'],
  send_handed_off: ['run.send_handed_off', 'info'],
  send_ended: ['run.send_ended', 'good'],
  event_awaited: ['run.event_awaited', 'info'],
  event_came: ['run.event_came', 'good'],
  event_missed: ['run.event_missed', 'warning'],
  answer_awaited: ['run.answer_awaited', 'info'],
  answer_came: ['run.answer_came', 'good'],
  answer_missed: ['run.answer_missed', 'warning'],
  answer_stored: ['run.answer_stored', 'good'],
  writing_handed_off: ['run.writing_handed_off', 'info'],
  email_written: ['run.email_written', 'good'],
  approval_awaited: ['run.approval_awaited', 'warning'],
  approval_given: ['run.approval_given', 'info'],
  webhook_called: ['run.webhook_called', 'info'],
  webhook_ended: ['run.webhook_ended', 'good'],
  wait_replanned: ['run.wait_replanned', 'info'],
  effect_failed: ['run.effect_failed', 'bad'],
  run_retried: ['run.retried', 'info'],
  run_reinstated: ['run.reinstated', 'info'],
  run_stopped: ['run.stopped', 'warning'],
  run_failed: ['run.failed', 'bad'],
  run_completed: ['run.completed', 'good'],
}

const reasons: Record<string, MessageKey> = {
  enrolled: 'reason.enrolled',
  assigned: 'reason.assigned',
  already_assigned: 'reason.already_assigned',
  removed: 'reason.removed',
  not_assigned: 'reason.not_assigned',
  joined: 'reason.joined',
  already_joined: 'reason.already_joined',
  left: 'reason.left',
  not_joined: 'reason.not_joined',
  set: 'reason.set',
  already_set: 'reason.already_set',
  unsubscribed: 'reason.unsubscribed',
  already_unsubscribed: 'reason.already_unsubscribed',
  duration: 'reason.duration',
  already_over: 'reason.already_over',
  moment_reached: 'reason.moment_reached',
  inside_business_hours: 'reason.inside_business_hours',
  outside_business_hours: 'reason.outside_business_hours',
  filter_matched: 'reason.filter_matched',
  filter_not_matched: 'reason.filter_not_matched',
  share_hit: 'reason.share_hit',
  share_missed: 'reason.share_missed',
  first_that_holds: 'reason.first_that_holds',
  otherwise: 'reason.otherwise',
  step_reached: 'reason.step_reached',
  tried_again: 'reason.tried_again',
  delivered: 'reason.delivered',
  not_delivered: 'reason.not_delivered',
  unknown: 'reason.unknown',
  skipped: 'reason.skipped',
  not_confirmed: 'reason.not_confirmed',
  no_consent: 'reason.no_consent',
  sender_not_verified: 'reason.sender_not_verified',
  no_postal_address: 'reason.no_postal_address',
  all_links: 'reason.all_links',
  too_soon: 'reason.too_soon',
  scanned: 'reason.scanned',
  network: 'reason.network',
  template_disabled: 'reason.template_disabled',
  template_missing: 'reason.template_missing',
  sender_missing: 'reason.sender_missing',
  lead_erased: 'reason.lead_erased',
  lead_merged: 'reason.lead_merged',
  merge_undone: 'reason.merge_undone',
  wait_up_to: 'reason.wait_up_to',
  opened: 'reason.opened',
  clicked: 'reason.clicked',
  replied: 'reason.replied',
  answered: 'reason.answered',
  has_happened: 'reason.has_happened',
  not_happened_yet: 'reason.not_happened_yet',
  limit_reached: 'reason.limit_reached',
  skipped_by_owner: 'reason.skipped_by_owner',
  in_time: 'reason.in_time',
  answered_already: 'reason.answered_already',
  not_asked: 'reason.not_asked',
  stored: 'reason.stored',
  already_stored: 'reason.already_stored',
  needs_approval: 'reason.needs_approval',
  approved: 'reason.approved',
  rejected: 'reason.rejected',
  written: 'reason.written',
  date: 'reason.date',
  no_date: 'reason.no_date',
  no_field: 'reason.no_field',
  date_past: 'reason.date_past',
  moved: 'reason.moved',
  time_data_changed: 'reason.time_data_changed',
  step_not_in_version: 'reason.step_not_in_version',
  internal_error: 'reason.internal_error',
  unknown_reference: 'reason.unknown_reference',
  asked_by_owner: 'reason.asked_by_owner',
  stopped_by_owner: 'reason.stopped_by_owner',
  enrollment_undone: 'reason.enrollment_undone',
  switched_off: 'reason.switched_off',
  unenrolled: 'reason.unenrolled',
  suppressed: 'reason.suppressed',
  goal_reached: 'reason.goal_reached',
  last_step_done: 'reason.last_step_done',
  paused: 'reason.paused',
  late: 'reason.late',
  canceled: 'reason.broadcast_canceled',
  duplicate: 'reason.duplicate',
  run_ended: 'reason.run_ended',
  template_broken: 'reason.template_broken',
  refused: 'reason.refused',
  retries_exhausted: 'reason.retries_exhausted',
  deferred: 'reason.deferred',
  resend: 'reason.resend',
  no_answer: 'reason.no_answer',
  not_subscribed: 'reason.not_subscribed',
  topic_left: 'reason.topic_left',
  capped: 'reason.capped',
  day_off: 'reason.day_off',
  paced: 'reason.paced',
  plan_limit: 'reason.plan_limit',
  transport_down: 'reason.transport_down',
  draft_rejected: 'reason.draft_rejected',
  draft_missing: 'reason.draft_missing',
  spend_cap: 'reason.spend_cap',
  ai_unreachable: 'reason.ai_unreachable',
  ai_timeout: 'reason.ai_timeout',
  ai_busy: 'reason.ai_busy',
  ai_provider_error: 'reason.ai_provider_error',
  ai_refused: 'reason.ai_refused',
  ai_empty: 'reason.ai_empty',
  ai_cut_off: 'reason.ai_cut_off',
  ai_unreadable: 'reason.ai_unreadable',
  succeeded: 'reason.webhook_answered',
  not_called: 'reason.not_called',
  value_not_fitting: 'reason.value_not_fitting',
  webhook_missing: 'reason.webhook_missing',
  webhook_disabled: 'reason.webhook_disabled',
  webhook_status: 'reason.webhook_status',
  webhook_redirect: 'reason.webhook_redirect',
  webhook_timeout: 'reason.webhook_timeout',
  webhook_unreachable: 'reason.webhook_unreachable',
  webhook_url_invalid: 'reason.webhook_url_invalid',
  webhook_address_not_public: 'reason.webhook_address_not_public',
  ai_not_configured: 'reason.ai_not_configured',
}

/** Codes without words of their own stay readable. */
const plain = (code: string): string => code.replaceAll('_', ' ')

/** A timeout can be of a branch or of a question; `paused` can mean that an email waits, or that it was skipped. */
const ofKind: Record<string, Record<string, MessageKey>> = {
  sandbox_assigned: {
    assigned: 'reason.sandbox_assigned',
    already_assigned: 'reason.sandbox_already_assigned',
    extended: 'reason.sandbox_extended',
    not_activated: 'reason.sandbox_not_activated',
    space_over: 'reason.sandbox_space_over',
  },
  sandbox_extended: {
    extended: 'reason.sandbox_extended',
    no_access: 'reason.sandbox_no_access',
    no_end: 'reason.sandbox_no_end',
    not_activated: 'reason.sandbox_not_extended',
  },
  answer_awaited: { wait_up_to: 'reason.no_answer_yet' },
  send_ended: { paused: 'reason.due_while_paused' },
}

/** The rules that are checked before every send. */
const ofPurpose: Record<string, Record<string, MessageKey>> = {
  unenrollment: {
    filter_matched: 'reason.unenrollment_matched',
    filter_not_matched: 'reason.unenrollment_not_matched',
  },
  suppression: { filter_matched: 'reason.suppression_matched', filter_not_matched: 'reason.suppression_not_matched' },
  goal: { filter_matched: 'reason.goal_matched', filter_not_matched: 'reason.goal_not_matched' },
}

export const reasonWords = ({ t }: Messages, code: string, type = '', detail: Record<string, unknown> = {}): string => {
  const key = ofPurpose[String(detail.purpose)]?.[code] ?? ofKind[type]?.[code] ?? reasons[code]
  return key ? t(key) : plain(code)
}

const ends: Record<string, MessageKey> = { skipped: 'run.send_skipped', not_delivered: 'run.send_not_delivered' }

export const kindWords = ({ t }: Messages, type: string, detail: Record<string, unknown>): string => {
  const end = type === 'send_ended' ? ends[String(detail.result)] : undefined
  if (end) return t(end)
  const known = kinds[type]
  return known ? t(known[0]) : plain(type)
}

const waits: Record<RunWait['waiting_for'], MessageKey> = {
  delay: 'run.waits_delay',
  open_window: 'run.waits_open_window',
  delivery: 'run.waits_delivery',
  retry: 'run.waits_retry',
  event: 'run.waits_event',
  answer: 'run.waits_answer',
  writing: 'run.waits_writing',
  approval: 'run.waits_approval',
  webhook: 'run.waits_webhook',
}

/** What a run waits for, or what comes next. */
export const waitWords = ({ t }: Messages, { waiting_for }: Pick<RunWait, 'waiting_for'>): string =>
  t(waits[waiting_for])

/** Sends that did not arrive are not good news; the rest has the tone of its kind. */
export function toneOf(type: string, detail: Record<string, unknown>): Tone | undefined {
  if (type === 'send_ended' && detail.result !== 'delivered') return detail.result === 'skipped' ? 'warning' : 'bad'
  return kinds[type]?.[1]
}

/** "3 h 12 min"; below a minute, seconds. */
export function spanWords({ number }: Messages, milliseconds: number): string {
  const unit = (value: number, unit: string) => number(value, { style: 'unit', unit, unitDisplay: 'short' })
  const seconds = Math.round(milliseconds / 1000)
  if (seconds < 60) return unit(seconds, 'second')
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return unit(minutes, 'minute')
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return [unit(hours, 'hour'), ...(minutes % 60 ? [unit(minutes % 60, 'minute')] : [])].join(' ')
  return [unit(Math.floor(hours / 24), 'day'), ...(hours % 24 ? [unit(hours % 24, 'hour')] : [])].join(' ')
}

const zoneSources: Record<string, MessageKey> = {
  lead: 'run.zone_lead',
  journey: 'run.zone_journey',
  site: 'run.zone_site',
}

/** "Mar 15, 2027, 10:30 Europe/Madrid (the lead’s zone)": the local intention of a wait, as it was planned. */
export function plannedWords(messages: Messages, detail: Record<string, unknown>): string | undefined {
  const { local, zone, zone_source } = detail
  if (typeof local !== 'string' || typeof zone !== 'string') return undefined
  const source = typeof zone_source === 'string' ? zoneSources[zone_source] : undefined
  const day = messages.date(`${local.slice(0, 10)}T00:00:00Z`, 'UTC')
  const clock = `${day}, ${local.slice(11, 16)} ${zoneName(zone)}`
  return source ? `${clock} (${messages.t(source)})` : clock
}
