/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { attention, latestIn } from '../../../platform/features/attention.ts'
import { feature } from '../../../platform/features/feature.ts'
import { namesOf } from '../../../platform/features/names.ts'
import { onlyHere } from '../../../platform/features/only-here.ts'
import { provide } from '../../../platform/features/port.ts'
import { promisedSandbox } from '../../capture/campaigns/ports.ts'
import { endAccesses, leadsWithAccess, tellSpace } from '../sandboxes/rules.ts'
import { eraseAccesses } from './erasure.ts'
import * as events from './events.ts'
import { forgettingLinks } from './housekeeping.ts'
import { assignSandboxHandler, sandboxAccessEmailHandler, tendSandboxAccessHandler } from './job-handlers.ts'
import * as jobs from './jobs.ts'
import { mergingAccesses } from './lead-merge.ts'
import { sandboxAccessLimits } from './limits.ts'
import { campaignSandbox } from './promised.ts'
import { routes } from './routes.ts'
import { endAccessesTo, tellSpaceTo } from './rules.ts'
import { sandboxSets } from './sets.ts'
import { countByIds, countWaiting, isWaiting } from './store.ts'
import { sandboxAccesses as table } from './table.ts'

export const sandboxAccess = feature({
  name: 'site/sandboxes/sandbox-access',
  routes,
  limits: sandboxAccessLimits,
  events: Object.values(events),
  jobs: Object.values(jobs),
  handlers: scope =>
    [tendSandboxAccessHandler(scope), assignSandboxHandler(scope), sandboxAccessEmailHandler(scope)].map(handler =>
      onlyHere(scope, handler),
    ),
  housekeeping: forgettingLinks,
  provides: [
    provide(leadsWithAccess, countByIds),
    provide(endAccesses, endAccessesTo),
    provide(tellSpace, tellSpaceTo),
    provide(promisedSandbox, campaignSandbox),
  ],
  attention: [attention('sandboxes_waiting', 'manage-sandboxes', countWaiting, latestIn(table.given_at, isWaiting))],
  leadSets: sandboxSets,
  subjects: { sandbox_access: 'read-sandbox' },
  names: { sandbox_access: namesOf(table, table.sandbox_name) },
  erase: eraseAccesses,
  merge: mergingAccesses,
})
