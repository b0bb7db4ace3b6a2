/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../platform/features/feature.ts'
import { provide } from '../../platform/features/port.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { endTestSubscriptions } from '../billing/rules.ts'
import { liveBegins } from '../billing-setup/ports.ts'
import { planCheckouts } from '../plans/ports.ts'
import { siteSales } from '../sites/ports.ts'
import * as events from './events.ts'
import { checkoutHandlers } from './job-handlers.ts'
import * as jobs from './jobs.ts'
import { routes } from './routes.ts'
import { endTestCheckouts, eraseAccounts, eraseBuyer, isInCheckout } from './store.ts'

export const checkout = feature({
  name: 'account/checkout',
  routes,
  events: Object.values(events),
  jobs: Object.values(jobs),
  installationHandlers: checkoutHandlers,
  async eraseUser(tx, { user_id, account_ids }) {
    await eraseAccounts(tx, account_ids)
    await eraseBuyer(tx, user_id)
  },
  provides: [
    provide(planCheckouts, isInCheckout),
    provide(liveBegins, async (tx, now) => {
      await endTestCheckouts(tx, now)
      await endTestSubscriptions(tx, now)
    }),
    provide(siteSales, {
      removed: (tx, site_id, now) => enqueue(tx, jobs.endSiteAddOns, { subject_id: site_id }, now),
    }),
  ],
  subjects: { checkout: 'manage-billing' },
})
