/** What the rest of the code knows of this feature. */
import { feature } from '../../../platform/features/feature.ts'
import { sweepingFiles } from './housekeeping.ts'
import { routes } from './routes.ts'
import { hashesOfFiles } from './store.ts'

export const files = feature({
  name: 'site/content/files',
  routes,
  housekeeping: sweepingFiles,
  storedHashes: hashesOfFiles,
})
