/** Numbers of approvals. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const approvalLimits = defineLimits({
  approval_days: { value: 7, unit: 'days' },
  /** Requests of a site that nobody has decided. */
  approvals_pending_max: { value: 100, unit: 'approvals', refused: 'too_many' },
  approvals_kept_days: { value: 90, unit: 'days' },
})
