/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../../platform/features/feature.ts'
import * as events from './events.ts'
import * as jobs from './jobs.ts'
import { knowledgeLimits } from './limits.ts'
import { routes } from './routes.ts'
import { knowledgeScheduleHandler } from './update/begin.ts'
import { followingPages, knowledgeFollowHandler, sourcesReadingPage } from './update/following-pages.ts'
import { knowledgeUpdate } from './update/update-operation.ts'

export const knowledgeSources = feature({
  name: 'site/assistants/knowledge-sources',
  routes,
  limits: knowledgeLimits,
  events: Object.values(events),
  jobs: Object.values(jobs),
  handlers: scope => [knowledgeScheduleHandler(scope), knowledgeFollowHandler(scope)],
  consumers: [followingPages],
  operations: [knowledgeUpdate],
  liveUses: { page: sourcesReadingPage },
})
