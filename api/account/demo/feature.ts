/** The declaration of this feature: everything that the rest of the code needs to know of it. */

import { feature } from '../../platform/features/feature.ts'
import * as events from './events.ts'
import { demoLimits } from './limits.ts'
import { routes } from './routes.ts'

export const demo = feature({
  name: 'account/demo',
  routes,
  limits: demoLimits,
  events: Object.values(events),
  subjects: { demo: 'manage-account' },
})
