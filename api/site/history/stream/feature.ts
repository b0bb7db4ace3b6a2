/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../../platform/features/feature.ts'
import { streamLimits } from './limits.ts'
import { routes } from './routes.ts'

export const stream = feature({
  name: 'site/history/stream',
  routes,
  limits: streamLimits,
})
