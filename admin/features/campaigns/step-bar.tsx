/** The steps of a campaign in their order: where one is, and which still lack something. */
import { useMessages } from '../../messages/messages.tsx'
import { type PlaceId, type StepId, stepIds } from '../../product/campaigns/paths.ts'
import { StepBar as Bar } from '../../product/objects/step-bar.tsx'
import type { Href } from '../../ui/href.ts'

type Props = {
  here: PlaceId
  /** Without a campaign the later steps cannot be opened yet. */
  hrefOf?: (place: PlaceId) => Href
  lacking?: ReadonlySet<PlaceId>
}

export function useStepWords(): Record<StepId, string> {
  const { t } = useMessages()
  return {
    capturing: t('campaign.step_capturing'),
    after: t('campaign.step_after'),
    quality: t('campaign.step_quality'),
    integration: t('campaign.step_integration'),
    mapping: t('campaign.step_mapping'),
  }
}

export function StepBar(props: Props) {
  const { t } = useMessages()
  const words = { ...useStepWords(), review: t('campaign.review') }
  const places = ([...stepIds, 'review'] as const).map(id => ({ id, label: words[id] }))
  return <Bar places={places} last="review" {...props} />
}
