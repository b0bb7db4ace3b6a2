/** The declaration of this feature: everything that the rest of the code needs to know of it. */

import { feature } from '../../../platform/features/feature.ts'
import { namesOf } from '../../../platform/features/names.ts'
import * as events from './events.ts'
import { leadTags } from './lead-tags-table.ts'
import { tagLimits } from './limits.ts'
import { routes } from './routes.ts'
import { removeTagsOfLeads } from './store.ts'
import { tags as table } from './table.ts'

export const tags = feature({
  name: 'site/contacts/tags',
  routes,
  limits: tagLimits,
  events: Object.values(events),
  subjects: { tag: 'manage-leads' },
  names: { tag: namesOf(table, table.name) },
  leadSets: [{ name: 'tags', member: leadTags.tag_id }],
  merge: 'with_lead',
  erase: (tx, people) =>
    removeTagsOfLeads(
      tx,
      people.map(({ lead_id }) => lead_id),
    ),
})
