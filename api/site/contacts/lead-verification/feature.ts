/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../../platform/features/feature.ts'
import { confirmEmailHandler, verifyEmailHandler } from './job-handlers.ts'
import { routes } from './routes.ts'
import { emailVerification } from './verification-operation.ts'

export const leadVerification = feature({
  name: 'site/contacts/lead-verification',
  routes,
  handlers: scope => [verifyEmailHandler(scope), confirmEmailHandler(scope)],
  operations: [emailVerification],
})
