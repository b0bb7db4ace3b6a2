/** Numbers of the change feed. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const leadChangeLimits = defineLimits({
  /** Events that one page looks at: those of one lead make one entry. */
  lead_changes_events_at_once: { value: 1_000, unit: 'events' },
})
