/** Numbers of audiences. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const audienceLimits = defineLimits({
  audience_leads_max: { value: 1_000, unit: 'leads', refused: 'too_many' },
  dynamic_audiences_max: { value: 200, unit: 'audiences', refused: 'too_many' },
  audience_growth_days_default: { value: 90, unit: 'days' },
  audience_growth_days_max: { value: 366, unit: 'days', refused: 'too_big' },
})
