/** What the rest of the code knows of this feature. */

import { feature } from '../../platform/features/feature.ts'
import * as events from './events.ts'
import { brandLimits } from './limits.ts'
import { routes } from './routes.ts'

export const brand = feature({
  name: 'account/brand',
  routes,
  limits: brandLimits,
  events: Object.values(events),
  subjects: { brand: 'read-site' },
})
