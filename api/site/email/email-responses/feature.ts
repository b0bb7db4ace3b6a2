/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../../platform/features/feature.ts'
import * as events from './events.ts'
import { emailResponseLimits } from './limits.ts'
import { routes } from './routes.ts'
import { mergingResponses, replacePeople } from './store.ts'

export const emailResponses = feature({
  name: 'site/email/email-responses',
  routes,
  limits: emailResponseLimits,
  events: Object.values(events),
  merge: mergingResponses,
  erase: replacePeople,
  uses: { email: 'history' },
})
