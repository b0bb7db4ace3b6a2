/** The declaration of this feature: everything that the rest of the code needs to know of it. */

import { feature } from '../../platform/features/feature.ts'
import { provide } from '../../platform/features/port.ts'
import { identityConfirmed } from '../auth/ports.ts'
import * as events from './events.ts'
import { identityLimits } from './limits.ts'
import { routes } from './routes.ts'
import { connectIdentity } from './rules.ts'
import { countIdentities } from './store.ts'

export const identities = feature({
  name: 'account/identities',
  routes,
  limits: identityLimits,
  events: Object.values(events),
  subjects: { identity: 'manage-account' },
  eraseUser: 'with_user',
  signInMethods: countIdentities,
  provides: [
    provide(identityConfirmed, async (tx, user_id, identity, context) => {
      await connectIdentity(tx, user_id, identity, context, 'email_verification_failed')
    }),
  ],
})
