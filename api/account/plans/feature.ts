/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../platform/features/feature.ts'
import * as events from './events.ts'
import { planHandlers } from './job-handlers.ts'
import * as jobs from './jobs.ts'
import { planLimits } from './limits.ts'
import { permissions } from './permissions.ts'
import { routes } from './routes.ts'
import { takePlansFrom } from './store.ts'

export const plans = feature({
  name: 'account/plans',
  routes,
  permissions,
  limits: planLimits,
  events: Object.values(events),
  subjects: { plan: 'manage-billing', account: 'manage-billing' },
  jobs: Object.values(jobs),
  installationHandlers: planHandlers,
  eraseUser: (tx, { account_ids }) => takePlansFrom(tx, account_ids),
})
