/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../../platform/features/feature.ts'
import { namesOf } from '../../../platform/features/names.ts'
import * as events from './events.ts'
import { knowledgeLimits } from './limits.ts'
import { routes } from './routes.ts'
import { knowledgeSources as table } from './table.ts'

export const knowledgeSources = feature({
  name: 'site/assistants/knowledge-sources',
  routes,
  limits: knowledgeLimits,
  events: Object.values(events),
  subjects: { knowledge_source: 'manage-assistants' },
  names: { knowledge_source: namesOf(table, table.name) },
})
