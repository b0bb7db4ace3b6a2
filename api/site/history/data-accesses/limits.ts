/** Numbers of who saw data of people. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const dataAccessLimits = defineLimits({
  /** An audit that could be emptied at once would be none. */
  data_access_months_min: { value: 6, unit: 'months', refused: 'too_small' },
  /** People and keys that the log can be narrowed to. */
  data_access_actors_max: { value: 200, unit: 'people' },
})
