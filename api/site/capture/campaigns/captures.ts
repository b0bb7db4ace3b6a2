/** What follows from captures, behind the events: who came by which campaign, and whom to tell of it. */
import type { Handle } from '../../../platform/database/handle.ts'
import type { Consumer } from '../../../platform/events/consumer.ts'
import type { Event } from '../../../platform/events/events.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { limits } from '../../../platform/limits.ts'
import { findLead } from '../../contacts/leads/rules.ts'
import * as leads from './leads-store.ts'
import { anyCampaign, type CampaignRow, findCampaign } from './store.ts'

type Tx = Handle<'site'>

export const noticeKind = 'campaign_notice'
export const feedbackKind = 'campaign_feedback'

/** Follows captures; on a site without campaigns nothing is read. */
export const captures: Consumer = {
  name: 'campaigns',
  async look(tx) {
    if (!(await anyCampaign(tx))) return null
    return {
      names: ['form.submitted', 'lead.confirmed'],
      consume: async (events, now) => ((await followAll(tx, events, now)) ? ['jobs'] : []),
    }
  },
}

/** True if there is something to send. */
async function followAll(tx: Tx, events: readonly Event[], now: number): Promise<boolean> {
  let sends = false
  for (const { name, lead_id, data, at } of events) {
    if (lead_id === null) continue
    if (name === 'lead.confirmed') sends = (await followConfirmation(tx, lead_id, now)) || sends
    else if (name === 'form.submitted' && typeof data.campaign_id === 'string') {
      sends = (await followCapture(tx, { campaign_id: data.campaign_id, lead_id, at }, now)) || sends
    }
  }
  return sends
}

interface Captured {
  campaign_id: string
  lead_id: string
  at: number
}

async function followCapture(tx: Tx, { campaign_id, lead_id, at }: Captured, now: number): Promise<boolean> {
  const campaign = await findCampaign(tx, campaign_id)
  const lead = await findLead(tx, lead_id)
  if (!campaign || !lead) return false
  const before = await leads.findEntry(tx, campaign_id, lead_id)
  await leads.enterLead(tx, { campaign_id, lead_id, at, noticed: campaign.notify === 'off' })
  const notices = before === undefined && campaign.notify !== 'off'
  if (notices) await enqueueNotice(tx, campaign, now)
  const confirmed = !campaign.email_confirmation || lead.confirmation === 'confirmed'
  const mails = campaign.feedback_email && confirmed && mayMail(before, now)
  if (mails) await enqueueFeedback(tx, campaign_id, lead_id, now)
  return notices || mails
}

/** What was promised to somebody who had to confirm the address first. */
async function followConfirmation(tx: Tx, lead_id: string, now: number): Promise<boolean> {
  let sends = false
  for (const entry of await leads.entriesOfLead(tx, lead_id)) {
    if (entry.mailed_at !== null) continue
    const campaign = await findCampaign(tx, entry.campaign_id)
    if (!campaign?.feedback_email || campaign.status !== 'active') continue
    await enqueueFeedback(tx, campaign.id, lead_id, now)
    sends = true
  }
  return sends
}

/** Somebody who lost the mail may ask again; nobody can have an address flooded. */
const mayMail = (before: leads.CampaignLeadRow | undefined, now: number): boolean =>
  (before?.mailed_at ?? Number.NEGATIVE_INFINITY) <= now - limits.campaign_feedback_minutes_min * 60_000

/** Who comes in one second, or one hour, is told of together: a job for each of these, so that none is passed over. */
async function enqueueNotice(tx: Tx, { id, notify }: CampaignRow, now: number): Promise<void> {
  const slot = notify === 'hourly' ? 3_600_000 : 1_000
  const due_at = (Math.floor(now / slot) + 1) * slot
  await enqueue(tx, { kind: noticeKind, subject_id: `${id}:${due_at}`, due_at, payload: { campaign_id: id } }, now)
}

const enqueueFeedback = (tx: Tx, campaign_id: string, lead_id: string, now: number): Promise<void> =>
  enqueue(
    tx,
    {
      kind: feedbackKind,
      subject_id: `${campaign_id}:${lead_id}`,
      due_at: now,
      payload: { campaign_id, lead_id },
    },
    now,
  )
