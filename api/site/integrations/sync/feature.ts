/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../../platform/features/feature.ts'
import { onlyHere } from '../../../platform/features/only-here.ts'
import { provide } from '../../../platform/features/port.ts'
import { connectionSync } from '../connections/ports.ts'
import { connectionPort } from './connection-port.ts'
import { eraseLedger } from './erase.ts'
import * as events from './events.ts'
import { ledgerFollowsLeads } from './follow.ts'
import { syncConnectionHandler, wakeSyncHandler } from './job-handlers.ts'
import * as jobs from './jobs.ts'
import { syncLimits } from './limits.ts'
import { listImport } from './list-import.ts'
import { routes } from './routes.ts'

export const sync = feature({
  name: 'site/integrations/sync',
  routes,
  limits: syncLimits,
  events: Object.values(events),
  jobs: Object.values(jobs),
  handlers: scope => [onlyHere(scope, syncConnectionHandler(scope)), wakeSyncHandler(scope)],
  consumers: [ledgerFollowsLeads],
  operations: [listImport],
  provides: [provide(connectionSync, connectionPort)],
  erase: eraseLedger,
  merge: 'stays',
})
