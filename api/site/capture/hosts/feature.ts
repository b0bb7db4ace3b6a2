/** What the rest of the code knows of this feature. */
import { feature } from '../../../platform/features/feature.ts'
import { hostLimits } from './limits.ts'
import { routes } from './routes.ts'

export const hosts = feature({
  name: 'site/capture/hosts',
  routes,
  limits: hostLimits,
})
