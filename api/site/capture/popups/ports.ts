/** What the widget's configuration asks of features around it: the campaigns that capture by popups, the assistants that visitors meet on the site's pages. */
import type { Handle } from '../../../platform/database/handle.ts'
import { port } from '../../../platform/features/port.ts'
import type { Locale } from '../../../platform/texts/messages/messages.ts'
import type { Design } from './design.ts'

/** Says something first, by the rules of popups. */
export type ChatOpener = Pick<Design, 'triggers' | 'url_rules' | 'visitor_rules' | 'devices' | 'frequency_days'> & {
  message: Record<Locale, string>
}

export interface PageChat {
  id: string
  /** Its button stands on every page, not only where the page has an element for it. */
  on_every_page: boolean
  published_at: number
  openers: readonly ChatOpener[]
}

export interface PageChats {
  /** The published ones, oldest first. */
  published(db: Handle<'site'>): Promise<PageChat[]>
  /** Events by which they change. */
  changedBy: readonly string[]
}

export const pageChats = port<PageChats>('pageChats')

/** A campaign's rules for addresses, which replace those of the site. */
export interface CampaignQuality {
  reject_disposable: boolean
  reject_free: boolean
  reject_role_based: boolean
  typo_correction: boolean
  email_confirmation: boolean
}

export interface LiveCampaign {
  id: string
  tag_ids: readonly string[]
  audience_ids: readonly string[]
  quality: CampaignQuality
  /** By the form's field: where the value goes, and whether it has to become a text for it. */
  mapping: ReadonlyMap<string, { to: string | null; as_text: boolean }>
  /** Where a visitor is sent after the form. */
  redirect_url?: string
  /** What a visitor may download after the form. */
  file_id?: string
  /** The sandbox that a visitor is led into after the form. */
  sandbox_id?: string
}

export interface ActiveCampaigns {
  /** The active campaigns of a site by their popups. */
  byPopup(db: Handle<'site'>): Promise<Map<string, LiveCampaign>>
  /** Events by which they change. */
  changedBy: readonly string[]
}

export const activeCampaigns = port<ActiveCampaigns>('activeCampaigns')
