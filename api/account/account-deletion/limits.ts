/** Numbers of deleting an account. */
import { defineLimits } from '../../platform/runtime/define-limits.ts'

export const deletionLimits = defineLimits({
  /** For so long whoever asked for it may take it back. */
  account_deletion_days: { value: 30, unit: 'days', refused: 'transition_not_allowed' },
})
