/** The declaration of this feature: everything that the rest of the code needs to know of it. */

import { attention, latestIn } from '../../../platform/features/attention.ts'
import { feature } from '../../../platform/features/feature.ts'
import { namesOf } from '../../../platform/features/names.ts'
import { journeyEnrollment } from './enrollments/enrollment-operation.ts'
import * as events from './events.ts'
import * as jobs from './jobs.ts'
import { journeyLimits } from './limits.ts'
import { permissions } from './permissions.ts'
import { routes } from './routes.ts'
import { routes as simulations } from './simulation/routes.ts'
import { routes as starters } from './starters/routes.ts'
import { countPaused, countThrottled } from './store.ts'
import { journeys as table } from './table.ts'
import { routes as transfers } from './transfer/routes.ts'
import { triggers } from './triggers/consumer.ts'
import { dateTriggersHandler } from './triggers/date-triggers.ts'
import {
  journeysNaming,
  journeysNamingOption,
  journeysSendingMarketing,
  journeysUsingField,
  liveJourneys,
  liveJourneysNaming,
} from './uses.ts'

export const journeys = feature({
  name: 'site/automation/journeys',
  routes: [...routes, ...starters, ...transfers, ...simulations],
  permissions,
  limits: journeyLimits,
  events: Object.values(events),
  subjects: { journey: 'manage-marketing' },
  jobs: Object.values(jobs),
  handlers: scope => [dateTriggersHandler(scope)],
  operations: [journeyEnrollment],
  consumers: [triggers],
  attention: [
    attention('journeys_paused', 'manage-marketing', countPaused, latestIn(table.paused_at)),
    attention('journeys_throttled', 'manage-marketing', countThrottled, latestIn(table.throttled_at)),
  ],
  names: { journey: namesOf(table, table.name) },
  uses: {
    site: liveJourneys,
    tag: journeysNaming,
    audience: journeysNaming,
    field: journeysUsingField,
    popup: journeysNaming,
    campaign: journeysNaming,
    assistant: journeysNaming,
    template: journeysNaming,
    sender: journeysNaming,
    webhook_endpoint: journeysNaming,
    sandbox: journeysNaming,
  },
  liveUses: { site: journeysSendingMarketing, template: liveJourneysNaming, sender: liveJourneysNaming },
  optionUses: journeysNamingOption,
})
