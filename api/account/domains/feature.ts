/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { attention } from '../../platform/features/attention.ts'
import { feature } from '../../platform/features/feature.ts'
import * as events from './events.ts'
import { domainHandlers } from './job-handlers.ts'
import * as jobs from './jobs.ts'
import { domainLimits } from './limits.ts'
import { routes } from './routes.ts'

export const domains = feature({
  name: 'account/domains',
  routes,
  limits: domainLimits,
  events: Object.values(events),
  subjects: { domain: 'read-site', primary_domain: 'read-site' },
  jobs: Object.values(jobs),
  installationHandlers: domainHandlers,
  attention: [attention('domains_not_pointing', 'read-site', async (_db, _today, { site }) => site.domains_waiting)],
})
