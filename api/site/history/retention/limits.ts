/** Numbers of how long a site keeps things. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const retentionLimits = defineLimits({
  retention_months_max: { value: 120, unit: 'months', refused: 'too_big' },
  retention_batch_rows: { value: 500, unit: 'rows' },
})
