/** The declaration of this feature: everything that the rest of the code needs to know of it. */

import { attention } from '../../../platform/features/attention.ts'
import { feature } from '../../../platform/features/feature.ts'
import { news } from '../../../platform/features/news.ts'
import { leadsBeyond } from '../lead-records/rules.ts'
import { leadsAllowance, leadsAllowed } from './allowances.ts'
import { leadLimits } from './limits.ts'
import { permissions } from './permissions.ts'
import { countMadeSince } from './registrations.ts'
import { routes } from './routes.ts'

export const leads = feature({
  name: 'site/contacts/leads',
  routes,
  permissions,
  limits: leadLimits,
  allowances: [leadsAllowance],
  attention: [
    attention('leads_beyond_limit', 'read-lead', (db, _today, of) => leadsBeyond(db, leadsAllowed(of, of.site))),
  ],
  news: [news('leads', 'read-lead', countMadeSince)],
})
