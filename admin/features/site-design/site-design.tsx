/** What designs of a site may use: its fonts and its images. */
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { useCan } from '../../product/session/abilities.ts'
import { designSettingsQuery } from '../../product/site-design/queries.ts'
import { useSite } from '../../product/sites/queries.ts'
import { SiteSections } from '../../product/sites/site-sections.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FontSettings } from './font-settings.tsx'
import { SiteImages } from './site-images.tsx'

export function SiteDesign() {
  const { t } = useMessages()
  const { site_id } = useSite()
  const can = useCan()
  const { data, error, refetch } = useQuery(designSettingsQuery(site_id))
  return (
    <>
      <PageHeader title={t('site_design.title')} />
      <SiteSections site_id={site_id} here="design" />
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton lines={['40%', '60%', '50%']} />}
      {data && <FontSettings site_id={site_id} settings={data} />}
      {can('manage-popups', site_id) && <SiteImages site_id={site_id} />}
    </>
  )
}
