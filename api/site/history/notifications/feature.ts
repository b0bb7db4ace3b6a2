/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../../platform/features/feature.ts'
import { notificationLimits } from './limits.ts'
import { routes } from './routes.ts'
import { forgetMark } from './store.ts'

export const notifications = feature({
  name: 'site/history/notifications',
  routes,
  limits: notificationLimits,
  eraseUserInSite: forgetMark,
})
