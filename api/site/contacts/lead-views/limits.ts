/** Numbers of saved views. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const leadViewLimits = defineLimits({
  /** Of one person, and of all together. */
  lead_views_max: { value: 100, unit: 'views', refused: 'too_many' },
  lead_view_columns_max: { value: 50, unit: 'columns', refused: 'too_big' },
})
