/** The declaration of this feature: everything that the rest of the code needs to know of it. */

import { feature } from '../../platform/features/feature.ts'
import * as events from './events.ts'
import { apiKeyLimits } from './limits.ts'
import { permissions } from './permissions.ts'
import { routes } from './routes.ts'
import { eraseKeysOf } from './store.ts'

export const apiKeys = feature({
  name: 'account/api-keys',
  routes,
  permissions,
  events: Object.values(events),
  limits: apiKeyLimits,
  subjects: { api_key: 'manage-account' },
  eraseUser: eraseKeysOf,
})
