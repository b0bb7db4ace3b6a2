/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../../platform/features/feature.ts'
import { namesOf } from '../../../platform/features/names.ts'
import { provide } from '../../../platform/features/port.ts'
import { sourcesOfVector } from '../knowledge-sources/rules.ts'
import { namedSources } from '../retrieval/ports.ts'
import * as events from './events.ts'
import { vectorLimits } from './limits.ts'
import { routes } from './routes.ts'
import { findSources, listSourceIds } from './store.ts'
import { vectors as table } from './table.ts'

export const vectors = feature({
  name: 'site/assistants/vectors',
  routes,
  limits: vectorLimits,
  events: Object.values(events),
  subjects: { vector: 'manage-assistants' },
  provides: [provide(sourcesOfVector, listSourceIds), provide(namedSources, findSources)],
  names: { vector: namesOf(table, table.name) },
  // A source that is deleted is in no vector any more: nothing is lost that was not deleted.
  uses: { knowledge_source: async () => [] },
})
