/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../../platform/features/feature.ts'
import { provide } from '../../../platform/features/port.ts'
import { connectionSync } from '../connections/ports.ts'
import { connectionPort } from './connection-port.ts'
import { eraseLedger } from './erase.ts'
import { syncConnectionHandler } from './job-handlers.ts'
import * as jobs from './jobs.ts'

export const sync = feature({
  name: 'site/integrations/sync',
  jobs: Object.values(jobs),
  handlers: scope => [syncConnectionHandler(scope)],
  provides: [provide(connectionSync, connectionPort)],
  erase: eraseLedger,
  merge: 'stays',
})
