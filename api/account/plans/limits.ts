/** Numbers of plans. */
import { defineLimits } from '../../platform/define-limits.ts'

export const planLimits = defineLimits({
  plan_number_max: { value: 1_000_000_000_000_000, unit: 'things', refused: 'too_big' },
})
