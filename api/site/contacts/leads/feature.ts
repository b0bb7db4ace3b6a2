/** The declaration of this feature: everything that the rest of the code needs to know of it. */

import { attention } from '../../../platform/features/attention.ts'
import { feature } from '../../../platform/features/feature.ts'
import { namesOf } from '../../../platform/features/names.ts'
import { news } from '../../../platform/features/news.ts'
import { leadsAllowance, leadsAllowed } from './allowances.ts'
import * as events from './events.ts'
import { leadFields } from './fields.ts'
import { indexingLeads } from './housekeeping.ts'
import { leadLimits } from './limits.ts'
import { permissions } from './permissions.ts'
import { countMadeSince } from './registrations.ts'
import { leadsBeyond } from './room.ts'
import { routes } from './routes.ts'
import { leads as table } from './table.ts'

export const leads = feature({
  name: 'site/contacts/leads',
  routes,
  permissions,
  limits: leadLimits,
  allowances: [leadsAllowance],
  events: Object.values(events),
  subjects: { lead: 'read-lead', event: 'read-lead' },
  names: { lead: namesOf(table, table.email) },
  fields: leadFields,
  attention: [
    attention('leads_beyond_limit', 'read-lead', (db, _today, of) => leadsBeyond(db, leadsAllowed(of, of.site))),
  ],
  news: [news('leads', 'read-lead', countMadeSince)],
  housekeeping: indexingLeads,
})
