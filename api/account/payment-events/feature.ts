/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../platform/features/feature.ts'
import * as events from './events.ts'
import { paymentEventLimits } from './limits.ts'
import { routes } from './routes.ts'

export const paymentEvents = feature({
  name: 'account/payment-events',
  routes,
  limits: paymentEventLimits,
  events: Object.values(events),
  subjects: { payment_event: 'manage-billing' },
})
