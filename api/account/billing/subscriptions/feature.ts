/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../../platform/features/feature.ts'
import { provide } from '../../../platform/features/port.ts'
import { restart } from '../../../platform/jobs/jobs.ts'
import { syncPrices } from '../../billing-setup/rules.ts'
import { planSales } from '../../plans/ports.ts'
import * as events from './events.ts'
import { subscriptionHandlers } from './job-handlers.ts'
import * as jobs from './jobs.ts'
import { routes } from './routes.ts'
import { eraseAccounts, findLive, isPaidFor } from './store.ts'

export const subscriptions = feature({
  name: 'account/billing/subscriptions',
  routes,
  events: Object.values(events),
  jobs: Object.values(jobs),
  installationHandlers: subscriptionHandlers,
  eraseUser: (tx, { account_ids }) => eraseAccounts(tx, account_ids),
  provides: [
    provide(planSales, {
      offerChanged: (tx, plan_id, now) => restart(tx, syncPrices, { subject_id: plan_id, due_at: now }, now),
      isPaidFor,
      paysForPlan: async (db, account_id) => (await findLive(db, account_id)) !== undefined,
    }),
  ],
  subjects: { subscription: 'manage-billing' },
})
