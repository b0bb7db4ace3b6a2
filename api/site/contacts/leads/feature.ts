/** What the rest of the code knows of this feature. */
import { feature } from '../../../platform/features/feature.ts'
import { namesOf } from '../../../platform/features/names.ts'
import { routes } from './routes.ts'
import { leads as table } from './table.ts'

export const leads = feature({
  name: 'site/contacts/leads',
  routes,
  names: { lead: namesOf(table, table.email) },
})
