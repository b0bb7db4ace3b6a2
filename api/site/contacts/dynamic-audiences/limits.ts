/** Numbers of dynamic audiences. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const dynamicAudienceLimits = defineLimits({
  /** Looked at in one transaction, for which all that is known of them is read. */
  recomputed_leads: { value: 500, unit: 'leads' },
})
