/** Settings of sandboxes: what new ones begin with, and the cPanel server. */
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../messages/messages.tsx'
import { pathTo } from '../../../product/screens/path-to.ts'
import { useView } from '../../../product/screens/use-view.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { sandboxSettingsQuery } from '../queries.ts'
import { GeneralSettings } from './general-settings.tsx'
import { PanelSettings } from './panel-settings.tsx'

export function SandboxSettingsScreen() {
  const { t } = useMessages()
  const { site_id } = useSite()
  const [view, change] = useView('/sites/$site_id/sandboxes/settings')
  const { data, error, refetch } = useQuery(sandboxSettingsQuery(site_id))
  const back = { label: t('sandboxes.title'), href: pathTo('/sites/$site_id/sandboxes', { site_id }) }
  if (error && !data) return <ErrorState isPage error={error} onRetry={refetch} back={back} />
  return (
    <>
      <PageHeader title={t('sandboxes.settings')} back={back} />
      {data ? (
        <Tabs
          label={t('sandboxes.settings')}
          selected={view.tab ?? 'general'}
          onSelect={tab => change({ tab: tab === 'cpanel' ? 'cpanel' : undefined })}
          tabs={[
            { id: 'general', label: t('sandboxes.general'), content: <GeneralSettings settings={data} /> },
            { id: 'cpanel', label: 'cPanel', content: <PanelSettings settings={data} /> },
          ]}
        />
      ) : (
        <Skeleton lines={['40%', '60%', '50%']} />
      )}
    </>
  )
}
