/** Numbers of the sync. */
import { defineLimits } from '../../../platform/define-limits.ts'

export const syncLimits = defineLimits({
  sync_connections_at_once_max: { value: 4, unit: 'connections' },
  sync_turn_milliseconds_max: { value: 900_000, unit: 'milliseconds' },
})
