/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../../platform/features/feature.ts'
import { namesOf } from '../../../platform/features/names.ts'
import * as events from './events.ts'
import { forgettingCalls } from './housekeeping.ts'
import { incomingCallHandler } from './job-handlers.ts'
import * as jobs from './jobs.ts'
import { incomingHookLimits } from './limits.ts'
import { routes } from './routes.ts'
import { hooksWithAudience, hooksWithTag, hooksWritingTo } from './rules.ts'
import { eraseFromCalls } from './store.ts'
import { incomingHooks as table } from './table.ts'

export const incomingHooks = feature({
  name: 'site/integrations/incoming-hooks',
  routes,
  limits: incomingHookLimits,
  events: Object.values(events),
  subjects: { incoming_hook: 'manage-integrations' },
  jobs: Object.values(jobs),
  handlers: scope => [incomingCallHandler(scope)],
  housekeeping: forgettingCalls,
  names: { incoming_hook: namesOf(table, table.name) },
  uses: { tag: hooksWithTag, audience: hooksWithAudience, field: hooksWritingTo },
  merge: 'stays',
  erase: eraseFromCalls,
})
