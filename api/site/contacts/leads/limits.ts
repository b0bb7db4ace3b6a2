/** Numbers of lists of leads. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const leadLimits = defineLimits({
  /** Of a site; what its forms bring is taken beyond it. */
  site_leads_max: { value: 5_000_000, unit: 'leads', refused: 'lead_limit_exhausted', variable: 'LEADS_MAX' },
  /** Leads that a bulk action or an export names one by one. */
  selected_leads_max: { value: 10_000, unit: 'leads', refused: 'too_many' },
  leads_by_day_default: { value: 30, unit: 'days' },
  leads_by_day_max: { value: 366, unit: 'days', refused: 'too_big' },
  /** Up to this many a count is exact; of more it may be an estimate, and says so. */
  leads_counted_exactly_max: { value: 10_000, unit: 'leads' },
  /** How many leads a list looks at in its own order before it asks an index, and at most. */
  leads_walked_first: { value: 2_000, unit: 'leads' },
  leads_walked_max: { value: 20_000, unit: 'leads' },
  /** How many leads of an index are looked at and sorted at most. */
  leads_gathered_max: { value: 20_000, unit: 'leads' },
  /** From how many leads that are looked at a number is estimated: so many stretches of so many. */
  lead_sample_stretches: { value: 64, unit: 'stretches' },
  lead_sample_stretch_leads: { value: 96, unit: 'leads' },
})
