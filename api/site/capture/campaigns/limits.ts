/** Numbers of campaigns. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const campaignLimits = defineLimits({
  campaign_references_max: { value: 50, unit: 'references', refused: 'too_many' },
  campaign_notify_emails_max: { value: 10, unit: 'addresses', refused: 'too_many' },
  campaign_feedback_subject_characters_max: { value: 200, unit: 'characters', refused: 'too_long' },
  campaign_feedback_text_characters_max: { value: 5_000, unit: 'characters', refused: 'too_long' },
  /** Of all campaigns; leads beyond them are told of later, together. */
  campaign_notices_to_address_per_hour_max: { value: 30, unit: 'emails' },
  campaign_notices_alone_max: { value: 10, unit: 'emails' },
  campaign_notice_leads_max: { value: 100, unit: 'leads' },
  campaign_notice_valid_hours: { value: 72, unit: 'hours' },
  campaign_feedback_minutes_min: { value: 60, unit: 'minutes' },
  campaign_download_hours: { value: 72, unit: 'hours' },
  campaign_notice_batch_leads_max: { value: 1_000, unit: 'leads' },
})
