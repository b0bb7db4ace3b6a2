/** The dashboard of a site: recent figures, and first steps of a new one. Updated by the site's stream. */

import type { Site } from '@leadwright/sdk'
import { Settings2 } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { useSitePause } from '../../product/journeys/site-pause.tsx'
import { pathTo } from '../../product/screens/path-to.ts'
import { useCan } from '../../product/session/abilities.ts'
import { useSite } from '../../product/sites/queries.ts'
import { usePublishSite } from '../../product/sites/site-publication.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import styles from './dashboard.module.css'
import { DashboardNotices } from './dashboard-notices.tsx'
import { JourneyStates } from './journey-states.tsx'
import { LatestLeads } from './latest-leads.tsx'
import { Overview, OverviewSkeleton } from './overview.tsx'
import { SinceLastVisit } from './since-last-visit.tsx'
import { useIsKnown } from './use-is-known.ts'

export function Dashboard() {
  const { site, error } = useSite()
  if (!site) return error ? <ErrorState error={error} /> : <Skeleton />
  return <DashboardOf key={site.id} site={site} />
}

function DashboardOf({ site }: { site: Site }) {
  const { t } = useMessages()
  const can = useCan()
  const site_id = site.id
  const isKnown = useIsKnown(site)
  const publish = usePublishSite(site_id)
  const sitePause = useSitePause()
  const maySend = can('manage-marketing', site_id)
  return (
    <>
      <PageHeader
        title={site.name}
        status={
          <span className="row-of">
            <StatusBadge status={site.status} />
            {site.paused && <StatusBadge status="paused" />}
          </span>
        }
        description={site.description}
        action={
          site.status === 'draft' &&
          can('manage-sites', site_id) && (
            <Button variant="primary" isPending={publish.isPending} onPress={() => publish.mutate(undefined)}>
              {t('site.publish')}
            </Button>
          )
        }
        menu={[
          ...(can('manage-sites', site_id)
            ? [
                {
                  id: 'information',
                  label: t('site.information'),
                  icon: <Settings2 size={16} aria-hidden />,
                  href: pathTo('/sites/$site_id/site/information', { site_id }),
                },
              ]
            : []),
          ...sitePause.actions,
        ]}
      />
      {isKnown ? (
        <>
          {can('read-site', site_id) && <SinceLastVisit site_id={site_id} />}
          <DashboardNotices site={site} paused={sitePause.notice} />
          <Overview site_id={site_id} />
        </>
      ) : (
        <OverviewSkeleton />
      )}
      <div className={styles.dashboard}>
        <div className={styles.column}>{maySend && <JourneyStates site_id={site_id} />}</div>
        <div className={styles.column}>{can('read-lead', site_id) && <LatestLeads site_id={site_id} />}</div>
      </div>
      {sitePause.dialog}
    </>
  )
}
