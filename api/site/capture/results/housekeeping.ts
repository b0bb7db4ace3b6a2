/** Deletes which visitors saw what after the site's retention time, in batches; counts are kept. */

import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { everyHour } from '../../../platform/runtime/hourly.ts'
import { errorFields } from '../../../platform/runtime/log.ts'
import { localDay } from '../../../platform/texts/local-days.ts'
import { forgetViewers } from './store.ts'

const day_ms = 86_400_000
const batch = 1_000

type Scope = Pick<SiteScope, 'database' | 'clock' | 'facts'>

export async function forgetOldViewers({ database, clock, facts }: Scope, signal: AbortSignal): Promise<void> {
  const site = await facts()
  if (!site) return
  const before = localDay(site.timezone, clock.now() - site.tracking.kept_days * day_ms)
  while (!signal.aborted && (await database.write(tx => forgetViewers(tx, before, batch))));
}

export const forgettingViewers = (scope: SiteScope) =>
  everyHour(
    signal => forgetOldViewers(scope, signal),
    error => scope.installation.log.error({ site_id: scope.site_id, ...errorFields(error) }, 'old viewers'),
  )
