/** What the rest of the code knows of this feature. */
import { feature } from '../../../platform/features/feature.ts'
import { namesOf } from '../../../platform/features/names.ts'
import { routes } from './routes.ts'
import { removeTagsOfLead } from './store.ts'
import { tags as table } from './table.ts'

export const tags = feature({
  name: 'site/contacts/tags',
  routes,
  names: { tag: namesOf(table, table.name) },
  erase: (tx, { lead_id }) => removeTagsOfLead(tx, lead_id),
})
