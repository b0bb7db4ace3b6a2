/** Numbers of emails to leads. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const emailLimits = defineLimits({
  /** Failed ones, of an operation that sends all of them once more. */
  emails_resent_at_once: { value: 200, unit: 'emails' },
  email_hits_kept_max: { value: 500, unit: 'hits' },
  /** An open or click so soon after delivery has no verdict yet. */
  email_hit_early_seconds: { value: 10, unit: 'seconds' },
  /** Time for further hits before the verdict. */
  email_hit_early_verdict_seconds: { value: 30, unit: 'seconds' },
  /** All links of a message followed within this time were followed by a machine. */
  email_hit_all_links_seconds: { value: 2, unit: 'seconds' },
  /** A click sooner than this after delivery comes from a machine. */
  email_hit_reading_seconds: { value: 1, unit: 'seconds' },
  /** The most followed links; emails with a link of its own for each reader have many. */
  click_map_links_max: { value: 200, unit: 'links' },
  /** Fewer than these are composed faster than by a thread. */
  email_crowd_min: { value: 16, unit: 'emails' },
  /** While many are under way, more are taken once so many places are free: they are read and composed as one crowd. */
  email_taken_together: { value: 200, unit: 'emails' },
  /** From this many drafts without a break, a thread is worth its start and memory. */
  email_composing_thread_min: { value: 1_000, unit: 'emails' },
  /** Attempts with an unknown outcome before the email is given up. */
  email_interruptions_max: { value: 5, unit: 'tries' },
  /** Time until an accepted message is in the provider's list of messages. */
  email_provider_list_seconds: { value: 60, unit: 'seconds' },
  /** A provider that does not say whether it has a message in doubt is asked for so long. */
  email_provider_silent_minutes: { value: 60, unit: 'minutes' },
  dkim_modulus_bits_min: { value: 1_024, unit: 'bits' },
  /** Bounces and replies come within weeks, and are matched by what a site may have deleted. */
  email_data_months_min: { value: 2, unit: 'months', refused: 'too_small' },
})
