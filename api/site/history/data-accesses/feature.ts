/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../../platform/features/feature.ts'
import { forgettingFirst, retention } from '../../../platform/features/retention.ts'
import { dataAccessLimits } from './limits.ts'
import { routes } from './routes.ts'

export const dataAccesses = feature({
  name: 'site/history/data-accesses',
  routes,
  limits: dataAccessLimits,
  retention: [
    retention('data_accesses', dataAccessLimits.data_access_months_min, forgettingFirst('data_accesses', 'id')),
  ],
})
