/** Numbers of broadcasts. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const broadcastLimits = defineLimits({
  broadcast_name_characters_max: { value: 100, unit: 'characters', refused: 'too_long' },
  broadcast_audiences_max: { value: 50, unit: 'audiences', refused: 'too_many' },
  broadcast_subjects_max: { value: 4, unit: 'subjects', refused: 'too_many' },
  broadcast_test_share_percent_max: { value: 100, unit: 'percent', refused: 'too_big' },
  broadcast_test_wait_hours_max: { value: 168, unit: 'hours', refused: 'too_big' },
  broadcast_holdout_percent_max: { value: 50, unit: 'percent', refused: 'too_big' },
  broadcast_emails_per_hour_max: { value: 1_000_000, unit: 'emails', refused: 'too_big' },
  broadcast_schedule_days_max: { value: 365, unit: 'days', refused: 'too_late' },
  /** Recipients that are looked up at a time. */
  broadcast_batch_leads: { value: 1_000, unit: 'leads' },
  /** So many of its emails are in the queue at most; the rest are recipients. */
  broadcast_queue_emails: { value: 2_000, unit: 'emails' },
  /** Results are shown by the hour for so long. */
  broadcast_result_hours: { value: 72, unit: 'hours' },
  /** Days from the beginning in which people who come back are counted. */
  broadcast_measured_days: { value: 7, unit: 'days' },
})
