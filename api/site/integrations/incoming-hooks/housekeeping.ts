/** Removes calls some weeks after they came, and those of deleted hooks, in batches. */

import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { everyHour } from '../../../platform/runtime/hourly.ts'
import { errorFields } from '../../../platform/runtime/log.ts'
import { incomingHookLimits } from './limits.ts'
import { forgetCallsOfGone, forgetOldCalls } from './store.ts'

const day_ms = 86_400_000
const batch = 1_000

export async function forgetCalls(
  { database, clock }: Pick<SiteScope, 'database' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  const before = clock.now() - incomingHookLimits.incoming_calls_kept_days * day_ms
  while (!signal.aborted && (await database.write(tx => forgetOldCalls(tx, before, batch))) === batch);
  while (!signal.aborted && (await database.write(tx => forgetCallsOfGone(tx, batch))) === batch);
}

export const forgettingCalls = (scope: SiteScope) =>
  everyHour(
    signal => forgetCalls(scope, signal),
    error => scope.installation.log.error({ site_id: scope.site_id, ...errorFields(error) }, 'old incoming calls'),
  )
