/** The business's campaigns: what some of its popups capture for. */
import { foldKey } from '../../platform/schemas/schemas.ts'
import { campaigns } from '../../site/capture/campaigns/table.ts'
import type { Business, SeedCampaign } from '../businesses/business.ts'
import { day_ms, type FurnishContext, type SiteContents, type Tx } from './made.ts'
import { note } from './note.ts'
import type { FurnishedPopup } from './popups.ts'

export interface FurnishedCampaign {
  id: string
  popup_id: string
  /** Until when it was active. */
  until: number
}

const ended_days_ago = 20

export async function furnishCampaigns(
  tx: Tx,
  { campaigns: seeds, senders }: Business,
  by: FurnishContext,
  { at, popups }: SiteContents & { popups: readonly FurnishedPopup[] },
): Promise<FurnishedCampaign[]> {
  const made: FurnishedCampaign[] = []
  const notify_emails = senders.slice(0, 1).map(({ email }) => email)
  for (const seed of seeds) {
    const popup = popups.find(one => one.seed.key === seed.popup)
    if (!popup) throw new Error(`The demo has no popup ${seed.popup}`)
    const is_over = seed.status === 'inactive'
    const until = is_over ? by.now - ended_days_ago * day_ms : by.now + day_ms
    const id = by.newId('campaign')
    const audience_ids = popup.row.design.form.audience_ids
    await tx
      .insert(campaigns)
      .values({ id, ...rowOf(seed), popup_id: popup.row.id, audience_ids, notify_emails, ...life(at) })
    note(by, 'campaign.published', id, at)
    if (is_over) note(by, 'campaign.deactivated', id, until)
    made.push({ id, popup_id: popup.row.id, until })
  }
  return made
}

const life = (at: number) => ({ activated_at: at, version: 2, created_at: at, updated_at: at })

const rowOf = ({ name, description, status }: SeedCampaign) => ({
  name,
  name_key: foldKey(name),
  description,
  status,
  lead_source: 'popup' as const,
  form_action: 'thank_you' as const,
  destination_url: null,
  file_id: null,
  feedback_email: false,
  feedback_subject: '',
  feedback_text: '',
  notify: 'hourly' as const,
  email_confirmation: false,
  reject_disposable: true,
  reject_free: false,
  reject_role_based: false,
  typo_correction: true,
  tag_ids: [],
  field_mapping: [],
})
