/** Numbers of the deliverability report. */
import { defineLimits } from '../../../platform/define-limits.ts'

export const deliverabilityLimits = defineLimits({
  /** Fewer emails say nothing of a rate. */
  deliverability_emails_min: { value: 100, unit: 'emails' },
  /** One complaint of few emails is no rate yet. */
  deliverability_complaints_min: { value: 2, unit: 'complaints' },
  mailbox_domains_looked_up_max: { value: 500, unit: 'domains' },
})
