/** Numbers of the dashboard. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const dashboardLimits = defineLimits({
  dashboard_days_default: { value: 30, unit: 'days' },
  dashboard_days_max: { value: 183, unit: 'days', refused: 'too_big' },
  dashboard_top_max: { value: 5, unit: 'entries' },
})
