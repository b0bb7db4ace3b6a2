/** Numbers of emails to leads. */
import { defineLimits } from '../../../platform/define-limits.ts'

export const emailLimits = defineLimits({
  email_hits_kept_max: { value: 500, unit: 'hits' },
  /** Fewer than these are composed faster than by a thread. */
  email_crowd_min: { value: 16, unit: 'emails' },
  /** From this many drafts without a break, a thread is worth its start and memory. */
  email_composing_thread_min: { value: 1_000, unit: 'emails' },
  /** Attempts with an unknown outcome before the email is given up. */
  email_interruptions_max: { value: 5, unit: 'tries' },
  dkim_modulus_bits_min: { value: 1_024, unit: 'bits' },
})
