/** Forgets visits and unknown visitors after as many days as the site says, in batches. */

import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { everyHour } from '../../../platform/runtime/hourly.ts'
import { errorFields } from '../../../platform/runtime/log.ts'
import { forgetVisitors, forgetVisits } from './store.ts'

const day_ms = 86_400_000
const batch = 1_000

type Scope = Pick<SiteScope, 'database' | 'clock' | 'facts'>

export async function forgetOldVisits({ database, clock, facts }: Scope, signal: AbortSignal): Promise<void> {
  const site = await facts()
  if (!site) return
  const before = clock.now() - site.tracking.kept_days * day_ms
  for (const forget of [
    () => database.write(tx => forgetVisits(tx, before, batch)),
    () => database.write(tx => forgetVisitors(tx, before, batch)),
  ]) {
    while (!signal.aborted && (await forget()));
  }
}

export const forgettingVisits = (scope: SiteScope) =>
  everyHour(
    signal => forgetOldVisits(scope, signal),
    error => scope.installation.log.error({ site_id: scope.site_id, ...errorFields(error) }, 'old visits'),
  )
