/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { attention, latestIn } from '../../../platform/features/attention.ts'
import { feature } from '../../../platform/features/feature.ts'
import * as events from './events.ts'
import { transportLimits } from './limits.ts'
import { routes } from './routes.ts'
import { countTroubles } from './store.ts'
import { transportTrouble } from './table.ts'

export const emailTransport = feature({
  name: 'site/email/email-transport',
  routes,
  limits: transportLimits,
  events: Object.values(events),
  attention: [attention('transport_down', 'manage-emails', countTroubles, latestIn(transportTrouble.since))],
  subjects: { email_transport: 'manage-emails' },
})
