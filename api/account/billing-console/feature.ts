/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../platform/features/feature.ts'
import { provide } from '../../platform/features/port.ts'
import { beginNightly } from '../billing-setup/ports.ts'
import * as events from './events.ts'
import { beginReconciling, reconciliationHandlers } from './job-handlers.ts'
import * as jobs from './jobs.ts'
import { billingConsoleLimits } from './limits.ts'
import { routes } from './routes.ts'
import { eraseAccounts } from './store.ts'

export const billingConsole = feature({
  name: 'account/billing-console',
  routes,
  limits: billingConsoleLimits,
  events: Object.values(events),
  jobs: Object.values(jobs),
  installationHandlers: reconciliationHandlers,
  eraseUser: (tx, { account_ids }) => eraseAccounts(tx, account_ids),
  provides: [provide(beginNightly, beginReconciling)],
  subjects: { coupon: 'manage-billing', reconciliation: 'manage-billing' },
})
