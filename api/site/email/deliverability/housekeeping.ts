/** Looks up, each hour, which provider takes the mail of domains that are not the provider's own. */

import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { everyHour, type Housekeeping } from '../../../platform/runtime/hourly.ts'
import { errorFields } from '../../../platform/runtime/log.ts'
import { deliverabilityLimits } from './limits.ts'
import { providerOfServers } from './providers.ts'
import { saveProvider, unknownDomains } from './store.ts'

type Scope = Pick<SiteScope, 'database' | 'clock' | 'facts' | 'installation'>

export async function lookUpDomains({ database, clock, facts, installation }: Scope, signal?: AbortSignal) {
  if ((await facts())?.is_demo !== false) return
  const domains = await database.read(db => unknownDomains(db, deliverabilityLimits.mailbox_domains_looked_up_max))
  for (const domain of domains) {
    if (signal?.aborted) return
    const hosts = await installation.mailDomains.hostsOf(domain)
    // DNS does not answer: the next hour asks again.
    if (!hosts) continue
    await database.write(tx => saveProvider(tx, domain, providerOfServers(hosts), clock.now()))
  }
}

export const lookingUpDomains = (scope: SiteScope): Housekeeping =>
  everyHour(
    signal => lookUpDomains(scope, signal),
    error => scope.installation.log.error({ site_id: scope.site_id, ...errorFields(error) }, 'providers of mailboxes'),
  )
