/**
 * The invented people's registrations: through a popup as a browser sends it, or from the shop's own list. All of them are
 * drawn first and written together, a few statements for each table.
 */

import { insertInto } from '../../platform/database/statements.ts'
import { events } from '../../platform/events/table.ts'
import { acting as actingBy, type WriteContext } from '../../platform/features/write-context.ts'
import { FixedClock } from '../../platform/runtime/clock.ts'
import { foldCase } from '../../platform/texts/fold.ts'
import { localDay } from '../../platform/texts/local-days.ts'
import { campaignLeads } from '../../site/capture/campaigns/table.ts'
import { formSubmitted } from '../../site/capture/submissions/events.ts'
import { insertSubmission } from '../../site/capture/submissions/rules.ts'
import { recordConsent } from '../../site/contacts/consents/rules.ts'
import { putValueRows } from '../../site/contacts/custom-fields/rules.ts'
import { scoreEmail } from '../../site/contacts/lead-quality/rules.ts'
import { leadCreated } from '../../site/contacts/lead-records/events.ts'
import { nothingKnown } from '../../site/contacts/lead-records/fields.ts'
import { type LeadRow, leadRows, originRow } from '../../site/contacts/lead-records/rules.ts'
import { leadSets } from '../../site/contacts/lead-sets/rules.ts'
import { freshLead } from '../../site/contacts/leads/rules.ts'
import type { Business } from '../businesses/business.ts'
import { type Chance, chance } from '../chance.ts'
import type { FurnishedPopup } from '../furnish/popups.ts'
import { arrive, type Browser, originOf, writeBrowsers } from './browsers.ts'
import { moments } from './moments.ts'
import { day_ms, type Past, type Tx } from './past.ts'
import { type Person, people } from './people.ts'

export interface Registration {
  at: number
  /** The site's local day. */
  day: number
  person: Person
  lead: LeadRow
  browser: Browser
  by: Chance
  /** Absent: they signed the list at the counter. */
  popup: FurnishedPopup | undefined
  campaign_id: string | undefined
  submission_id: string
  agreed: boolean
  answers: Record<string, string>
  /** When they became a customer, where they did. */
  customer_at: number | undefined
  /** Their source and their consent. */
  event_id: string
  consent_id: string | undefined
}

/** Who came when. The same people in the same order each time. */
export function drawRegistrations({ business, now, furnished, newId }: Past): Registration[] {
  const { key, leads, site } = business
  const who = people(leads, site.language, chance(`${key} people`))
  const when = moments(leads, now, site.timezone, chance(`${key} moments`))
  return who.map((person, i) => {
    const by = chance(`${key} visit ${i}`)
    const at = when[i] ?? now
    const popup = by.hits(0.93)
      ? (furnished.popups[by.weighted(business.popups.map(p => p.share))] as FurnishedPopup)
      : undefined
    const campaign = furnished.campaigns.find(one => one.popup_id === popup?.row.id && at < one.until)
    const browser = arrive(business, popup?.seed.page, at, chance(`${key} browser ${i}`))
    const submission_id = newId('submission')
    const agreed = popup?.seed.design.form?.consent?.type !== 'checkbox' || by.hits(0.88)
    const answers: Record<string, string> = {
      ...(by.hits(0.72) && { [business.question.name]: by.one(business.question.options) }),
      ...(by.hits(0.86) && { city: pick(business.cities, by) }),
    }
    const lead = leadOf(person, business, {
      ...{ id: newId('lead'), at, agreed, browser, timezone: pick(business.zones, by) },
      submission_id: popup && submission_id,
    })
    const after = by.between(3, 18) * day_ms + by.between(0, 8) * 3_600_000
    const customer_at = by.hits(0.16) && at + after < now ? at + after : undefined
    const day = localDay(site.timezone, at)
    return {
      ...{ at, day, person, lead, browser, by, popup, campaign_id: campaign?.id, submission_id, agreed, answers },
      ...{ customer_at, event_id: '', consent_id: undefined },
    }
  })
}

const pick = (of: readonly (readonly [string, number])[], by: Chance): string =>
  of[by.weighted(of.map(([, weight]) => weight))]?.[0] ?? ''

interface NewRegistration {
  id: string
  at: number
  agreed: boolean
  browser: Browser
  timezone: string
  submission_id: string | undefined
}

function leadOf(person: Person, { site }: Business, coming: NewRegistration): LeadRow {
  const { at, agreed, browser, submission_id, timezone, id } = coming
  const { first_name, last_name, email, phone = null } = person
  const { first_touch, last_touch } = browser
  const lead = freshLead({
    ...{ id, email, at, submission_id, unsubscribed_at: null, confirmation: 'none' },
    own: { ...nothingKnown(), first_name, last_name, phone, timezone, language: site.language },
    mailability: agreed ? 'subscribed' : 'unsubscribed',
    source: submission_id === undefined ? 'import' : 'form',
    quality: inventedQuality(email),
  })
  if (submission_id === undefined) return lead
  return { ...lead, ...foldedOrigin(browser), origin_visitor_id: browser.id, first_touch, last_touch }
}

const foldedOrigins = new Map<string, ReturnType<typeof originRow>>()

/** As filters compare it: the same for all who came in the same way. */
function foldedOrigin({ pages, ...browser }: Browser): ReturnType<typeof originRow> {
  const { country, device, first_touch, last_touch } = browser
  const key = `${pages[0]?.page_url} ${pages[0]?.referrer} ${country} ${device}`
  const row = foldedOrigins.get(key) ?? originRow({ visitor_id: null, country, device, first_touch, last_touch })
  foldedOrigins.set(key, row)
  return row
}

/** Invented results of verification, since the addresses do not exist. */
function inventedQuality(email: string) {
  const by = chance(`quality ${email}`)
  return scoreEmail({
    mail: by.hits(0.97) ? 'accepts' : 'refuses',
    disposable: by.hits(0.02),
    free: by.hits(0.45),
    role_based: by.hits(0.02),
    typo: by.hits(0.01),
    confirmed: false,
  })
}

const insertSets = insertInto(leadSets)
const insertCampaignLeads = insertInto(campaignLeads)

export async function writeRegistrations(tx: Tx, all: readonly Registration[], past: Past): Promise<void> {
  const { business, furnished, installation, newId } = past
  const clock = new FixedClock(0)
  const acting = actingBy({ ...installation, newId }, clock)
  await leadRows.insert(
    tx,
    all.map(({ lead }) => lead),
  )
  await putValueRows(
    tx,
    all.flatMap(({ lead, answers }) =>
      Object.entries(answers).map(([name, text]) => {
        return { lead_id: lead.id, field_id: furnished.named.field(name), text, text_key: foldCase(text), number: null }
      }),
    ),
  )
  await tx.run(insertSets, all.flatMap(setsOf(furnished.named.tag(business.list_tag))))
  for (const one of all) {
    clock.set(one.at)
    await writeRegistration(tx, one, business, acting)
  }
  await tx.run(
    insertCampaignLeads,
    all.flatMap(({ campaign_id, lead, at }) =>
      campaign_id === undefined
        ? []
        : [{ campaign_id, lead_id: lead.id, first_at: at, last_at: at, noticed_at: at, mailed_at: null }],
    ),
  )
  await writeBrowsers(tx, all)
}

type InSet = typeof leadSets.$inferSelect

const setsOf =
  (list_tag_id: string) =>
  ({ lead, at, popup }: Registration): InSet[] => {
    if (!popup)
      return [{ lead_id: lead.id, type: 'tag', member_id: list_tag_id, source: 'import', source_id: null, at }]
    const { tag_ids, audience_ids } = popup.row.design.form
    const common = { lead_id: lead.id, at }
    return [
      ...tag_ids.map(member_id => {
        return { ...common, type: 'tag' as const, member_id, source: 'form', source_id: popup.row.id }
      }),
      ...audience_ids.map(member_id => {
        return { ...common, type: 'audience' as const, member_id, source: null, source_id: null }
      }),
    ]
  }

/** The appended rows: submission, consent, events. */
async function writeRegistration(tx: Tx, one: Registration, business: Business, acting: WriteContext): Promise<void> {
  const { lead, popup, agreed, submission_id, campaign_id } = one
  const data = { source: lead.source, mailability: lead.mailability }
  await happened(tx, leadCreated.name, { lead_id: lead.id, subject_id: lead.id, data }, acting)
  const locale = business.site.language
  if (!popup) {
    const given = { text: business.list_text, text_version: 1, place: 'admin', method: 'api', page_url: null } as const
    one.consent_id = (await recordConsent(tx, { lead_id: lead.id, locale, ...given }, acting)).id
    return
  }
  const popup_id = popup.row.id
  const page_url = `${originOf(business)}${popup.seed.page}`
  await insertSubmission(tx, { ...submissionOf(one, business), popup_id, page_url })
  const { consent } = popup.row.design.form
  if (agreed && consent.type !== 'none') {
    const { type: method, text } = consent
    const given = { lead_id: lead.id, text, text_version: 1, place: popup_id, method, page_url, locale }
    one.consent_id = (await recordConsent(tx, given, acting)).id
  }
  const about = { popup_id, submission_id, lead_id: lead.id, ...(campaign_id !== undefined && { campaign_id }) }
  const event = { subject_id: popup_id, lead_id: lead.id, data: about }
  one.event_id = await happened(tx, formSubmitted.name, event, acting)
}

type EventValues = Pick<typeof events.$inferInsert, 'subject_id' | 'lead_id' | 'data'>
const insertEvent = insertInto(events, 'seq')

/** Writes the event without announcing it, since it is in the past. */
async function happened(tx: Tx, name: string, event: EventValues, { newId, now }: WriteContext): Promise<string> {
  const { subject_id = null, lead_id = null, data } = event
  const id = newId('event')
  await tx.append(insertEvent, [{ id, at: now(), name, subject_id, lead_id, data }])
  return id
}

function submissionOf({ lead, submission_id, agreed, answers, by, at, person }: Registration, { site }: Business) {
  const { first_name, last_name } = person
  return {
    id: submission_id,
    lead_id: lead.id,
    lead_created: true,
    previous_id: null,
    values: { email: lead.email, first_name, last_name, ...answers },
    differing: [],
    unknown: [],
    consent: agreed ? ('given' as const) : ('declined' as const),
    referrer: null,
    locale: site.language === 'es' ? 'es-ES' : 'en-US',
    variant: null,
    timezone: lead.timezone,
    shown_for_ms: by.between(3_000, 60_000),
    at,
  }
}
