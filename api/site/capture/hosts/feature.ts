/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../../platform/features/feature.ts'
import { hostLimits } from './limits.ts'
import { routes } from './routes.ts'

export const hosts = feature({
  name: 'site/capture/hosts',
  routes,
  limits: hostLimits,
})
