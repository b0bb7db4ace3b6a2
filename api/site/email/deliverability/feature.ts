/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../../platform/features/feature.ts'
import { countingDeliverability } from './count.ts'
import { lookingUpDomains } from './housekeeping.ts'
import { deliverabilityLimits } from './limits.ts'
import { followingFailures } from './repeated-failures.ts'
import { routes } from './routes.ts'

export const deliverability = feature({
  name: 'site/email/deliverability',
  routes,
  limits: deliverabilityLimits,
  consumers: [countingDeliverability, followingFailures],
  housekeeping: lookingUpDomains,
  uses: { sender: 'history' },
})
