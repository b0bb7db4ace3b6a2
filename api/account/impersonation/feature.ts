/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../platform/features/feature.ts'
import { provide } from '../../platform/features/port.ts'
import { signedOut } from '../auth/ports.ts'
import { noteEnd } from './end.ts'
import * as events from './events.ts'
import { impersonationLimits } from './limits.ts'
import { routes } from './routes.ts'

export const impersonation = feature({
  name: 'account/impersonation',
  routes,
  limits: impersonationLimits,
  events: Object.values(events),
  subjects: { impersonation: 'manage-account' },
  provides: [provide(signedOut, noteEnd)],
})
