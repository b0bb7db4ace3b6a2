/** What the rest of the code knows of this feature. */
import { feature } from '../../platform/features/feature.ts'
import { trackingLimits } from './limits.ts'
import { routes } from './routes.ts'

export const publicTracking = feature({
  name: 'public/tracking',
  routes,
  limits: trackingLimits,
})
