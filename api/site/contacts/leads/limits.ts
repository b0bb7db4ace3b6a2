/** Numbers of lists of leads. */
import { defineLimits } from '../../../platform/define-limits.ts'

export const leadLimits = defineLimits({
  leads_by_day_default: { value: 30, unit: 'days' },
  leads_by_day_max: { value: 366, unit: 'days', refused: 'too_big' },
})
