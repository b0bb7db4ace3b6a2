/** Mails of campaigns. */
import { z } from '@hono/zod-openapi'
import { defineJob } from '../../../platform/jobs/define.ts'

/** Notifies the chosen addresses of new leads; its subject is the campaign and the period. */
export const campaignNoticeJob = defineJob('campaign_notice', z.object({ campaign_id: z.string() }))
/** Sends the lead what the campaign promised. */
export const campaignFeedbackJob = defineJob(
  'campaign_feedback',
  z.object({ campaign_id: z.string(), lead_id: z.string() }),
)
