/** Numbers of results. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const resultLimits = defineLimits({
  results_days_default: { value: 30, unit: 'days' },
  results_days_max: { value: 366, unit: 'days' },
  /** What a list shows of each popup and campaign. */
  results_recent_days: { value: 14, unit: 'days' },
  results_breakdown_values_max: { value: 20, unit: 'values' },
  /** Further values of a fact count as others. */
  results_values_of_fact_max: { value: 200, unit: 'values' },
  results_facts_remembered_max: { value: 10_000, unit: 'facts' },
})
