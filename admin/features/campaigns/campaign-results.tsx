/** What a campaign is for, what it came to, and who changed what of it. */

import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useMessages } from '../../messages/messages.tsx'
import { profileQuery } from '../../product/account/queries.ts'
import { activityEntry } from '../../product/activities/activity-entry.tsx'
import { activitiesQuery } from '../../product/activities/queries.ts'
import { campaignsPath, editPath } from '../../product/campaigns/paths.ts'
import { LoadMore } from '../../product/lists/load-more.tsx'
import { useList } from '../../product/lists/use-list.ts'
import { CampaignResults as Results } from '../../product/results/campaign-results.tsx'
import { pathTo } from '../../product/screens/path-to.ts'
import { useCan } from '../../product/session/abilities.ts'
import { useSite } from '../../product/sites/queries.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Link } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Facts, Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { useCampaignActions } from './campaign-actions.tsx'
import styles from './campaign-results.module.css'
import { campaignQuery, useSources } from './queries.ts'

export function CampaignResults() {
  const { t, number, moment } = useMessages()
  const { site_id, timezone } = useSite()
  const { campaign_id } = useParams({ from: '/sites/$site_id/marketing/campaigns/$campaign_id/results' })
  const can = useCan()
  const { data: campaign, error, refetch } = useQuery(campaignQuery(site_id, campaign_id))
  const { actionsOf, dialogs } = useCampaignActions(site_id)
  const sources = useSources(site_id)
  const back = { label: t('campaigns.title'), href: campaignsPath(site_id) }
  if (error && !campaign) return <ErrorState whole error={error} onRetry={refetch} back={back} />
  if (!campaign) return <Skeleton lines={['40%', '60%', '50%']} />
  const source = sources?.find(popup => popup.id === campaign.popup_id)?.name
  return (
    <>
      <PageHeader
        title={campaign.name}
        status={<StatusBadge status={campaign.status} />}
        description={campaign.description}
        back={back}
        action={
          <Link look="button" href={editPath(site_id, campaign.id)}>
            {t('campaigns.edit')}
          </Link>
        }
        menu={actionsOf(campaign).filter(({ id }) => id !== 'results' && id !== 'edit')}
      />
      <Results campaign_id={campaign.id} />
      <div className={styles.facts}>
        <Section title={t('campaign.about')}>
          <Facts
            facts={[
              [t('campaigns.source'), source ?? '–'],
              [
                t('campaigns.leads'),
                campaign.lead_count > 0 && can('read-lead', site_id) ? (
                  <Link key="leads" href={pathTo('/sites/$site_id/leads', { site_id }, { campaign: campaign.id })}>
                    {number(campaign.lead_count)}
                  </Link>
                ) : (
                  number(campaign.lead_count)
                ),
              ],
              [t('campaigns.last_lead'), campaign.last_lead_at ? moment(campaign.last_lead_at, timezone) : '–'],
              [t('campaign.activated'), campaign.activated_at ? moment(campaign.activated_at, timezone) : '–'],
            ]}
          />
        </Section>
        {can('read-site', site_id) && <History site_id={site_id} campaign_id={campaign.id} timeZone={timezone} />}
      </div>
      {dialogs}
    </>
  )
}

type HistoryProps = { site_id: string; campaign_id: string; timeZone: string | undefined }

function History({ site_id, campaign_id, timeZone }: HistoryProps) {
  const messages = useMessages()
  const { data: me } = useQuery(profileQuery())
  const list = useList(activitiesQuery(site_id, campaign_id))
  const rows = list.rows ?? []
  return (
    <Section title={messages.t('activities.title')}>
      <div className="stack">
        <Timeline entries={rows.map(row => activityEntry(row, me?.id, messages))} timeZone={timeZone} />
        <LoadMore list={list} />
      </div>
    </Section>
  )
}
