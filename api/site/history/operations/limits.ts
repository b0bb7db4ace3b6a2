/** Numbers of operations. */
import { defineLimits } from '../../../platform/define-limits.ts'

export const operationLimits = defineLimits({
  /** Operations that have ended go after so long, with what they could not do. */
  operations_kept_days: { value: 30, unit: 'days' },
})
