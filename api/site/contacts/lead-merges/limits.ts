/** Numbers of merging leads. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const leadMergeLimits = defineLimits({
  /** For so long a merge can be undone; then what it needs for that is forgotten. */
  lead_merge_undo_days: { value: 30, unit: 'days', refused: 'transition_not_allowed' },
})
