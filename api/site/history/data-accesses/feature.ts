/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../../platform/features/feature.ts'
import { forgettingFirst, retention } from '../../../platform/features/retention.ts'
import { routes } from './routes.ts'

/** An audit that could be emptied at once would be none. */
const months_min = 6

export const dataAccesses = feature({
  name: 'site/history/data-accesses',
  routes,
  retention: [retention('data_accesses', months_min, forgettingFirst('data_accesses', 'id'))],
})
