/** Removes requests some weeks after they were made. */

import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { everyHour } from '../../../platform/runtime/hourly.ts'
import { errorFields } from '../../../platform/runtime/log.ts'
import { approvalLimits } from './limits.ts'
import { forgetOld } from './store.ts'

const day_ms = 86_400_000
const batch = 100

export async function forgetOldApprovals(
  { database, clock }: Pick<SiteScope, 'database' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  const before = clock.now() - approvalLimits.approvals_kept_days * day_ms
  while (!signal.aborted && (await database.write(tx => forgetOld(tx, before, batch))) === batch);
}

export const forgettingApprovals = (scope: SiteScope) =>
  everyHour(
    signal => forgetOldApprovals(scope, signal),
    error => scope.installation.log.error({ site_id: scope.site_id, ...errorFields(error) }, 'old approvals'),
  )
