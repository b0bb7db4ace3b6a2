/** What the rest of the code knows of this feature. */
import { feature } from '../../../platform/features/feature.ts'
import { settleAnswersHandler } from './jobs.ts'
import { routes } from './routes.ts'
import { replacePerson } from './store.ts'

export const answers = feature({
  name: 'site/automation/answers',
  routes,
  jobs: scope => [settleAnswersHandler(scope)],
  erase: (tx, { lead_id, hash }) => replacePerson(tx, lead_id, hash),
})
