/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../platform/features/feature.ts'
import { provide } from '../../platform/features/port.ts'
import { lastEventAt } from '../billing-setup/ports.ts'
import * as events from './events.ts'
import { paymentEventHandlers } from './job-handlers.ts'
import * as jobs from './jobs.ts'
import { paymentEventLimits } from './limits.ts'
import { routes } from './routes.ts'
import { eraseAccounts, lastReceivedAt } from './store.ts'

export const paymentEvents = feature({
  name: 'account/payment-events',
  routes,
  limits: paymentEventLimits,
  events: Object.values(events),
  jobs: Object.values(jobs),
  installationHandlers: paymentEventHandlers,
  eraseUser: (tx, { account_ids }) => eraseAccounts(tx, account_ids),
  provides: [provide(lastEventAt, lastReceivedAt)],
  subjects: { payment_event: 'manage-billing' },
})
