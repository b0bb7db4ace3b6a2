/** Sets up an invented business, as its owner would have: what forms ask, popups, emails, campaigns, journeys. */
import { foldKey } from '../../platform/schemas/schemas.ts'
import { insertAudience } from '../../site/contacts/audiences/store.ts'
import { insertField } from '../../site/contacts/custom-fields/store.ts'
import { insertTag } from '../../site/contacts/tags/store.ts'
import type { Business, NameResolver } from '../businesses/business.ts'
import { insertPicture } from '../pictures/pictures.ts'
import { type FurnishedCampaign, furnishCampaigns } from './campaigns.ts'
import { furnishEmails } from './emails.ts'
import { type FurnishedJourney, furnishJourneys } from './journeys.ts'
import { day_ms, type FurnishContext, idOf, type SiteContents, type Tx } from './made.ts'
import { furnishMailboxes } from './mailboxes.ts'
import { furnishPages } from './pages.ts'
import { type FurnishedPopup, furnishPopups } from './popups.ts'
import { furnishSendingDomain } from './sending-domain.ts'
import { furnishUnsubscribePage } from './unsubscribe-page.ts'

const business_days_ago = 91

export interface FurnishedSite {
  popups: readonly FurnishedPopup[]
  campaigns: readonly FurnishedCampaign[]
  journeys: readonly FurnishedJourney[]
  named: NameResolver
  /** From then on the sender's new address waits to be verified. */
  unverified_from: ReadonlyMap<string, number>
}

export async function furnish(tx: Tx, business: Business, by: FurnishContext): Promise<FurnishedSite> {
  const at = by.now - business_days_ago * day_ms
  const made = await furnishContacts(tx, business, by, at)
  const { logo, dark_logo, site } = business
  const pictures = [
    { name: logo, title: `${site.name}, logo`, id: by.brand.logo_image_id },
    { name: dark_logo, title: `${site.name}, logo on dark`, id: by.brand.dark_logo_image_id },
    ...business.pictures.map(picture => ({ ...picture, id: by.newId('image') })),
  ]
  for (const { name, title, id } of pictures) {
    const picture = by.pictures.find(stored => stored.name === name)
    if (!picture) continue
    await insertPicture(tx, picture, { id, title, at })
    made.pictures.set(name, id)
  }
  const popups = await furnishPopups(tx, business, by, made)
  const campaigns = await furnishCampaigns(tx, business, by, { ...made, popups })
  const { senders, templates, unverified_from } = await furnishEmails(tx, business, by, made)
  await furnishMailboxes(tx, made.at)
  await furnishSendingDomain(tx, business, by, by.dkim)
  await furnishUnsubscribePage(tx, business, by, { ...made, templates })
  const popupIds = new Map(popups.map(({ seed, row }) => [seed.key, row.id]))
  await furnishPages(tx, business, by, { ...made, popups: popupIds })
  const named: NameResolver = {
    tag: name => idOf(made.tags, name),
    audience: name => idOf(made.audiences, name),
    field: name => idOf(made.fields, name),
    popup: key => idOf(popupIds, key),
    template: key => idOf(templates, key),
    sender: key => idOf(senders, key),
  }
  const journeys = await furnishJourneys(tx, business.journeys(named), by)
  return { popups, campaigns, journeys, named, unverified_from }
}

async function furnishContacts(
  tx: Tx,
  business: Business,
  { newId }: FurnishContext,
  at: number,
): Promise<SiteContents> {
  const life = { version: 1, created_at: at, updated_at: at }
  const made: SiteContents = { at, tags: new Map(), audiences: new Map(), fields: new Map(), pictures: new Map() }
  for (const name of business.tags) {
    const id = newId('tag')
    await insertTag(tx, { id, name, name_key: foldKey(name), source: 'manual', ...life })
    made.tags.set(name, id)
  }
  for (const { name, description } of business.audiences) {
    const id = newId('audience')
    await insertAudience(tx, { id, name, name_key: foldKey(name), description, ...life })
    made.audiences.set(name, id)
  }
  const { question, town_label } = business
  const fields = [
    { ...question, type: 'dropdown' as const, options: [...question.options] },
    { name: 'city', label: town_label, type: 'text' as const, options: [] },
  ]
  for (const [at, field] of fields.entries()) {
    const id = newId('field')
    await insertField(tx, { id, placeholder: '', ...field, position: at + 1, ...life })
    made.fields.set(field.name, id)
  }
  return made
}
