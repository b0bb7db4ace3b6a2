/** Removes deliveries some weeks after they were made, and those of deleted endpoints, in batches. */

import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { everyHour } from '../../../platform/runtime/hourly.ts'
import { errorFields } from '../../../platform/runtime/log.ts'
import { forgetEndpoint, forgetOld, goneEndpoints } from './delivery-store.ts'
import { webhookLimits } from './limits.ts'

const day_ms = 86_400_000
const batch = 1_000

type Scope = Pick<SiteScope, 'database' | 'clock'>

export async function forgetOldDeliveries({ database, clock }: Scope, signal: AbortSignal): Promise<void> {
  const before = clock.now() - webhookLimits.webhook_deliveries_kept_days * day_ms
  while (!signal.aborted && (await database.write(tx => forgetOld(tx, before, batch))) === batch);
  for (const id of await database.read(goneEndpoints)) {
    while (!signal.aborted && (await database.write(tx => forgetEndpoint(tx, id, batch))) === batch);
  }
}

export const forgettingDeliveries = (scope: SiteScope) =>
  everyHour(
    signal => forgetOldDeliveries(scope, signal),
    error => scope.installation.log.error({ site_id: scope.site_id, ...errorFields(error) }, 'old webhook deliveries'),
  )
