/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../platform/features/feature.ts'
import * as events from './events.ts'
import { pricingPageLimits } from './limits.ts'
import { routes } from './routes.ts'

export const pricingPage = feature({
  name: 'account/pricing-page',
  routes,
  limits: pricingPageLimits,
  events: Object.values(events),
  subjects: { pricing_page: 'manage-billing' },
})
