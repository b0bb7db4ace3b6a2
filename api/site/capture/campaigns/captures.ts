/** Consumes captures: links leads to campaigns, and notifies the owner. */
import type { Handle } from '../../../platform/database/handle.ts'
import type { EventRecord } from '../../../platform/events/define.ts'
import { type ConsumerContext, consumer } from '../../../platform/features/consumer.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { leadConfirmed } from '../../contacts/lead-records/events.ts'
import { findLead } from '../../contacts/lead-records/rules.ts'
import { formSubmitted } from '../submissions/events.ts'
import { campaignFeedbackJob, campaignNoticeJob, campaignSandboxJob } from './jobs.ts'
import * as leads from './leads-store.ts'
import { campaignLimits } from './limits.ts'
import { anyCampaign, type CampaignRow, findCampaign } from './store.ts'

type Tx = Handle<'site'>

/** Follows captures; on a site without campaigns nothing is read. */
export const captures = consumer('campaigns', [formSubmitted, leadConfirmed], followAll, { wanted: anyCampaign })

async function followAll(
  tx: Tx,
  batch: readonly EventRecord<typeof formSubmitted | typeof leadConfirmed>[],
  context: ConsumerContext,
): Promise<void> {
  const now = context.now()
  for (const event of batch) {
    const { lead_id, at } = event
    switch (event.name) {
      case 'lead.confirmed':
        await followConfirmation(tx, lead_id, now)
        break
      case 'form.submitted': {
        const { campaign_id } = event.data
        if (campaign_id !== undefined) await followCapture(tx, { campaign_id, lead_id, at }, now)
      }
    }
  }
}

interface CampaignCapture {
  campaign_id: string
  lead_id: string
  at: number
}

/** A lead came by a campaign: of a form, or of an assistant, which calls this itself. */
export async function followCapture(tx: Tx, { campaign_id, lead_id, at }: CampaignCapture, now: number): Promise<void> {
  const campaign = await findCampaign(tx, campaign_id)
  const lead = await findLead(tx, lead_id)
  if (!campaign || !lead) return
  const before = await leads.findEntry(tx, campaign_id, lead_id)
  await leads.enterLead(tx, { campaign_id, lead_id, at, noticed: campaign.notify === 'off' })
  if (before === undefined && campaign.notify !== 'off') await enqueueNotice(tx, campaign, now)
  const confirmed = !campaign.email_confirmation || lead.confirmation === 'confirmed'
  if (campaign.feedback_email && confirmed && mayMail(before, now)) await enqueueFeedback(tx, campaign_id, lead_id, now)
  if (campaign.sandbox_access && confirmed) await enqueueSandbox(tx, campaign_id, lead_id, now)
}

/** What the campaign promised goes to a lead that has now confirmed its address. */
async function followConfirmation(tx: Tx, lead_id: string, now: number): Promise<void> {
  for (const entry of await leads.entriesOfLead(tx, lead_id)) {
    const campaign = await findCampaign(tx, entry.campaign_id)
    if (campaign?.status !== 'active') continue
    if (campaign.feedback_email && entry.mailed_at === null) await enqueueFeedback(tx, campaign.id, lead_id, now)
    if (campaign.sandbox_access && campaign.email_confirmation) await enqueueSandbox(tx, campaign.id, lead_id, now)
  }
}

/** A person may ask for the email again, but not so often that an address could be flooded. */
const mayMail = (before: leads.CampaignLeadRow | undefined, now: number): boolean =>
  (before?.mailed_at ?? Number.NEGATIVE_INFINITY) <= now - campaignLimits.campaign_feedback_minutes_min * 60_000

/** Leads of one second, or one hour, are reported together: one job for each period, so that none is missed. */
async function enqueueNotice(tx: Tx, { id, notify }: CampaignRow, now: number): Promise<void> {
  const slot = notify === 'hourly' ? 3_600_000 : 1_000
  const due_at = (Math.floor(now / slot) + 1) * slot
  await enqueue(tx, campaignNoticeJob, { subject_id: `${id}:${due_at}`, due_at, payload: { campaign_id: id } }, now)
}

const enqueueFeedback = (tx: Tx, campaign_id: string, lead_id: string, now: number): Promise<void> =>
  enqueue(tx, campaignFeedbackJob, { subject_id: `${campaign_id}:${lead_id}`, payload: { campaign_id, lead_id } }, now)

const enqueueSandbox = (tx: Tx, campaign_id: string, lead_id: string, now: number): Promise<void> =>
  enqueue(tx, campaignSandboxJob, { subject_id: `${campaign_id}:${lead_id}`, payload: { campaign_id, lead_id } }, now)
