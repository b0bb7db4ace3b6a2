/** What the rest of the code knows of this feature. */
import { feature } from '../../../platform/features/feature.ts'
import { dashboardLimits } from './limits.ts'
import { routes } from './routes.ts'

export const dashboard = feature({
  name: 'site/history/dashboard',
  routes,
  limits: dashboardLimits,
})
