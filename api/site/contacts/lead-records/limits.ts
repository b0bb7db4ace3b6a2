/** Numbers of what is told of leads, and of the index that searches ask. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const leadRecordLimits = defineLimits({
  /** A change of a tag, an audience, a field or a suppression is told of by an event of each lead, up to this many. */
  leads_noted_at_once_max: { value: 10_000, unit: 'leads' },
  /** New leads that are not in the index of searches yet are looked at one by one, up to this many. */
  leads_unindexed_max: { value: 20_000, unit: 'leads' },
  /** New leads that are put into that index at once, and how long after they came. */
  leads_indexed_at_once: { value: 500, unit: 'leads' },
  leads_indexed_after_seconds: { value: 60, unit: 'seconds' },
})
