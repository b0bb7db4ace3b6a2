/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../platform/features/feature.ts'
import * as events from './events.ts'
import { routes } from './routes.ts'

export const checkout = feature({
  name: 'account/checkout',
  routes,
  events: Object.values(events),
  subjects: { checkout: 'manage-billing' },
})
