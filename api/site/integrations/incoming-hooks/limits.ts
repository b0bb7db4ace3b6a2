/** Numbers of incoming hooks. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const incomingHookLimits = defineLimits({
  incoming_hooks_max: { value: 50, unit: 'hooks', refused: 'too_many' },
  incoming_call_bytes_max: { value: 262_144, unit: 'bytes', refused: 'body_too_large' },
  /** Fields of one call, and the length of the name of each. */
  incoming_call_values_max: { value: 500, unit: 'fields', refused: 'too_many' },
  incoming_field_characters_max: { value: 200, unit: 'characters', refused: 'too_long' },
  /** Calls to one hook: services send those of all their users from a few addresses. */
  incoming_calls_per_minute: { value: 300, unit: 'calls', refused: 'too_many_requests' },
  incoming_calls_burst: { value: 300, unit: 'calls', refused: 'too_many_requests' },
  /** Calls that wait for a mapping or for the hook to be resumed. */
  incoming_calls_waiting_max: { value: 10_000, unit: 'calls', refused: 'incoming_calls_full' },
  /** A call with the same key, or the same fields and values, is the same one for so long. */
  incoming_duplicate_hours: { value: 24, unit: 'hours' },
  /** Calls that have become leads, or were refused. Those that wait stay. */
  incoming_calls_kept_days: { value: 30, unit: 'days' },
  /** Newest calls whose fields are shown and suggested by. */
  incoming_sampled_calls_max: { value: 50, unit: 'calls' },
  /** Of a mark of a campaign, as a call gives it. */
  incoming_origin_characters_max: { value: 500, unit: 'characters' },
  incoming_mapping_max: { value: 200, unit: 'fields', refused: 'too_many' },
  incoming_references_max: { value: 50, unit: 'references', refused: 'too_many' },
  incoming_consent_characters_max: { value: 2_000, unit: 'characters', refused: 'too_long' },
})
