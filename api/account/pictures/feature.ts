/** The declaration of this feature: everything that the rest of the code needs to know of it. */

import { feature } from '../../platform/features/feature.ts'
import * as events from './events.ts'
import { pictureLimits } from './limits.ts'
import { routes } from './routes.ts'

export const pictures = feature({
  name: 'account/pictures',
  routes,
  limits: pictureLimits,
  events: Object.values(events),
  eraseUser: 'with_user',
})
