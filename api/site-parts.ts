/** What works in the background for each site, from what the features declare. */
import { features } from './features.ts'
import { atOnce, inTurn, type Turn } from './housekeeping-turns.ts'
import { consumeEvents, eventLoop, inOrder } from './platform/features/consumer.ts'
import { forgettingEvents } from './platform/features/housekeeping.ts'
import { forgettingKeys } from './platform/features/idempotency/housekeeping.ts'
import { operationHandler } from './platform/features/operations/worker.ts'
import type { RunInbox, SiteScope } from './platform/features/site-scope.ts'
import type { JobHandler } from './platform/jobs/handler.ts'
import type { Housekeeping } from './platform/runtime/hourly.ts'
import { errorFields } from './platform/runtime/log.ts'
import { type RunnerFor, runWork } from './site/automation/runs/record/work.ts'
import { leavingInbox } from './site/automation/runs/rules.ts'
import type { WorkOfSite } from './site-work.ts'

export const consumers = inOrder(features.flatMap(feature => feature.consumers ?? []))

/** One pass over what is new; true if there may be more. For programs that carry a site on by hand. */
export const consumeNewEvents = (scope: SiteScope): Promise<boolean> => consumeEvents(scope, consumers)

/** `runs`: how results reach runs; absent: they are left for them. */
export function jobHandlers(scope: SiteScope, runs: RunInbox = leavingInbox(scope)): readonly JobHandler<'site'>[] {
  const kinds = features.flatMap(feature => feature.operations ?? [])
  return [...features.flatMap(feature => feature.handlers?.({ ...scope, runs }) ?? []), operationHandler(scope, kinds)]
}

/** What looks for the old, on sites where nothing happens too. */
export const siteHousekeeping = (scope: SiteScope): readonly Housekeeping[] => [
  forgettingKeys(scope.database, scope.installation.clock),
  forgettingEvents(
    scope.database,
    scope.clock,
    consumers.map(({ name }) => name),
    error => scope.installation.log.error({ site_id: scope.site_id, ...errorFields(error) }, 'old events'),
  ),
  ...features.flatMap(feature => feature.housekeeping?.(scope) ?? []),
]

/** All that works for a site. `turn`: when its housekeeping may begin. */
export function workOfSite(scope: SiteScope, runnerFor: RunnerFor, turn: Turn = atOnce): WorkOfSite {
  const runs = runWork(scope, runnerFor)
  return {
    jobHandlers: jobHandlers(scope, runs),
    parts: [
      inTurn(siteHousekeeping(scope), turn),
      eventLoop(scope, consumers),
      runs,
      ...features.flatMap(feature => feature.parts?.(scope) ?? []),
    ],
  }
}
