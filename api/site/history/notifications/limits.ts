/** Numbers of notifications. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const notificationLimits = defineLimits({
  /** Who was away for longer begins another visit. */
  visit_pause_minutes: { value: 30, unit: 'minutes' },
  /** News of a kind beyond these are not counted. */
  news_count_max: { value: 10_000, unit: 'rows' },
})
