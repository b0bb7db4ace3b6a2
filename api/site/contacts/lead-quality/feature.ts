/** What the rest of the code knows of this feature. */
import { feature } from '../../../platform/features/feature.ts'
import { confirmEmailHandler, verifyEmailHandler } from './jobs.ts'
import { routes } from './routes.ts'
import { verifyEmailsHandler } from './verifications-jobs.ts'

export const leadQuality = feature({
  name: 'site/contacts/lead-quality',
  routes,
  jobs: scope => [verifyEmailHandler(scope), verifyEmailsHandler(scope), confirmEmailHandler(scope)],
})
