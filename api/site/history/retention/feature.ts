/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../../platform/features/feature.ts'
import * as events from './events.ts'
import { forgettingByRules } from './housekeeping.ts'
import { retentionLimits } from './limits.ts'
import { routes } from './routes.ts'

export const retention = feature({
  name: 'site/history/retention',
  routes,
  limits: retentionLimits,
  events: Object.values(events),
  subjects: { retention: 'manage-sites' },
  housekeeping: forgettingByRules,
})
