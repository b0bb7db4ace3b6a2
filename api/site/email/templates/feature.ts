/** What the rest of the code knows of this feature. */
import { feature } from '../../../platform/features/feature.ts'
import { namesOf } from '../../../platform/features/names.ts'
import { templateTestHandler } from './jobs.ts'
import { routes } from './routes.ts'
import { templates as table } from './table.ts'

export const templates = feature({
  name: 'site/email/templates',
  routes,
  jobs: scope => [templateTestHandler(scope)],
  names: { template: namesOf(table, table.name) },
})
