/** The declaration of this feature: everything that the rest of the code needs to know of it. */

import { feature } from '../../platform/features/feature.ts'
import { sitesAllowance } from './allowances.ts'
import * as events from './events.ts'
import { siteHandlers } from './job-handlers.ts'
import * as jobs from './jobs.ts'
import { siteLimits } from './limits.ts'
import { permissions } from './permissions.ts'
import { routes } from './routes.ts'

export const sites = feature({
  name: 'account/sites',
  routes,
  permissions,
  limits: siteLimits,
  allowances: [sitesAllowance],
  events: Object.values(events),
  jobs: Object.values(jobs),
  installationHandlers: siteHandlers,
  subjects: {
    site: 'read-site',
    design_settings: 'read-site',
    host_settings: 'read-site',
    overlay_settings: 'read-site',
    marketing_settings: 'read-site',
    tracking_settings: 'read-site',
  },
  eraseUser: 'with_user',
})
