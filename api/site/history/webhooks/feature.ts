/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { attention, latestIn } from '../../../platform/features/attention.ts'
import { feature } from '../../../platform/features/feature.ts'
import { namesOf } from '../../../platform/features/names.ts'
import { provide } from '../../../platform/features/port.ts'
import { webhookEndpointStatus } from '../../automation/journeys/ports.ts'
import { deliveriesOfEvents } from './deliveries-of-events.ts'
import { forgetAnswers } from './delivery-store.ts'
import * as events from './events.ts'
import { forgettingDeliveries } from './housekeeping.ts'
import { webhookDeliveryHandler } from './job-handlers.ts'
import * as jobs from './jobs.ts'
import { journeyCalls } from './journey-calls.ts'
import { webhookLimits } from './limits.ts'
import { routes } from './routes.ts'
import { endpointStatus } from './rules.ts'
import { countSwitchedOff, isSwitchedOff } from './store.ts'
import { webhookEndpoints } from './table.ts'

export const webhooks = feature({
  name: 'site/history/webhooks',
  planFeatures: ['webhooks'],
  routes,
  limits: webhookLimits,
  events: Object.values(events),
  subjects: { webhook_endpoint: 'manage-integrations' },
  jobs: Object.values(jobs),
  handlers: scope => [webhookDeliveryHandler(scope)],
  consumers: [journeyCalls, deliveriesOfEvents],
  housekeeping: forgettingDeliveries,
  provides: [provide(webhookEndpointStatus, endpointStatus)],
  attention: [
    attention(
      'disabled_webhooks',
      'manage-integrations',
      countSwitchedOff,
      latestIn(webhookEndpoints.disabled_at, isSwitchedOff),
    ),
  ],
  names: { webhook_endpoint: namesOf(webhookEndpoints, webhookEndpoints.url) },
  erase: forgetAnswers,
  merge: 'stays',
})
