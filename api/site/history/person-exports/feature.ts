/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { personRecords } from '../../../account/person-requests/ports.ts'
import { feature } from '../../../platform/features/feature.ts'
import { provide } from '../../../platform/features/port.ts'
import { reviewAfterErasure, reviewHandler } from './forget.ts'
import * as jobs from './jobs.ts'
import { routes } from './routes.ts'
import { recordsOfSite } from './rules.ts'

export const personExports = feature({
  name: 'site/history/person-exports',
  routes,
  jobs: Object.values(jobs),
  handlers: scope => [reviewHandler(scope)],
  erase: reviewAfterErasure,
  provides: [provide(personRecords, recordsOfSite)],
})
