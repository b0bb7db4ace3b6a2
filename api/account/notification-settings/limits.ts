/** Numbers of notifications by email. */
import { defineLimits } from '../../platform/runtime/define-limits.ts'

export const digestLimits = defineLimits({
  /** Between two emails at once on a site to a person: what comes meanwhile is told in the next. */
  at_once_gap_minutes: { value: 3, unit: 'minutes' },
  digest_hour_default: { value: 8, unit: 'hours' },
  /** Sites in one daily email. */
  digest_sites_max: { value: 50, unit: 'sites' },
  /** News of a kind beyond these are not counted. */
  digest_count_max: { value: 1_000, unit: 'rows' },
})
