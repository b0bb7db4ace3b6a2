/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { attention, latestIn } from '../../../platform/features/attention.ts'
import { feature } from '../../../platform/features/feature.ts'
import { namesOf } from '../../../platform/features/names.ts'
import { provide } from '../../../platform/features/port.ts'
import { domainOf } from '../../../platform/mail/address-domain.ts'
import { signingKey } from '../email-transport/ports.ts'
import * as events from './events.ts'
import { recheckingDomains } from './housekeeping.ts'
import { sendingDomainLimits } from './limits.ts'
import { routes } from './routes.ts'
import { sendingOfDomains } from './rules.ts'
import { countBroken, isBroken } from './store.ts'
import { sendingDomains as table } from './table.ts'

export const sendingDomains = feature({
  name: 'site/email/sending-domains',
  routes,
  limits: sendingDomainLimits,
  events: Object.values(events),
  subjects: { sending_domain: 'manage-emails' },
  housekeeping: recheckingDomains,
  attention: [attention('broken_sending_domains', 'manage-emails', countBroken, latestIn(table.broken_at, isBroken))],
  provides: [
    provide(signingKey, async (db, siteKey, address) => (await sendingOfDomains(db, siteKey))[domainOf(address)]?.dkim),
  ],
  names: { sending_domain: namesOf(table, table.domain) },
})
