/** What the rest of the code knows of this feature. */
import { feature } from '../../../platform/features/feature.ts'
import { confirmEmailHandler, judgeEmailHandler } from './jobs.ts'
import { judgeLeadsHandler } from './judgings-jobs.ts'
import { routes } from './routes.ts'

export const leadQuality = feature({
  name: 'site/contacts/lead-quality',
  routes,
  jobs: scope => [judgeEmailHandler(scope), judgeLeadsHandler(scope), confirmEmailHandler(scope)],
})
