/** The declaration of this feature: everything that the rest of the code needs to know of it. */

import { feature } from '../../../platform/features/feature.ts'
import * as events from './events.ts'
import * as jobs from './jobs.ts'
import { imageLimits } from './limits.ts'
import { recodeHandler } from './recoding.ts'
import { routes } from './routes.ts'
import { hashesOfImages } from './store.ts'

export const images = feature({
  name: 'site/content/images',
  routes,
  limits: imageLimits,
  events: Object.values(events),
  jobs: Object.values(jobs),
  handlers: scope => [recodeHandler(scope)],
  subjects: { image: 'manage-popups' },
  storedHashes: hashesOfImages,
})
