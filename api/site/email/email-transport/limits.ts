/** Numbers of a site's own transport. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const transportLimits = defineLimits({
  transport_host_characters_max: { value: 253, unit: 'characters' },
  transport_secret_characters_max: { value: 1_000, unit: 'characters' },
  /** So many failures in a row, and the transport is only probed. */
  transport_failures_max: { value: 10, unit: 'emails' },
  /** Before the first probe; each that fails doubles it. */
  transport_retry_seconds: { value: 30, unit: 'seconds' },
  transport_retry_seconds_max: { value: 600, unit: 'seconds' },
  /** A probe that takes longer is not waited for. */
  transport_probe_seconds_max: { value: 60, unit: 'seconds' },
  /** After the transport said that it takes no more for now. */
  transport_rest_seconds: { value: 10, unit: 'seconds' },
  transport_tests_per_minute: { value: 5, unit: 'emails', refused: 'too_many_requests' },
})
