/** Numbers of leads' access to sandboxes. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const sandboxAccessLimits = defineLimits({
  /** How long the link in an email holds; a new one can be had from its page. */
  sandbox_link_days: { value: 30, unit: 'days' },
  /** How long the page after a form lets in, and how long it waits for what is being made. */
  sandbox_claim_minutes: { value: 60, unit: 'minutes' },
  sandbox_claim_wait_minutes: { value: 3, unit: 'minutes' },
  /** From pressing the button to arriving in the sandbox. */
  sandbox_ticket_seconds: { value: 60, unit: 'seconds' },
  /** Of a visit, before a link is needed again. */
  sandbox_visit_hours: { value: 12, unit: 'hours' },
  sandbox_extend_hours_max: { value: 8_760, unit: 'hours', refused: 'too_big' },
  sandbox_email_minutes_min: { value: 2, unit: 'minutes', refused: 'too_many_requests' },
  /** Links that were not used are forgotten after so long. */
  sandbox_links_kept_days: { value: 60, unit: 'days' },
  /** A lead whose copy could not be given waits, and is tried again so often. */
  sandbox_assign_retry_minutes: { value: 10, unit: 'minutes' },
})
