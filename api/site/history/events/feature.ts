/** What the rest of the code knows of this feature. */
import { feature } from '../../../platform/features/feature.ts'
import { eventLimits } from './limits.ts'
import { routes } from './routes.ts'

export const events = feature({
  name: 'site/history/events',
  routes,
  limits: eventLimits,
})
