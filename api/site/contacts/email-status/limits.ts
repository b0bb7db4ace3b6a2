/** Numbers of statements from elsewhere. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const emailStatusLimits = defineLimits({
  /** A moment without a time zone may be this much later than it reads in UTC. */
  stated_moment_uncertain_hours: { value: 24, unit: 'hours' },
})
