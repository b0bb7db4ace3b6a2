/** Numbers of tracked links. */
import { defineLimits } from '../../platform/define-limits.ts'

export const trackingLimits = defineLimits({
  visitor_link_days: { value: 30, unit: 'days' },
})
