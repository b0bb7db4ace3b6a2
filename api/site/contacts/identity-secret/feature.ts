/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../../platform/features/feature.ts'
import { permissions } from './permissions.ts'
import { routes } from './routes.ts'

export const identitySecret = feature({
  name: 'site/contacts/identity-secret',
  routes,
  permissions,
})
