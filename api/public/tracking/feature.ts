/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../platform/features/feature.ts'
import { trackingLimits } from './limits.ts'
import { routes } from './routes.ts'

export const publicTracking = feature({
  name: 'public/tracking',
  routes,
  limits: trackingLimits,
})
