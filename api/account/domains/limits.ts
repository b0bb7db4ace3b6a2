/** Numbers of sites' own domains. */
import { defineLimits } from '../../platform/runtime/define-limits.ts'

export const domainLimits = defineLimits({
  domains_max: { value: 20, unit: 'domains', refused: 'too_many' },
  /** A domain that DNS does not lead here within this time is given up, until somebody asks again. */
  domain_checks_hours: { value: 72, unit: 'hours' },
  /** Between two looks at a domain that is waited for: shortly after it was added, and later. */
  domain_check_seconds_min: { value: 60, unit: 'seconds' },
  domain_check_seconds_max: { value: 3_600, unit: 'seconds' },
  domain_recheck_hours: { value: 24, unit: 'hours' },
  /** Failed tries at a certificate after which it waits for a person. */
  certificate_failures_before_notice: { value: 3, unit: 'tries' },
  /** Between two emails about one domain. */
  domain_notice_hours: { value: 24, unit: 'hours' },
  /** What an email about a domain says is old news after that. */
  domain_notice_valid_hours: { value: 72, unit: 'hours' },
  /** Aliases that are followed from a name. */
  domain_aliases_max: { value: 8, unit: 'names' },
})
