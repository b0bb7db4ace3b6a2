/** The declaration of this feature: everything that the rest of the code needs to know of it. */

import { isOwnImage } from '../../../account/brand/ports.ts'
import { feature } from '../../../platform/features/feature.ts'
import { provide } from '../../../platform/features/port.ts'
import * as events from './events.ts'
import * as jobs from './jobs.ts'
import { imageLimits } from './limits.ts'
import { recodeHandler } from './recode.ts'
import { routes } from './routes.ts'
import { imageExists } from './rules.ts'
import { bytesOfImages, hashesOfImages } from './store.ts'

export const images = feature({
  name: 'site/content/images',
  routes,
  limits: imageLimits,
  events: Object.values(events),
  jobs: Object.values(jobs),
  handlers: scope => [recodeHandler(scope)],
  subjects: { image: 'manage-popups' },
  provides: [provide(isOwnImage, imageExists)],
  storedBytes: bytesOfImages,
  storedHashes: hashesOfImages,
})
