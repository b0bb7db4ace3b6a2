/** The declaration of this feature: everything that the rest of the code needs to know of it. */

import { forgettingTimelines } from '../../../platform/events/housekeeping.ts'
import { feature } from '../../../platform/features/feature.ts'
import { retention } from '../../../platform/features/retention.ts'
import { eventLimits } from './limits.ts'
import { routes } from './routes.ts'

/** Journeys and audiences ask for what happened within the last days. */
const months_min = 2

export const events = feature({
  name: 'site/history/events',
  routes,
  limits: eventLimits,
  retention: [retention('timeline', months_min, forgettingTimelines)],
})
