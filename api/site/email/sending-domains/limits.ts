/** Numbers of sending domains. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const sendingDomainLimits = defineLimits({
  sending_domains_max: { value: 50, unit: 'domains', refused: 'too_many' },
  /** Records of verified domains are looked up again after so long. */
  sending_domain_recheck_hours: { value: 24, unit: 'hours' },
  dkim_key_bits: { value: 2_048, unit: 'bits' },
})
