/** Numbers of events of payments. */
import { defineLimits } from '../../platform/runtime/define-limits.ts'

export const paymentEventLimits = defineLimits({
  stripe_event_bytes_max: { value: 1_000_000, unit: 'bytes', refused: 'body_too_large' },
  /** By the time in its signature, before and after now. */
  stripe_signature_seconds: { value: 300, unit: 'seconds', refused: 'stripe_signature_invalid' },
})
