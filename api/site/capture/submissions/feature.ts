/** What the rest of the code knows of this feature. */
import { feature } from '../../../platform/features/feature.ts'
import { routes } from './routes.ts'
import { replacePerson } from './store.ts'

export const submissions = feature({
  name: 'site/capture/submissions',
  routes,
  erase: (tx, { lead_id, hash }) => replacePerson(tx, lead_id, hash),
})
