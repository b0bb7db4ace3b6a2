/** What the rest of the code knows of this feature. */
import { feature } from '../../platform/features/feature.ts'
import { publicEventLimits } from './limits.ts'
import { routes } from './routes.ts'

export const publicEvents = feature({
  name: 'public/events',
  routes,
  limits: publicEventLimits,
})
