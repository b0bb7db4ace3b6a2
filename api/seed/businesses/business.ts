/** The definition of one of the demo's businesses: its setup and its visitors. */

import type { ContentBlock } from '../../platform/pages/blocks/kinds.ts'
import type { Brand } from '../../platform/schemas/brand.ts'
import type { Filter } from '../../platform/schemas/filter/schema.ts'
import type { Locale } from '../../platform/texts/messages/messages.ts'
import type { JourneyDocument } from '../../site/automation/journey-records/rules.ts'
import type { DesignChanges, PopupType } from '../../site/capture/popups/design.ts'
import type { ViewParts } from '../../site/contacts/lead-views/table.ts'
import type { EmailDocument } from '../../site/email/templates/document/email-document.ts'
import type { DrawnPicture, PageWords } from '../../site/website/pages/templates/template.ts'
import type { TemplateKey } from '../../site/website/pages/templates/templates.ts'
import type { LogoName, PictureName } from '../pictures/pictures.ts'
import type { SeedAssistant } from './assistant.ts'

export const all = (...filters: Filter[]): Filter => ({ type: 'all', filters })

export interface SeedPopup {
  key: string
  type: PopupType
  name: string
  /** How many of a hundred registrations come through it. */
  share: number
  /** How many of a hundred who see it send its form. */
  rate: number
  /** The page on which it shows; absent: everywhere. */
  path?: string
  /** The page in which it was seen: by results. */
  page: string
  design: DesignChanges
  tag: string
  audience?: string
  picture?: PictureName
}

/** What a document of blocks refers to. */
export interface DocumentParts {
  image(name: PictureName): string
  saved_block_id: string
}

export interface SeedContent {
  subject: string
  preheader: string
  body_text?: string
  /** In place of the text. */
  document?(parts: DocumentParts): EmailDocument
}

export interface SeedTemplate extends SeedContent {
  key: string
  name: string
  category: 'marketing' | 'transactional'
  folder: string
  translation?: SeedContent & { locale: Locale }
}

export interface SeedSender {
  key: string
  first_name: string
  last_name: string
  email: string
  signature: string
  /** Its address was changed this many days ago and has not been verified since. */
  unverified_since_days?: number
}

/** What journeys and campaigns refer to, by the names and keys that are used here. */
export interface NameResolver {
  tag(name: string): string
  audience(name: string): string
  field(name: string): string
  popup(key: string): string
  template(key: string): string
  sender(key: string): string
}

export interface SeedJourney {
  key: string
  name: string
  description: string
  published_days_ago: number
  /** It has been paused for so long: who came since waits at its beginning. */
  paused_hours?: number
  document: JourneyDocument
}

/** An email to an audience: sent, or scheduled, so many days from now; without days a draft. */
export interface SeedBroadcast {
  name: string
  template: string
  sender: string
  audience: string
  subjects: string[]
  days?: number
}

export interface SeedCampaign {
  name: string
  description: string
  popup: string
  status: 'active' | 'inactive'
}

/** A page of the site: a template in words and pictures of its own. */
export interface SeedPage {
  template: TemplateKey
  /** Absent: the template's. */
  type?: 'homepage'
  handle: string
  /** Whose form it shows. */
  popup: string
  pictures: Partial<Record<DrawnPicture, PictureName>>
  words: PageWords
}

/** A letter that the canned model writes; `{name}` and `{signature}` are put in. */
export interface Letter {
  subject: string
  text: string
}

/** An audience that follows a filter. */
export interface SeedSegment {
  name: string
  description: string
  filter: Filter
}

export interface Business {
  /** The seed of its ids and of everything that is drawn. */
  key: string
  leads: number
  site: {
    name: string
    subdomain: string
    language: Locale
    currency: string
    timezone: string
    description: string
    postal_address: string
  }
  page_url: string
  /** The browsers' zones, and where people live, by weight. */
  zones: readonly (readonly [string, number])[]
  countries: readonly (readonly [string, number])[]
  cities: readonly (readonly [string, number])[]
  pictures: readonly { name: PictureName; title: string }[]
  pages: readonly SeedPage[]
  logo: LogoName
  dark_logo: LogoName
  look: Pick<Brand, 'colors' | 'font_family' | 'heading_font_family' | 'radius_px' | 'button_shape'>
  tags: readonly string[]
  audiences: readonly { name: string; description: string }[]
  segments: readonly SeedSegment[]
  /** What readers choose on the unsubscribe page: emails of these templates, and audiences. */
  topics: readonly { name: string; description: string; templates: readonly string[] }[]
  offered_audiences: readonly string[]
  /** Of the list of leads, for all. */
  views: readonly ({ name: string } & ViewParts)[]
  /** A dropdown that forms ask, and the town, which they ask too. */
  question: { name: string; label: string; options: readonly string[] }
  town_label: string
  /** What those agreed to who signed the list at the counter. */
  list_text: string
  popups: readonly SeedPopup[]
  senders: readonly SeedSender[]
  saved_block: { name: string; blocks: ContentBlock[] }
  templates: readonly SeedTemplate[]
  /** Its DNS has the key of the signature, and lacks the policy. */
  sending_domain: string
  /** What an endpoint of the business's own systems is for. */
  webhook: string
  campaigns: readonly SeedCampaign[]
  broadcasts: readonly SeedBroadcast[]
  journeys(named: NameResolver): SeedJourney[]
  /** Percentage of leads that get it by hand. */
  customer_tag: string
  /** Of those who signed the list at the counter. */
  list_tag: string
  letters: readonly Letter[]
  import_name: string
  assistant: SeedAssistant
  /** A WordPress that leads try out, with what is written in it. */
  sandbox: { name: string; title: string; posts: readonly { title: string; slug: string; text: string }[] }
}
