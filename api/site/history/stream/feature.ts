/** What the rest of the code knows of this feature. */
import { feature } from '../../../platform/features/feature.ts'
import { streamLimits } from './limits.ts'
import { routes } from './routes.ts'

export const stream = feature({
  name: 'site/history/stream',
  routes,
  limits: streamLimits,
})
