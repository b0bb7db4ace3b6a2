/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../platform/features/feature.ts'
import * as events from './events.ts'
import { accountEmailLimits } from './limits.ts'
import { routes } from './routes.ts'

export const accountEmails = feature({
  name: 'account/account-emails',
  routes,
  limits: accountEmailLimits,
  events: Object.values(events),
  subjects: { account_email: 'manage-account' },
})
