/** Sets up an invented business: tags, audiences, its field, popups, mail and the journey, as its owner would have. */
import { recordActivity } from '../platform/activities/activities.ts'
import type { Handle } from '../platform/database/handle.ts'
import type { NewId } from '../platform/ids.ts'
import { emailKey, foldKey } from '../platform/schemas.ts'
import type { JourneyDocument } from '../site/automation/journeys/document.ts'
import { insertJourney, insertVersion } from '../site/automation/journeys/store.ts'
import { changedDesign, newDesign } from '../site/capture/popups/design.ts'
import { askedFields } from '../site/capture/popups/rules.ts'
import { insertPopup, type PopupRow } from '../site/capture/popups/store.ts'
import { insertAudience } from '../site/contacts/audiences/store.ts'
import { insertField } from '../site/contacts/custom-fields/store.ts'
import { formFieldTypes } from '../site/contacts/leads/fields.ts'
import { insertTag } from '../site/contacts/tags/store.ts'
import { insertSender } from '../site/email/senders/store.ts'
import { insertTemplate } from '../site/email/templates/store.ts'
import type { Business, SeedPopup } from './businesses.ts'
import { furnishCampaign, type SeedCampaign } from './campaign.ts'
import { otherKinds } from './popup-kinds.ts'

type Tx = Handle<'site'>
const day_ms = 86_400_000
/** When each thing was set up, in days before now. */
const days_ago = { business: 91, journey: 40, shorter_forms: 18 } as const

export interface Furnishing {
  newId: NewId
  now: number
  /** Who did it all. */
  user_id: string
}

export interface Furnished {
  popups: readonly { row: PopupRow; seed: SeedPopup }[]
  campaign: SeedCampaign
  journey_id: string
  published_at: number
  /** The forms were longer until then. */
  asked_surname_until: number
  tags: ReadonlyMap<string, string>
}

export async function furnish(tx: Tx, business: Business, by: Furnishing): Promise<Furnished> {
  const { newId } = by
  const at = by.now - days_ago.business * day_ms
  const life = { version: 1, created_at: at, updated_at: at }
  const tags = new Map<string, string>()
  for (const name of [...business.tags, business.welcomed_tag]) {
    const id = newId('tag')
    await insertTag(tx, { id, name, name_key: foldKey(name), source: 'manual', ...life })
    tags.set(name, id)
  }
  const audiences = new Map<string, string>()
  for (const { name, description } of business.audiences) {
    const id = newId('audience')
    await insertAudience(tx, { id, name, name_key: foldKey(name), description, ...life })
    audiences.set(name, id)
  }
  const { field } = business
  await insertField(tx, {
    id: newId('field'),
    type: 'dropdown',
    ...field,
    placeholder: '',
    options: [...field.options],
    ...life,
  })
  const popups: { row: PopupRow; seed: SeedPopup }[] = []
  for (const seed of business.popups) {
    const row = popupRow(business, seed, { tags, audiences, id: newId('popup'), at })
    await insertPopup(tx, row)
    await note(tx, by, 'popup.published', row.id, at)
    popups.push({ row, seed })
  }
  const campaign = { id: newId('campaign'), popup_id: popups[0]?.row.id ?? '' }
  const audience_ids = [audiences.get(business.popups[0].audience) ?? '']
  await furnishCampaign(tx, business, { ...campaign, audience_ids, at })
  await note(tx, by, 'campaign.published', campaign.id, at)
  await furnishOtherKinds(tx, business, by, at)
  const journey_id = await furnishJourney(tx, business, by, { popups, tags, life })
  const ago = (days: number) => by.now - days * day_ms
  return {
    popups,
    campaign,
    journey_id,
    published_at: ago(days_ago.journey),
    asked_surname_until: ago(days_ago.shorter_forms),
    tags,
  }
}

/** Published too; nobody has come through them yet. */
async function furnishOtherKinds(tx: Tx, { site, accent_color, page_url }: Business, by: Furnishing, at: number) {
  for (const { type, name, design } of otherKinds(site.language, { accent_color, page_url })) {
    const id = by.newId('popup')
    await insertPopup(tx, {
      id,
      name,
      name_key: foldKey(name),
      description: '',
      type,
      design,
      asked_fields: askedFields({}, design, new Map(Object.entries(formFieldTypes))),
      former_variants: {},
      consent_version: 1,
      published_at: at,
      version: 1,
      created_at: at,
      updated_at: at,
    })
    await note(tx, by, 'popup.published', id, at)
  }
}

interface Names {
  tags: ReadonlyMap<string, string>
  audiences: ReadonlyMap<string, string>
  id: string
  at: number
}

function popupRow({ field, accent_color }: Business, seed: SeedPopup, { tags, audiences, id, at }: Names): PopupRow {
  const { content, labels, consent, triggers, priority } = seed
  const fields = [
    { name: 'email', label: labels.email, required: true },
    { name: 'first_name', label: labels.first_name },
    ...(seed.asks_field ? [{ name: field.name, label: field.label }] : []),
  ]
  const design = changedDesign(newDesign, {
    triggers,
    priority,
    content,
    form: {
      fields,
      consent,
      tag_ids: [tags.get(seed.tag) ?? ''],
      audience_ids: [audiences.get(seed.audience) ?? ''],
    },
    style: { accent_color },
  })
  return {
    id,
    name: seed.name,
    name_key: foldKey(seed.name),
    description: '',
    type: 'popup_box',
    design,
    asked_fields: {
      email: 'email',
      first_name: 'text',
      last_name: 'text',
      ...(seed.asks_field && { [field.name]: 'dropdown' }),
    },
    former_variants: {},
    consent_version: 1,
    published_at: at,
    version: 1,
    created_at: at,
    updated_at: at,
  }
}

interface Around {
  popups: readonly { row: PopupRow }[]
  tags: ReadonlyMap<string, string>
  life: { version: number; created_at: number; updated_at: number }
}

async function furnishJourney(tx: Tx, business: Business, by: Furnishing, around: Around): Promise<string> {
  const { newId } = by
  const { life, tags, popups } = around
  const sender_id = newId('sender')
  const { sender, site } = business
  await insertSender(tx, {
    id: sender_id,
    ...sender,
    email_key: emailKey(sender.email),
    reply_to: sender.email,
    description: '',
    verified_at: life.created_at,
    verification_asked_at: life.created_at,
    ...life,
  })
  const template_ids: string[] = []
  for (const template of business.templates) {
    const id = newId('template')
    const name_key = foldKey(template.name)
    await insertTemplate(tx, {
      id,
      ...template,
      name_key,
      category: 'marketing',
      enabled: true,
      content_version: 1,
      ...life,
    })
    template_ids.push(id)
  }
  const document: JourneyDocument = {
    triggers: [{ type: 'form_submitted', popup_ids: [popups[0]?.row.id ?? ''] }],
    allow_duplicate_enrollment: false,
    business_hours: { business_days: [1, 2, 3, 4, 5], day_start: '09:00', day_end: '18:00', timezone: site.timezone },
    use_lead_timezone: false,
    steps: [
      { id: 'tag', type: 'assign_tags', tag_ids: [tags.get(business.welcomed_tag) ?? ''] },
      { id: 'wait', type: 'delay', duration: { value: 1, unit: 'days' } },
      { id: 'welcome', type: 'send_email', template_id: template_ids[0] ?? '', sender_id },
    ],
  }
  const id = newId('journey')
  const at = by.now - days_ago.journey * day_ms
  await insertJourney(tx, {
    id,
    ...business.journey,
    name_key: foldKey(business.journey.name),
    status: 'on',
    paused_at: null,
    enrolls_after: 0,
    document,
    has_unpublished_changes: false,
    published_version: 1,
    published_at: at,
    version: 2,
    created_at: at,
    updated_at: at,
  })
  await insertVersion(tx, { journey_id: id, number: 1, document, published_at: at })
  await note(tx, by, 'journey.published', id, at)
  return id
}

const note = (tx: Tx, { newId, user_id }: Furnishing, name: string, subject_id: string, at: number): Promise<void> =>
  recordActivity(tx, { id: newId('activity'), at, name, subject_id, actor_kind: 'user', actor_id: user_id })
