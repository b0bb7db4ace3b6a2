/** Numbers of tags. */
import { defineLimits } from '../../../platform/define-limits.ts'

export const tagLimits = defineLimits({
  tag_leads_max: { value: 1_000, unit: 'leads', refused: 'too_many' },
})
