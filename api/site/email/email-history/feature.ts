/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../../platform/features/feature.ts'
import { emailHistoryLimits } from './limits.ts'
import { routes } from './routes.ts'

export const emailHistory = feature({
  name: 'site/email/email-history',
  routes,
  limits: emailHistoryLimits,
})
