/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../platform/features/feature.ts'
import * as events from './events.ts'
import { deletionHandlers } from './job-handlers.ts'
import * as jobs from './jobs.ts'
import { deletionLimits } from './limits.ts'
import { routes } from './routes.ts'

export const accountDeletion = feature({
  name: 'account/account-deletion',
  routes,
  limits: deletionLimits,
  events: Object.values(events),
  jobs: Object.values(jobs),
  installationHandlers: deletionHandlers,
})
