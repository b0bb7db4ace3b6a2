/** The parts of a site side by side: what it is, where it is, what its designs use, where its widget works. */

import { useMessages } from '../../messages/messages.tsx'
import { LinkBar } from '../../ui/link-bar.tsx'
import { pathTo } from '../screens/path-to.ts'
import { useCan } from '../session/abilities.ts'

export type SiteSection = 'information' | 'domains' | 'design' | 'hosts' | 'retention'

export function SiteSections({ site_id, here }: { site_id: string; here: SiteSection }) {
  const { t } = useMessages()
  const can = useCan()
  const of = (section: SiteSection) => pathTo(`/sites/$site_id/site/${section}`, { site_id })
  return (
    <LinkBar
      label={t('site.sections')}
      here={of(here)}
      links={[
        ...(can('manage-sites', site_id) ? [{ href: of('information'), label: t('site.information') }] : []),
        ...(can('read-site', site_id) ? [{ href: of('domains'), label: t('domains.title') }] : []),
        ...(can('read-site', site_id) ? [{ href: of('design'), label: t('site_design.title') }] : []),
        ...(can('manage-popups', site_id) ? [{ href: of('hosts'), label: t('hosts.title') }] : []),
        ...(can('manage-sites', site_id) ? [{ href: of('retention'), label: t('retention.title') }] : []),
      ]}
    />
  )
}
