/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../platform/features/feature.ts'
import * as events from './events.ts'
import { routes } from './routes.ts'
import { eraseAccounts } from './store.ts'

export const checkout = feature({
  name: 'account/checkout',
  routes,
  events: Object.values(events),
  eraseUser: (tx, { account_ids }) => eraseAccounts(tx, account_ids),
  subjects: { checkout: 'manage-billing' },
})
