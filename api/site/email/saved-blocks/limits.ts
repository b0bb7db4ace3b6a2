/** Numbers of saved blocks. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const savedBlockLimits = defineLimits({
  saved_blocks_max: { value: 200, unit: 'saved blocks', refused: 'too_many_saved_blocks' },
})
