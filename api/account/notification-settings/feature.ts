/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../platform/features/feature.ts'
import { tellingAtOnce } from './at-once.ts'
import * as events from './events.ts'
import { digestHandlers } from './job-handlers.ts'
import * as jobs from './jobs.ts'
import { digestLimits } from './limits.ts'
import { routes } from './routes.ts'

export const notificationSettings = feature({
  name: 'account/notification-settings',
  routes,
  limits: digestLimits,
  events: Object.values(events),
  subjects: { notification_settings: 'manage-account' },
  jobs: Object.values(jobs),
  installationHandlers: digestHandlers,
  parts: tellingAtOnce,
  eraseUser: 'with_user',
})
