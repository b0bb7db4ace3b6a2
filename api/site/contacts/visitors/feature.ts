/** What the rest of the code knows of this feature. */
import { feature } from '../../../platform/features/feature.ts'
import { forgettingVisits } from './housekeeping.ts'
import { routes } from './routes.ts'
import { forgetVisitsOfLead } from './rules.ts'

export const visitors = feature({
  name: 'site/contacts/visitors',
  routes,
  housekeeping: forgettingVisits,
  erase: (tx, { lead_id }) => forgetVisitsOfLead(tx, lead_id),
})
