/** Numbers of the modification history. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const activityLimits = defineLimits({
  /** A history that could be emptied at once would be none. */
  activity_months_min: { value: 12, unit: 'months', refused: 'too_small' },
})
