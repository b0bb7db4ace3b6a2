/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../platform/features/feature.ts'
import { inboundLimits } from './limits.ts'
import { routes } from './routes.ts'

export const publicInboundMail = feature({
  name: 'public/inbound-mail',
  routes,
  limits: inboundLimits,
})
