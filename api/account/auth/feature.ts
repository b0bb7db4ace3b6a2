/** The declaration of this feature: everything that the rest of the code needs to know of it. */

import { feature } from '../../platform/features/feature.ts'
import * as events from './events.ts'
import { authLimits } from './limits.ts'
import { routes } from './routes.ts'

export const auth = feature({
  name: 'account/auth',
  routes,
  limits: authLimits,
  events: Object.values(events),
  subjects: { user: 'manage-account' },
  eraseUser: 'with_user',
})
