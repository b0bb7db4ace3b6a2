/** The declaration of this feature: everything that the rest of the code needs to know of it. */

import { attention, latestIn } from '../../../platform/features/attention.ts'
import { feature } from '../../../platform/features/feature.ts'
import { countPaused, countThrottled } from '../journey-records/rules.ts'
import { journeys as table } from '../journey-records/table.ts'
import { journeyEnrollment } from './enrollments/enrollment-operation.ts'
import * as events from './events.ts'
import * as jobs from './jobs.ts'
import { permissions } from './permissions.ts'
import { routes } from './routes.ts'
import { routes as simulations } from './simulation/routes.ts'
import { routes as starters } from './starters/routes.ts'
import { routes as transfers } from './transfer/routes.ts'
import { triggers } from './triggers/consumer.ts'
import { dateTriggersHandler } from './triggers/date-triggers.ts'

export const journeys = feature({
  name: 'site/automation/journeys',
  routes: [...routes, ...starters, ...transfers, ...simulations],
  permissions,
  events: Object.values(events),
  jobs: Object.values(jobs),
  handlers: scope => [dateTriggersHandler(scope)],
  operations: [journeyEnrollment],
  consumers: [triggers],
  attention: [
    attention('journeys_paused', 'manage-marketing', countPaused, latestIn(table.paused_at)),
    attention('journeys_throttled', 'manage-marketing', countThrottled, latestIn(table.throttled_at)),
  ],
  // How far its date triggers have come goes with a journey that is deleted.
  uses: { journey: async () => [] },
})
