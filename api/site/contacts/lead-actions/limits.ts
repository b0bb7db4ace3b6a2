/** Numbers of actions on many leads. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const leadActionLimits = defineLimits({
  lead_action_tags_max: { value: 100, unit: 'tags', refused: 'too_many' },
  /** Leads that are changed together. */
  lead_action_batch_leads: { value: 500, unit: 'leads' },
  /** Erasing a lead touches every table that knows it. */
  lead_deletion_batch_leads: { value: 250, unit: 'leads' },
})
