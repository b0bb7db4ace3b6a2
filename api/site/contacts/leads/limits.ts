/** Numbers of lists of leads. */
import { defineLimits } from '../../../platform/define-limits.ts'

export const leadLimits = defineLimits({
  /** Leads that a bulk action or an export names one by one. */
  selected_leads_max: { value: 10_000, unit: 'leads', refused: 'too_many' },
  leads_by_day_default: { value: 30, unit: 'days' },
  leads_by_day_max: { value: 366, unit: 'days', refused: 'too_big' },
})
