/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../../platform/features/feature.ts'
import * as events from './events.ts'
import { sandboxSettingsLimits } from './limits.ts'
import { routes } from './routes.ts'

export const sandboxSettings = feature({
  name: 'site/sandboxes/sandbox-settings',
  routes,
  limits: sandboxSettingsLimits,
  events: Object.values(events),
  subjects: { sandbox_settings: 'manage-sandboxes' },
})
