/** How a site looks: its brand, and the fonts and images that designs may use. */
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { brandQuery } from '../../product/brand/queries.ts'
import { useCan } from '../../product/session/abilities.ts'
import { designSettingsQuery } from '../../product/site-design/queries.ts'
import { useSite } from '../../product/sites/queries.ts'
import { SiteSections } from '../../product/sites/site-sections.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BrandSettings } from './brand/brand-settings.tsx'
import { FontSettings } from './font-settings.tsx'
import { SiteImages } from './site-images.tsx'

export function SiteDesign() {
  const { t } = useMessages()
  const { site_id } = useSite()
  const can = useCan()
  const { data, error, refetch } = useQuery(designSettingsQuery(site_id))
  const brand = useQuery(brandQuery(site_id))
  const failed = error ?? brand.error
  const retry = () => Promise.all([refetch(), brand.refetch()])
  return (
    <>
      <PageHeader title={t('site_design.title')} />
      <SiteSections site_id={site_id} here="design" />
      {failed && !(data && brand.data) && <ErrorState error={failed} onRetry={retry} />}
      {!(data && brand.data) && !failed && <Skeleton lines={['40%', '60%', '50%']} />}
      {data && brand.data && <BrandSettings site_id={site_id} brand={brand.data} fonts={data.fonts} />}
      {data && <FontSettings site_id={site_id} settings={data} />}
      {can('manage-popups', site_id) && <SiteImages site_id={site_id} />}
    </>
  )
}
