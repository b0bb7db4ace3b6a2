/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../platform/features/feature.ts'
import { provide } from '../../platform/features/port.ts'
import { restart } from '../../platform/jobs/jobs.ts'
import { planSales } from '../plans/ports.ts'
import { isPaidFor, liveOf } from '../subscriptions/rules.ts'
import * as events from './events.ts'
import { priceHandlers } from './job-handlers.ts'
import * as jobs from './jobs.ts'
import { routes } from './routes.ts'

export const billingSetup = feature({
  name: 'account/billing-setup',
  routes,
  events: Object.values(events),
  subjects: { billing: 'manage-billing' },
  jobs: Object.values(jobs),
  installationHandlers: priceHandlers,
  provides: [
    provide(planSales, {
      offerChanged: (tx, plan_id, now) => restart(tx, jobs.syncPrices, { subject_id: plan_id, due_at: now }, now),
      isPaidFor,
      paysForPlan: async (db, account_id) => (await liveOf(db, account_id)) !== undefined,
    }),
  ],
})
