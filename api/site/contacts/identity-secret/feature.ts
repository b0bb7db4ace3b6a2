/** What the rest of the code knows of this feature. */
import { feature } from '../../../platform/features/feature.ts'
import { permissions } from './permissions.ts'
import { routes } from './routes.ts'

export const identitySecret = feature({
  name: 'site/contacts/identity-secret',
  routes,
  permissions,
})
