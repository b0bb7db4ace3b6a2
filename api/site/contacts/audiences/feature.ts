/** What the rest of the code knows of this feature. */
import { feature } from '../../../platform/features/feature.ts'
import { namesOf } from '../../../platform/features/names.ts'
import { routes } from './routes.ts'
import { audiences as table } from './table.ts'

export const audiences = feature({
  name: 'site/contacts/audiences',
  routes,
  names: { audience: namesOf(table, table.name) },
  erase: 'with_lead',
})
