/** A campaign at a glance, its leads, results, and history. */

import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useMessages } from '../../messages/messages.tsx'
import { campaignsPath } from '../../product/campaigns/paths.ts'
import { CampaignResults as Results } from '../../product/results/campaign-results.tsx'
import { useView } from '../../product/screens/use-view.ts'
import { useSite } from '../../product/sites/queries.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CampaignHeader } from './campaign-header.tsx'
import { CampaignHistory } from './campaign-history.tsx'
import { CampaignOverview } from './campaign-overview.tsx'
import { CampaignPeople } from './campaign-people.tsx'
import { ReviewLink } from './publish-campaign.tsx'
import { campaignQuery } from './queries.ts'

const path = '/sites/$site_id/marketing/campaigns/$campaign_id/results'

export function CampaignResults() {
  const { t } = useMessages()
  const { site_id } = useSite()
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
      {tab === 'overview' ? (
        <CampaignOverview campaign={campaign} />
      ) : tab === 'people' ? (
        <CampaignPeople campaign_id={campaign_id} count={campaign.lead_count} />
      ) : tab === 'history' ? (
        <CampaignHistory campaign_id={campaign_id} />
      ) : (
        <Results campaign_id={campaign_id} />
      )}
    </>
  )
}
