/** On which hosts the widget may work, and from which it was asked for. */
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { hostSettingsQuery } from '../../product/site-design/queries.ts'
import { useSite } from '../../product/sites/queries.ts'
import { SiteSections } from '../../product/sites/site-sections.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AllowedHosts } from './allowed-hosts.tsx'
import { SeenHosts } from './seen-hosts.tsx'

export function SiteHosts() {
  const { t } = useMessages()
  const { site_id } = useSite()
  const { data, error, refetch } = useQuery(hostSettingsQuery(site_id))
  return (
    <>
      <PageHeader title={t('hosts.title')} />
      <SiteSections site_id={site_id} here="hosts" />
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton lines={['40%', '60%', '50%']} />}
      {data && <AllowedHosts site_id={site_id} settings={data} />}
      <SeenHosts site_id={site_id} settings={data} />
    </>
  )
}
