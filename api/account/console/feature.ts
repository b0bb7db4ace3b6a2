/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../platform/features/feature.ts'
import * as events from './events.ts'
import { routes } from './routes.ts'

export const superConsole = feature({
  name: 'account/console',
  routes,
  events: Object.values(events),
  subjects: { installation: 'manage-account' },
})
