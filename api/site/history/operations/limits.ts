/** Numbers of operations. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const operationLimits = defineLimits({
  /** How long ended operations and their failures are kept. */
  operations_kept_days: { value: 30, unit: 'days' },
})
