/** Looks at the records of verified domains once a day, also where nobody does: what broke shows as a notice. */

import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { everyHour, type Housekeeping } from '../../../platform/runtime/hourly.ts'
import { errorFields } from '../../../platform/runtime/log.ts'
import { sendingDomainLimits as limits } from './limits.ts'
import { findRoute, lookUp } from './look-up.ts'
import { afterCheck, withFormer } from './rules.ts'
import * as store from './store.ts'

const hour_ms = 3_600_000

export async function recheckDomains(
  { database, installation, clock }: Pick<SiteScope, 'database' | 'installation' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  const since = clock.now() - limits.sending_domain_recheck_hours * hour_ms
  const [rows, route] = await database.read(
    async db => [await store.staleDomains(db, since), await findRoute(db, installation)] as const,
  )
  for (const row of rows) {
    if (signal.aborted) return
    const seen = withFormer(row, await lookUp(installation, row, route))
    const at = clock.now()
    await database.write(async tx => {
      const present = await store.findDomain(tx, row.id)
      // Somebody has looked or rotated meanwhile.
      if (present?.version === row.version) await store.saveDomain(tx, row.id, afterCheck(row, seen, at))
    })
  }
}

export const recheckingDomains = (scope: SiteScope): Housekeeping =>
  everyHour(
    signal => recheckDomains(scope, signal),
    error => scope.installation.log.error({ site_id: scope.site_id, ...errorFields(error) }, 'sending domains'),
  )
