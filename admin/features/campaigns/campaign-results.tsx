/** Results of a campaign, its leads, and its history. */

import type { Campaign } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useMessages } from '../../messages/messages.tsx'
import { ObjectHistory } from '../../product/activities/object-history.tsx'
import { campaignsPath } from '../../product/campaigns/paths.ts'
import { CampaignResults as Results } from '../../product/results/campaign-results.tsx'
import { useView } from '../../product/screens/use-view.ts'
import { useSite } from '../../product/sites/queries.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Facts, Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CampaignHeader } from './campaign-header.tsx'
import { CampaignPeople } from './campaign-people.tsx'
import styles from './campaign-results.module.css'
import { ReviewLink } from './publish-campaign.tsx'
import { campaignQuery, useSources } from './queries.ts'

const path = '/sites/$site_id/marketing/campaigns/$campaign_id/results'

export function CampaignResults() {
  const { t } = useMessages()
  const { site_id, timezone } = useSite()
  const { campaign_id } = useParams({ from: path })
  const [{ tab }] = useView(path)
  const { data: campaign, error, refetch } = useQuery(campaignQuery(site_id, campaign_id))
  const back = { label: t('campaigns.title'), href: campaignsPath(site_id) }
  if (error && !campaign) return <ErrorState isPage error={error} onRetry={refetch} back={back} />
  if (!campaign) return <Skeleton lines={['40%', '60%', '50%']} />
  return (
    <>
      <CampaignHeader
        campaign={campaign}
        here={tab ?? 'results'}
        action={campaign.status === 'inactive' && <ReviewLink campaign_id={campaign_id} />}
      />
      {tab === 'people' ? (
        <CampaignPeople campaign_id={campaign_id} count={campaign.lead_count} />
      ) : tab === 'history' ? (
        <ObjectHistory site_id={site_id} subject_id={campaign_id} timeZone={timezone} />
      ) : (
        <>
          <Results campaign_id={campaign_id} />
          <div className={styles.facts}>
            <About campaign={campaign} site_id={site_id} />
          </div>
        </>
      )}
    </>
  )
}

function About({ campaign, site_id }: { campaign: Campaign; site_id: string }) {
  const { t, number, moment } = useMessages()
  const { timezone } = useSite()
  const source = useSources(site_id)?.find(popup => popup.id === campaign.popup_id)?.name
  return (
    <Section title={t('campaign.about')} description={campaign.description}>
      <Facts
        facts={[
          [t('campaigns.source'), source ?? '–'],
          [t('campaigns.leads'), number(campaign.lead_count)],
          [t('campaigns.last_lead'), campaign.last_lead_at ? moment(campaign.last_lead_at, timezone) : '–'],
          [t('campaign.activated'), campaign.activated_at ? moment(campaign.activated_at, timezone) : '–'],
        ]}
      />
    </Section>
  )
}
