/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../platform/features/feature.ts'
import * as events from './events.ts'
import { billingLimits } from './limits.ts'
import { routes } from './routes.ts'
import { eraseAccounts } from './store.ts'

export const billing = feature({
  name: 'account/billing',
  routes,
  limits: billingLimits,
  events: Object.values(events),
  eraseUser: (tx, { account_ids }) => eraseAccounts(tx, account_ids),
  subjects: {
    invoice: 'manage-billing',
    payment_method: 'manage-billing',
    billing_details: 'manage-billing',
    billing_notice: 'manage-billing',
  },
})
