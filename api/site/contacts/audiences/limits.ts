/** Numbers of audiences. */
import { defineLimits } from '../../../platform/define-limits.ts'

export const audienceLimits = defineLimits({
  audience_leads_max: { value: 1_000, unit: 'leads', refused: 'too_many' },
})
