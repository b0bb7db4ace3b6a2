/** Numbers of the history of emails. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const emailHistoryLimits = defineLimits({
  /** Leads that one search looks at, the first by their addresses. */
  email_history_leads_max: { value: 500, unit: 'leads' },
})
