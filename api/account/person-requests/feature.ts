/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../platform/features/feature.ts'
import * as events from './events.ts'
import { personRequestHandlers } from './job-handlers.ts'
import * as jobs from './jobs.ts'
import { personRequestLimits } from './limits.ts'
import { routes } from './routes.ts'

export const personRequests = feature({
  name: 'account/person-requests',
  routes,
  limits: personRequestLimits,
  events: Object.values(events),
  subjects: { person_request: 'manage-leads' },
  jobs: Object.values(jobs),
  installationHandlers: personRequestHandlers,
  eraseUser: 'with_user',
})
