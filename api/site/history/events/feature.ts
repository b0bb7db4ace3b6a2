/** The declaration of this feature: everything that the rest of the code needs to know of it. */

import { feature } from '../../../platform/features/feature.ts'
import { forgettingTimelines } from '../../../platform/features/housekeeping.ts'
import { retention } from '../../../platform/features/retention.ts'
import { eventLimits } from './limits.ts'
import { routes } from './routes.ts'

export const events = feature({
  name: 'site/history/events',
  routes,
  limits: eventLimits,
  retention: [retention('timeline', eventLimits.timeline_months_min, forgettingTimelines)],
})
