/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../../platform/features/feature.ts'
import { routes } from './routes.ts'
import { consentsFeature, mergingConsents, replacePeople } from './store.ts'

export const consents = feature({
  name: consentsFeature,
  routes,
  merge: mergingConsents,
  erase: replacePeople,
})
