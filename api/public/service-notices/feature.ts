/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../platform/features/feature.ts'
import { serviceNoticeLimits } from './limits.ts'
import { routes } from './routes.ts'

export const publicServiceNotices = feature({
  name: 'public/service-notices',
  routes,
  limits: serviceNoticeLimits,
})
