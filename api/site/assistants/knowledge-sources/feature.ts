/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../../platform/features/feature.ts'
import { namesOf } from '../../../platform/features/names.ts'
import * as events from './events.ts'
import * as jobs from './jobs.ts'
import { knowledgeLimits } from './limits.ts'
import { routes } from './routes.ts'
import { bytesOfFiles, hashesOfSources } from './store.ts'
import { knowledgeSources as table } from './table.ts'
import { knowledgeScheduleHandler } from './updating/begin.ts'
import { followingPages, knowledgeFollowHandler, sourcesReadingPage } from './updating/following-pages.ts'
import { knowledgeUpdate } from './updating/update-operation.ts'

export const knowledgeSources = feature({
  name: 'site/assistants/knowledge-sources',
  routes,
  limits: knowledgeLimits,
  events: Object.values(events),
  jobs: Object.values(jobs),
  handlers: scope => [knowledgeScheduleHandler(scope), knowledgeFollowHandler(scope)],
  consumers: [followingPages],
  operations: [knowledgeUpdate],
  storedHashes: hashesOfSources,
  storedBytes: bytesOfFiles,
  // What a page says is read from it as long as it is public: it may go, and whoever takes it down is told.
  uses: { page: 'history' },
  liveUses: { page: sourcesReadingPage },
  subjects: { knowledge_source: 'manage-assistants' },
  names: { knowledge_source: namesOf(table, table.name) },
})
