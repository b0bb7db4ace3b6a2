/** Numbers of the unsubscribe page. */
import { defineLimits } from '../../platform/runtime/define-limits.ts'

export const unsubscribeLimits = defineLimits({
  resubscribe_link_hours: { value: 72, unit: 'hours' },
  passed_on_milliseconds_max: { value: 10_000, unit: 'milliseconds' },
  /** Of a site that moved several times. */
  passed_on_installations_max: { value: 4, unit: 'installations' },
})
