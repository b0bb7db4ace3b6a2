/** The declaration of this feature: everything that the rest of the code needs to know of it. */

import { feature } from '../../../platform/features/feature.ts'
import { namesOf } from '../../../platform/features/names.ts'
import * as events from './events.ts'
import { removingOldFields } from './housekeeping.ts'
import { customFieldsFeature, mergingValues } from './lead-merge.ts'
import { customFieldLimits } from './limits.ts'
import { routes } from './routes.ts'
import { customFields as table } from './table.ts'

export const customFields = feature({
  name: customFieldsFeature,
  routes,
  limits: customFieldLimits,
  events: Object.values(events),
  subjects: { custom_field: 'read-lead' },
  names: { field: namesOf(table, table.label) },
  housekeeping: removingOldFields,
  merge: mergingValues,
  erase: 'with_lead',
})
