/** What was changed in a campaign, by whom and when. */
import { useMessages } from '../../messages/messages.tsx'
import { ObjectHistory } from '../../product/activities/object-history.tsx'
import { useSite } from '../../product/sites/queries.ts'

export function CampaignHistory({ campaign_id }: { campaign_id: string }) {
  const { t } = useMessages()
  const { site_id, timezone } = useSite()
  const valueWords = {
    destination_url: t('campaign.destination_url'),
    feedback_email: t('campaign.feedback_email'),
    feedback_subject: t('campaign.feedback_subject'),
    feedback_text: t('campaign.feedback_body'),
    email_confirmation: t('campaign.email_confirmation'),
    reject_disposable: t('campaign.reject_disposable'),
    reject_free: t('campaign.reject_free'),
    reject_role_based: t('campaign.reject_role_based'),
    typo_correction: t('campaign.typo_correction'),
  }
  return <ObjectHistory site_id={site_id} subject_id={campaign_id} timeZone={timezone} valueWords={valueWords} />
}
