/** Numbers of the deliverability report. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const deliverabilityLimits = defineLimits({
  /** Fewer emails say nothing of a rate. */
  deliverability_emails_min: { value: 100, unit: 'emails' },
  /** One complaint of few emails is no rate yet. */
  deliverability_complaints_min: { value: 2, unit: 'complaints' },
  /** In a row to one address, after which it gets none any more: three are the field's practice where a server refuses for good. */
  failures_for_good_max: { value: 3, unit: 'failures' },
  /** The same of those that may pass, such as a full mailbox; a holiday is shorter than the days below. */
  failures_passing_max: { value: 5, unit: 'failures' },
  failures_passing_days_min: { value: 15, unit: 'days' },
  /** The newest emails of a lead. */
  failures_looked_at_max: { value: 20, unit: 'emails' },
  /** Servers try for so long before they report that an email could not be delivered. */
  bounce_report_days_max: { value: 5, unit: 'days' },
  /** Domains with the most bounces that are shown of each reason. */
  bounce_reason_domains_max: { value: 5, unit: 'domains' },
  mailbox_domains_looked_up_max: { value: 500, unit: 'domains' },
})
