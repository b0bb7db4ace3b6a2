/** Numbers of the stream. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const streamLimits = defineLimits({
  stream_rights_check_seconds: { value: 5, unit: 'seconds' },
  stream_pulse_milliseconds_min: { value: 1_000, unit: 'milliseconds' },
  stream_heartbeat_seconds: { value: 15, unit: 'seconds' },
  stream_batch_events: { value: 100, unit: 'events' },
})
