/** Limits of signing in by others. */
import { defineLimits } from '../../platform/runtime/define-limits.ts'

export const identityLimits = defineLimits({
  provider_answer_seconds: { value: 10, unit: 'seconds', refused: 'provider_unavailable' },
  /** More than keys, claims and pages of errors are. */
  provider_answer_bytes_max: { value: 1_000_000, unit: 'bytes' },
  /** A provider that says when it asked the person must have done so lately. */
  provider_asked_minutes: { value: 5, unit: 'minutes', refused: 'provider_answer_invalid' },
})
