/** What the rest of the code knows of this feature. */

import { feature } from '../../platform/features/feature.ts'
import * as events from './events.ts'
import { demoLimits } from './limits.ts'
import { routes } from './routes.ts'

export const demo = feature({
  name: 'account/demo',
  routes,
  limits: demoLimits,
  events: Object.values(events),
})
