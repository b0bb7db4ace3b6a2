/** A site's settings: publishing, the snippet, its details, and deleting it. */

import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useMessages } from '../../messages/messages.tsx'
import { siteQuery } from '../../product/sites/queries.ts'
import { SitePublication } from '../../product/sites/site-publication.tsx'
import { SiteSections } from '../../product/sites/site-sections.tsx'
import { CodeSnippet } from '../../ui/code-snippet.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Facts, Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { DeleteSite } from './delete-site.tsx'
import { ExportSite } from './export-site.tsx'
import { MovedSite } from './moved-site.tsx'
import { SiteDetails } from './site-details.tsx'

export function SiteInformation() {
  const { t, moment } = useMessages()
  const { site_id } = useParams({ from: '/sites/$site_id/site/information' })
  const { data: site, error, refetch } = useQuery(siteQuery(site_id))
  if (error && !site) return <ErrorState isPage error={error} onRetry={refetch} />
  return (
    <>
      <PageHeader title={t('site.information')} status={site && <StatusBadge status={site.status} />} />
      <SiteSections site_id={site_id} here="information" />
      {!site ? (
        <Skeleton />
      ) : (
        <>
          {site.moved && <MovedSite site={site} />}
          <SitePublication site={site} />
          <Section title={t('site.snippet')} description={t('site.snippet_text')}>
            <CodeSnippet label={t('site.snippet_label')} code={site.snippet} />
          </Section>
          <SiteDetails site={site} />
          <Section title={t('site.record')}>
            <Facts
              facts={[
                [t('site.id'), <code key="id">{site.id}</code>],
                [t('sites.created'), moment(site.created_at, site.timezone)],
                [t('site.updated'), moment(site.updated_at, site.timezone)],
              ]}
            />
          </Section>
          <ExportSite site={site} />
          <DeleteSite site={site} />
        </>
      )}
    </>
  )
}
