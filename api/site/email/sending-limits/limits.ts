/** Numbers of how fast a site sends. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const sendingLimitLimits = defineLimits({
  sending_limits_max: { value: 50, unit: 'domains', refused: 'too_many' },
  emails_per_second_max: { value: 1_000, unit: 'emails' },
  emails_per_hour_max: { value: 3_600_000, unit: 'emails' },
})

/** The most emails of each day of a warm-up, from the first; afterwards there is no cap. */
export const warm_up_plan = [
  50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000, 20_000, 40_000, 70_000, 100_000, 150_000, 200_000,
] as const
