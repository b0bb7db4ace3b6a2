/** The declaration of this feature: everything that the rest of the code needs to know of it. */

import { feature } from '../../../platform/features/feature.ts'
import * as events from './events.ts'
import { forgettingVisits } from './housekeeping.ts'
import { visitorLimits } from './limits.ts'
import { routes } from './routes.ts'
import { forgetVisitsOfPeople } from './rules.ts'
import { browsersOfPeople, mergingVisitors } from './store.ts'

export const visitors = feature({
  name: 'site/contacts/visitors',
  routes,
  limits: visitorLimits,
  events: Object.values(events),
  subjects: { visitor: 'read-lead', page: 'read-lead' },
  housekeeping: forgettingVisits,
  merge: mergingVisitors,
  erase: forgetVisitsOfPeople,
  browsersOf: browsersOfPeople,
  eraseVisitors: 'with_visitor',
})
