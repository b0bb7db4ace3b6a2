/** What the rest of the code knows of this feature. */
import { feature } from '../../../platform/features/feature.ts'
import { routes } from './routes.ts'
import { hashesOfImages } from './store.ts'

export const images = feature({
  name: 'site/content/images',
  routes,
  storedHashes: hashesOfImages,
})
