/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../../platform/features/feature.ts'
import { emailsAllowance } from './allowances.ts'
import * as events from './events.ts'
import { sendingLimitLimits } from './limits.ts'
import { routes } from './routes.ts'

export const sendingLimits = feature({
  name: 'site/email/sending-limits',
  routes,
  limits: sendingLimitLimits,
  allowances: [emailsAllowance],
  events: Object.values(events),
  subjects: { sending_limits: 'manage-emails' },
})
