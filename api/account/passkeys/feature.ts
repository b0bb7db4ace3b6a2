/** The declaration of this feature: everything that the rest of the code needs to know of it. */

import { feature } from '../../platform/features/feature.ts'
import * as events from './events.ts'
import { passkeyLimits } from './limits.ts'
import { routes } from './routes.ts'
import { countPasskeys } from './store.ts'

export const passkeys = feature({
  name: 'account/passkeys',
  routes,
  limits: passkeyLimits,
  events: Object.values(events),
  subjects: { passkey: 'manage-account' },
  eraseUser: 'with_user',
  signInMethods: countPasskeys,
})
