/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../../platform/features/feature.ts'
import { dashboardLimits } from './limits.ts'
import { routes } from './routes.ts'

export const dashboard = feature({
  name: 'site/history/dashboard',
  routes,
  limits: dashboardLimits,
})
