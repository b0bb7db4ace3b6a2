/** For how long somebody may act as another. */
import { defineLimits } from '../../platform/runtime/define-limits.ts'

export const impersonationLimits = defineLimits({
  impersonation_minutes: { value: 60, unit: 'minutes' },
})
