/** Numbers of tracked links. */
import { defineLimits } from '../../platform/runtime/define-limits.ts'

export const trackingLimits = defineLimits({
  visitor_link_days: { value: 30, unit: 'days' },
})
