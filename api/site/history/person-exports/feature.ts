/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { personRecords } from '../../../account/person-requests/ports.ts'
import { feature } from '../../../platform/features/feature.ts'
import { provide } from '../../../platform/features/port.ts'
import { routes } from './routes.ts'
import { recordsOfSite } from './rules.ts'

export const personExports = feature({
  name: 'site/history/person-exports',
  routes,
  provides: [provide(personRecords, recordsOfSite)],
})
