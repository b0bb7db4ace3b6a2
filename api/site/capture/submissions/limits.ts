/** Numbers of submissions of forms. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const submissionLimits = defineLimits({
  submission_milliseconds_min: { value: 1_000, unit: 'milliseconds' },
  submission_values_max: { value: 60, unit: 'values', refused: 'too_many' },
})
