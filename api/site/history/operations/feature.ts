/** What the rest of the code knows of this feature. Kinds of operations are declared by those whose work they are. */
import { feature } from '../../../platform/features/feature.ts'
import * as events from '../../../platform/features/operations/events.ts'
import { dropFiles } from '../../../platform/features/operations/files.ts'
import * as jobs from '../../../platform/features/operations/jobs.ts'
import { replaceSubjects } from '../../../platform/features/operations/store.ts'
import { forgettingOperations } from './housekeeping.ts'
import { reportHandler } from './job-handlers.ts'
import { operationLimits } from './limits.ts'
import { routes } from './routes.ts'
import { operationsOfSite } from './uses.ts'

export const operations = feature({
  name: 'site/history/operations',
  routes,
  limits: operationLimits,
  events: Object.values(events),
  subjects: { operation: 'read-site' },
  jobs: Object.values(jobs),
  handlers: scope => [reportHandler(scope)],
  housekeeping: forgettingOperations,
  erase: async (tx, people) => {
    await replaceSubjects(tx, people)
    await dropFiles(tx)
  },
  uses: { site: operationsOfSite },
})
