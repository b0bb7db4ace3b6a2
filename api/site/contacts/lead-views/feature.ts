/** The declaration of this feature: everything that the rest of the code needs to know of it. */

import { feature } from '../../../platform/features/feature.ts'
import { namesOf } from '../../../platform/features/names.ts'
import { replaceInTexts } from '../../../platform/features/people.ts'
import * as events from './events.ts'
import { leadViewLimits } from './limits.ts'
import { routes } from './routes.ts'
import { removeViewsOf } from './store.ts'
import { leadViews as table } from './table.ts'

export const leadViews = feature({
  name: 'site/contacts/lead-views',
  routes,
  limits: leadViewLimits,
  events: Object.values(events),
  subjects: { lead_view: 'read-lead' },
  names: { lead_view: namesOf(table, table.name) },
  // A view that asks for what is gone finds nobody by it.
  uses: {
    tag: 'history',
    audience: 'history',
    campaign: 'history',
    assistant: 'history',
    sandbox: 'history',
    field: 'history',
  },
  erase: (tx, people) => replaceInTexts(tx, table.parts, people),
  eraseUserInSite: removeViewsOf,
})
