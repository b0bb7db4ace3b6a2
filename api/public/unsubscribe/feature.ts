/** What the rest of the code knows of this feature. */
import { feature } from '../../platform/features/feature.ts'
import { unsubscribeLimits } from './limits.ts'
import { routes } from './routes.ts'

export const publicUnsubscribe = feature({
  name: 'public/unsubscribe',
  routes,
  limits: unsubscribeLimits,
})
