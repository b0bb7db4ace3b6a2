/** Numbers of the unsubscribe page. */
import { defineLimits } from '../../platform/runtime/define-limits.ts'

export const unsubscribeLimits = defineLimits({
  resubscribe_link_hours: { value: 72, unit: 'hours' },
})
