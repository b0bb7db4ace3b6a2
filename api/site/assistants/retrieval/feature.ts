/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../../platform/features/feature.ts'
import { embeddingHourly, embedPassagesHandler, followingProvider } from './embedding.ts'
import * as jobs from './jobs.ts'
import { retrievalLimits } from './limits.ts'
import { removePassagesHandler } from './remove-passages.ts'
import { routes } from './routes.ts'

export const retrieval = feature({
  name: 'site/assistants/retrieval',
  routes,
  limits: retrievalLimits,
  jobs: Object.values(jobs),
  consumers: [followingProvider],
  handlers: scope => [removePassagesHandler(scope), embedPassagesHandler(scope)],
  housekeeping: embeddingHourly,
  // What is left of a source is removed by itself.
  uses: { knowledge_source: async () => [] },
})
