/** The last step of the wizard: a summary of every step, and what is still missing. */
import type { Campaign } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../../../ui/section.tsx'
import { CampaignSummary, type CampaignSummaryProps } from './campaign-summary.tsx'

export function CampaignReview(props: CampaignSummaryProps) {
  const { t } = useMessages()
  return (
    <div className="stack">
      <Readiness campaign={props.campaign} />
      <Section title={t('campaign.review')} description={t('campaign.review_text')}>
        <CampaignSummary {...props} />
      </Section>
    </div>
  )
}

function Readiness({ campaign }: { campaign: Campaign }) {
  const { t } = useMessages()
  if (campaign.status === 'active') return <Notice tone="good" title={t('campaign.is_active')} />
  if (campaign.missing.length > 0) return <Notice tone="warning" title={t('campaign.missing')} />
  return (
    <Notice tone="good" title={t('campaign.ready')}>
      {t('campaign.ready_text')}
    </Notice>
  )
}
