/** Facts that the drafts of a batch share: the site, and the keys that sign. */
import type { SiteFacts } from '../../../platform/features/context.ts'
import type { DkimKey } from '../../../platform/mail/dkim.ts'
import type { DraftSite } from './compose.ts'
import type { SettingsRow } from './hand-off-store.ts'
import type { SendContext } from './send-context.ts'
import { dkimKeyOf } from './settings.ts'

interface SiteSettings {
  site: SiteFacts
  settings: SettingsRow
  domains: DraftSite['domains']
}

export function draftSite(sending: SendContext, { site, settings, domains }: SiteSettings): DraftSite {
  const { id, name, postal_address, language, subdomain, brand } = site
  const { public_url, inbound } = sending.scope.installation.config
  const { key } = sending
  const dkim = dkimOf(sending, settings)
  const { return_path } = inbound
  return { id, name, postal_address, language, subdomain, brand, public_url, key, dkim, domains, return_path }
}

function dkimOf(sending: SendContext, settings: SettingsRow): DkimKey | undefined {
  if (sending.dkim?.version !== settings.version) {
    sending.dkim = { version: settings.version, key: dkimKeyOf(settings, sending.key) }
  }
  return sending.dkim.key
}
