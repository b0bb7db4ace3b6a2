/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { attention, latestIn } from '../../../platform/features/attention.ts'
import { feature } from '../../../platform/features/feature.ts'
import { namesOf } from '../../../platform/features/names.ts'
import { provide } from '../../../platform/features/port.ts'
import { campaignConnection } from '../../capture/campaigns/rules.ts'
import * as events from './events.ts'
import { connectionLimits } from './limits.ts'
import { routes } from './routes.ts'
import { toCampaignConnection } from './rules.ts'
import { countWaiting, waitsForPerson } from './store.ts'
import { connections as table } from './table.ts'
import { connectionsWithAudience, connectionsWithField, connectionsWithTag } from './uses.ts'

export const connections = feature({
  name: 'site/integrations/connections',
  routes,
  limits: connectionLimits,
  events: Object.values(events),
  subjects: { connection: 'manage-integrations' },
  names: { connection: namesOf(table, table.name) },
  attention: [
    attention('stopped_connections', 'manage-integrations', countWaiting, latestIn(table.status_since, waitsForPerson)),
  ],
  provides: [provide(campaignConnection, toCampaignConnection)],
  uses: { tag: connectionsWithTag, audience: connectionsWithAudience, field: connectionsWithField },
})
