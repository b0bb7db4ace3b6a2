/** The declaration of this feature: everything that the rest of the code needs to know of it. */

import { feature } from '../../platform/features/feature.ts'
import * as events from './events.ts'
import { identityLimits } from './limits.ts'
import { routes } from './routes.ts'

export const identities = feature({
  name: 'account/identities',
  routes,
  limits: identityLimits,
  events: Object.values(events),
  subjects: { identity: 'manage-account' },
  eraseUser: 'with_user',
})
