/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../../platform/features/feature.ts'
import { emailStatusLimits } from './limits.ts'

export const emailStatus = feature({
  name: 'site/contacts/email-status',
  limits: emailStatusLimits,
})
