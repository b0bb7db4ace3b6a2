/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../platform/features/feature.ts'
import { provide } from '../../platform/features/port.ts'
import { restart } from '../../platform/jobs/jobs.ts'
import { personChanged } from '../auth/ports.ts'
import * as events from './events.ts'
import { billingHandlers } from './job-handlers.ts'
import * as jobs from './jobs.ts'
import { billingLimits } from './limits.ts'
import { routes } from './routes.ts'
import { eraseAccounts } from './store.ts'

export const billing = feature({
  name: 'account/billing',
  routes,
  limits: billingLimits,
  events: Object.values(events),
  jobs: Object.values(jobs),
  installationHandlers: billingHandlers,
  provides: [
    provide(personChanged, (tx, user_id, now) =>
      restart(tx, jobs.updatePayer, { subject_id: user_id, due_at: now }, now),
    ),
  ],
  eraseUser: (tx, { account_ids }) => eraseAccounts(tx, account_ids),
  subjects: {
    invoice: 'manage-billing',
    payment_method: 'manage-billing',
    billing_details: 'manage-billing',
    billing_notice: 'manage-billing',
  },
})
