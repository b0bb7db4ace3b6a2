/** A campaign at a glance: what it came to lately, what it does in each step, and what visitors see. */

import type { Campaign } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { editPath } from '../../product/campaigns/paths.ts'
import { ObjectOverview } from '../../product/objects/object-overview.tsx'
import { PopupAsShown } from '../../product/popups/preview/popup-as-shown.tsx'
import { RECENT_DAYS, useRecentFigures } from '../../product/results/use-recent-figures.ts'
import { useSite } from '../../product/sites/queries.ts'
import { Section } from '../../ui/section.tsx'
import { draftOf } from './draft.ts'
import { useSources } from './queries.ts'
import { CampaignSummary } from './review/campaign-summary.tsx'

export function CampaignOverview({ campaign }: { campaign: Campaign }) {
  const { t, number, moment } = useMessages()
  const { site_id, site, timezone } = useSite()
  const figures = useRecentFigures({ campaign_id: campaign.id })
  const popup = useSources(site_id)?.find(({ id }) => id === campaign.popup_id)
  const at = (moment_or_none: string | null) => (moment_or_none ? moment(moment_or_none, timezone) : '–')
  return (
    <ObjectOverview
      figures={figures}
      period={t('object.last_days', { count: RECENT_DAYS })}
      none={t('results.empty_text')}
      description={campaign.description}
      facts={[
        [t('campaigns.leads'), number(campaign.lead_count)],
        [t('campaigns.last_lead'), at(campaign.last_lead_at)],
        [t('campaign.activated'), at(campaign.activated_at)],
        [t('object.changed'), at(campaign.updated_at)],
      ]}
      picture={popup && site && <PopupAsShown key={popup.id} site={site} popup={popup} hasCaption />}
    >
      <Section title={t('campaign.steps')}>
        <CampaignSummary
          site_id={site_id}
          campaign={campaign}
          draft={draftOf(campaign)}
          hrefOf={step => editPath(site_id, campaign.id, step)}
        />
      </Section>
    </ObjectOverview>
  )
}
