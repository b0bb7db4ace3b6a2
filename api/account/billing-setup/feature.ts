/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../platform/features/feature.ts'
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
})
