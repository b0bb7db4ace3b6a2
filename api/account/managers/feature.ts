/** The declaration of this feature: everything that the rest of the code needs to know of it. */

import { feature } from '../../platform/features/feature.ts'
import { managersAllowance } from './allowances.ts'
import * as events from './events.ts'
import { managerLimits } from './limits.ts'
import { permissions } from './permissions.ts'
import { routes } from './routes.ts'

export const managers = feature({
  name: 'account/managers',
  routes,
  permissions,
  limits: managerLimits,
  allowances: [managersAllowance],
  events: Object.values(events),
  subjects: { manager: 'manage-managers' },
  eraseUser: 'with_user',
})
