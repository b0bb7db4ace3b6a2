/** What the rest of the code knows of this feature. */
import { feature } from '../../platform/features/feature.ts'
import { routes } from './routes.ts'

export const accountActivities = feature({
  name: 'account/activities',
  routes,
})
