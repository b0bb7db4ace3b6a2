/** Numbers of webhooks. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const webhookLimits = defineLimits({
  webhook_endpoints_max: { value: 100, unit: 'endpoints', refused: 'too_many' },
  webhook_events_max: { value: 200, unit: 'events', refused: 'too_big' },
  /** A server that has not answered by then has failed. */
  webhook_answer_seconds_max: { value: 15, unit: 'seconds' },
  /** What is kept of its answer. */
  webhook_answer_bytes_max: { value: 4_096, unit: 'bytes' },
  /** What is read of it where a journey's step takes values of it. */
  webhook_call_answer_bytes_max: { value: 65_536, unit: 'bytes' },
  /** Requests at the same time, for the site and for each of its endpoints: a slow server keeps no other waiting. */
  webhook_requests_at_once_max: { value: 16, unit: 'requests' },
  webhook_requests_at_once_each_max: { value: 4, unit: 'requests' },
  /** An endpoint at which everything has failed for so long is disabled. */
  webhook_failing_hours_max: { value: 120, unit: 'hours' },
  /** How long the former secret still signs, beside the new one. */
  webhook_secret_overlap_hours: { value: 24, unit: 'hours' },
  webhook_deliveries_kept_days: { value: 30, unit: 'days' },
  /** Newest events of a site among which those of a name are listed. */
  webhook_listed_events_max: { value: 10_000, unit: 'events' },
  webhook_replayed_events_max: { value: 10_000, unit: 'events', refused: 'too_many' },
})
