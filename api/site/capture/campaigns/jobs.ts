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

/** Gives a lead the sandbox that the campaign promises. Its subject is the campaign and the lead. */
export const campaignSandboxJob = defineJob(
  'campaign_sandbox',
  z.object({ campaign_id: z.string(), lead_id: z.string() }),
)
