/** The declaration of this feature: everything that the rest of the code needs to know of it. */

import { feature } from '../../../platform/features/feature.ts'
import { namesOf } from '../../../platform/features/names.ts'
import * as events from './events.ts'
import { templateTestHandler } from './job-handlers.ts'
import * as jobs from './jobs.ts'
import { templateLimits } from './limits.ts'
import { routes } from './routes.ts'
import { templates as table } from './table.ts'
import { templatesPrinting } from './uses.ts'

export const templates = feature({
  name: 'site/email/templates',
  routes,
  limits: templateLimits,
  events: Object.values(events),
  subjects: { template: 'manage-emails' },
  jobs: Object.values(jobs),
  handlers: scope => [templateTestHandler(scope)],
  uses: { field: templatesPrinting },
  names: { template: namesOf(table, table.name) },
})
