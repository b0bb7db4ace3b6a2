/** What each step of a campaign says, with the way to change it. */
import type { Campaign } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { type PlaceId, stepIds, stepOf } from '../../../product/campaigns/paths.ts'
import { StepSummary } from '../../../product/objects/step-summary.tsx'
import { popupPath } from '../../../product/popups/paths.ts'
import type { Href } from '../../../ui/href.ts'
import { Link } from '../../../ui/link.tsx'
import type { CampaignDraft } from '../draft.ts'
import { useSources } from '../queries.ts'
import { useStepWords } from '../step-bar.tsx'
import { useStepFacts } from './use-step-facts.ts'

export type CampaignSummaryProps = {
  site_id: string
  campaign: Campaign
  draft: CampaignDraft
  hrefOf: (place: PlaceId) => Href
}

export function CampaignSummary({ site_id, campaign, draft, hrefOf }: CampaignSummaryProps) {
  const { t } = useMessages()
  const words = useStepWords()
  const facts = useStepFacts(site_id, draft)
  const source = useSources(site_id)?.find(({ id }) => id === draft.popup_id)
  const popup = source && source.missing.length > 0 && (
    <p>
      <Link href={popupPath(site_id, source.id)}>{t('campaign.popup_parts', { name: source.name })}</Link>
    </p>
  )
  return (
    <StepSummary
      steps={stepIds.map(id => ({
        ...{ id, title: words[id], href: hrefOf(id), facts: facts[id] },
        missing: campaign.missing.filter(({ pointer }) => stepOf(pointer) === id),
        more: id === 'capturing' && popup,
      }))}
    />
  )
}
