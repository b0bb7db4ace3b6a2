/** Numbers of what people ask for about their data. */
import { defineLimits } from '../../platform/runtime/define-limits.ts'

export const personRequestLimits = defineLimits({
  /** An export can be downloaded for so long; then the address is forgotten. */
  person_export_days: { value: 7, unit: 'days' },
})
