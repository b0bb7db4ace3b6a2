/** What happened on a site lately, and what a new one still needs. Everything here follows the site's stream. */
import { CirclePause, CirclePlay, Settings2 } from 'lucide-react'
import { useState } from 'react'
import { useCan } from '../../app/abilities.ts'
import { client } from '../../app/api.ts'
import { useChange } from '../../app/use-change.ts'
import { useMessages } from '../../messages/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { ResumeDialog } from '../journeys/resume-dialog.tsx'
import { useSite } from '../sites/queries.ts'
import { usePublishSite } from '../sites/site-publication.tsx'
import { DashboardNotices } from './dashboard-notices.tsx'
import { FirstSteps } from './first-steps.tsx'
import { JourneyStates } from './journey-states.tsx'
import { LatestLeads } from './latest-leads.tsx'
import { LeadsByDay } from './leads-by-day.tsx'
import './dashboard.css'

export function Dashboard() {
  const { t } = useMessages()
  const can = useCan()
  const { site_id, site, error } = useSite()
  const [isResuming, setResuming] = useState(false)
  const publish = usePublishSite(site_id)
  const hold = useChange({
    run: () => client.sites.hold({ site_id }),
    refreshes: [['sites'], ['journeys', site_id]],
    done: () => ({ text: t('dashboard.held_toast') }),
  })
  if (!site) return error ? <ErrorState error={error} /> : <Skeleton />
  const maySend = can('manage-marketing', site_id)
  return (
    <>
      <PageHeader
        title={site.name}
        status={
          <span className="row-of">
            <StatusBadge status={site.status} />
            {site.held && <StatusBadge status="held" />}
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
                  href: `/sites/${site_id}/site/information`,
                },
              ]
            : []),
          ...(maySend
            ? [
                site.held
                  ? {
                      id: 'resume',
                      label: t('dashboard.resume'),
                      icon: <CirclePlay size={16} aria-hidden />,
                      onAction: () => setResuming(true),
                    }
                  : {
                      id: 'hold',
                      label: t('dashboard.hold'),
                      note: t('dashboard.hold_note'),
                      icon: <CirclePause size={16} aria-hidden />,
                      onAction: () => hold.mutate(),
                    },
              ]
            : []),
        ]}
      />
      <DashboardNotices site={site} onResume={maySend ? () => setResuming(true) : undefined} />
      <div className="dashboard">
        <div className="dashboard-column">
          {can('read-lead', site_id) && <LeadsByDay site_id={site_id} timezone={site.timezone} />}
          {maySend && <JourneyStates site_id={site_id} />}
        </div>
        <div className="dashboard-column">
          <FirstSteps site={site} />
          {can('read-lead', site_id) && <LatestLeads site_id={site_id} />}
        </div>
      </div>
      <ResumeDialog site_id={site_id} name={site.name} isOpen={isResuming} onClose={() => setResuming(false)} />
    </>
  )
}
