/** Making a campaign active: from its last step alone, where everything that matters is seen first. */

import type { Campaign } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { editPath } from '../../product/campaigns/paths.ts'
import { patched } from '../../product/lists/shown.ts'
import { ofSite, refusal, useChange } from '../../product/screens/use-change.ts'
import { useSiteId } from '../../product/screens/use-view.ts'
import { client } from '../../product/session/api.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { toast } from '../../ui/toast.ts'
import type { CampaignEditor } from './use-campaign-editor.ts'

export function ReviewLink({ campaign_id }: { campaign_id: string }) {
  const site_id = useSiteId()
  const { t } = useMessages()
  return (
    <Link look="button" variant="primary" href={editPath(site_id, campaign_id, 'review')}>
      {t('campaign.review')}
    </Link>
  )
}

type PublishCampaignProps = { campaign: Campaign; editor: CampaignEditor; isDisabled: boolean }

export function PublishCampaign({ campaign, editor, isDisabled }: PublishCampaignProps) {
  const site_id = useSiteId()
  const messages = useMessages()
  const { t } = messages
  const publish = useChange({
    run: () => client.campaigns.publish({ site_id, campaign_id: campaign.id }),
    shows: () => [patched('campaigns', campaign.id, { status: 'active' })],
    refreshes: ofSite(site_id, 'campaigns', 'popups'),
    done: ({ name }) => ({ text: t('campaigns.published', { name }) }),
  })
  const saveAndPublish = async () => {
    try {
      if (await editor.submit()) publish.mutate()
    } catch (error) {
      toast(refusal(error, messages))
    }
  }
  const isPending = editor.isSaving || publish.isPending
  return (
    <Button variant="primary" isPending={isPending} isDisabled={isDisabled} onPress={saveAndPublish}>
      {t('campaigns.publish')}
    </Button>
  )
}
