/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../platform/features/feature.ts'
import * as events from './events.ts'
import { routes } from './routes.ts'
import { eraseAccounts } from './store.ts'

export const subscriptions = feature({
  name: 'account/subscriptions',
  routes,
  events: Object.values(events),
  eraseUser: (tx, { account_ids }) => eraseAccounts(tx, account_ids),
  subjects: { subscription: 'manage-billing' },
})
