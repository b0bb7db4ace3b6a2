/** The business's campaign: what its first popup captures, and who came by it. */
import type { Handle } from '../platform/database/handle.ts'
import { foldKey } from '../platform/schemas.ts'
import { enterLead } from '../site/capture/campaigns/rules.ts'
import { campaigns } from '../site/capture/campaigns/table.ts'
import type { Business } from './businesses.ts'

export interface SeedCampaign {
  id: string
  popup_id: string
}

type Tx = Handle<'site'>

export async function furnishCampaign(
  tx: Tx,
  { campaign, sender }: Business,
  made: SeedCampaign & { audience_ids: string[]; at: number },
): Promise<void> {
  const { id, popup_id, audience_ids, at } = made
  await tx.insert(campaigns).values({
    id,
    ...campaign,
    name_key: foldKey(campaign.name),
    status: 'active',
    lead_source: 'popup',
    popup_id,
    form_action: 'thank_you',
    destination_url: null,
    file_id: null,
    feedback_email: false,
    feedback_subject: '',
    feedback_text: '',
    notify: 'hourly',
    notify_emails: [sender.email],
    email_confirmation: false,
    reject_disposable: true,
    reject_free: false,
    reject_role_based: false,
    typo_correction: true,
    tag_ids: [],
    audience_ids,
    field_mapping: [],
    activated_at: at,
    version: 2,
    created_at: at,
    updated_at: at,
  })
}

/** A lead has come by the campaign; the owner knows already. */
export const cameBy = (tx: Tx, campaign: SeedCampaign, lead_id: string, at: number): Promise<void> =>
  enterLead(tx, { campaign_id: campaign.id, lead_id, at, noticed: true })
