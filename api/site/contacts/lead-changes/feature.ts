/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../../platform/features/feature.ts'
import { leadChangeLimits } from './limits.ts'
import { routes } from './routes.ts'

export const leadChanges = feature({
  name: 'site/contacts/lead-changes',
  routes,
  limits: leadChangeLimits,
})
