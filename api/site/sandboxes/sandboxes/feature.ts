/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { attention, latestIn } from '../../../platform/features/attention.ts'
import { feature } from '../../../platform/features/feature.ts'
import { namesOf } from '../../../platform/features/names.ts'
import { onlyHere } from '../../../platform/features/only-here.ts'
import { sandboxesAllowance } from './allowances.ts'
import * as events from './events.ts'
import { sweepingSandboxes } from './housekeeping.ts'
import { buildSandboxHandler, removeSandboxHandler, tendSandboxHandler } from './job-handlers.ts'
import * as jobs from './jobs.ts'
import { sandboxLimits } from './limits.ts'
import { permissions } from './permissions.ts'
import { routes } from './routes.ts'
import { countFailed, isFailed } from './store.ts'
import { sandboxes as table } from './table.ts'
import { sandboxesOfSite } from './uses.ts'

export const sandboxes = feature({
  name: 'site/sandboxes/sandboxes',
  routes,
  permissions,
  limits: sandboxLimits,
  allowances: [sandboxesAllowance],
  events: Object.values(events),
  subjects: { sandbox: 'read-sandbox' },
  jobs: Object.values(jobs),
  handlers: scope =>
    [buildSandboxHandler(scope), tendSandboxHandler(scope), removeSandboxHandler(scope)].map(handler =>
      onlyHere(scope, handler),
    ),
  housekeeping: sweepingSandboxes,
  names: { sandbox: namesOf(table, table.name) },
  attention: [attention('failed_sandboxes', 'manage-sandboxes', countFailed, latestIn(table.updated_at, isFailed))],
  uses: { site: sandboxesOfSite },
})
