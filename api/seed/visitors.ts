/** The invented people's registrations: through a popup as a browser sends it, or from the shop's own list. */

import type { Acting } from '../platform/acting.ts'
import type { Handle } from '../platform/database/handle.ts'
import { formSubmitted } from '../site/capture/submissions/events.ts'
import { insertSubmission } from '../site/capture/submissions/rules.ts'
import { recordConsent } from '../site/contacts/consents/rules.ts'
import { judgeFacts } from '../site/contacts/lead-quality/rules.ts'
import { captureLead, type LeadRow } from '../site/contacts/leads/rules.ts'
import type { Business } from './businesses.ts'
import { cameBy, type SeedCampaign } from './campaign.ts'
import { type Chance, chance } from './chance.ts'
import type { Furnished } from './furnish.ts'
import type { Person } from './people.ts'
import { tellVisits } from './visits.ts'

type Tx = Handle<'site'>

const browsers = {
  en: { locale: 'en-US', list: 'Asked for news at the counter and signed the list.' },
  es: { locale: 'es-ES', list: 'Pidió noticias en el puesto y firmó la lista.' },
} as const

/** One registration, at the moment that the clock shows. */
export async function register(
  tx: Tx,
  person: Person,
  { popups, campaign, tags, asked_surname_until }: Furnished,
  business: Business,
  by: Chance,
  acting: Acting,
): Promise<void> {
  const { language } = business.site
  const fromPopup = by.hits(0.9)
  const chosen = popups[by.weighted(popups.map(p => p.seed.share))] ?? popups[0]
  const timezone = business.zones[by.weighted(business.zones.map(([, weight]) => weight))]?.[0]
  const option = by.one(business.field.options)
  const named = by.hits(0.9)
  const surnamed = by.hits(0.85) && acting.now() < asked_surname_until
  const agrees = by.hits(0.88)
  const answered = by.hits(0.8)
  const shown_for_ms = by.between(3_000, 60_000)
  const extra = by.hits(0.12) ? by.one(business.tags.slice(2)) : undefined
  const quality = inventedQuality(person.email)
  const common = { email: person.email, timezone, language, overwrite: false, quality } as const
  const extra_ids = extra === undefined ? [] : [tags.get(extra) ?? '']
  if (!fromPopup || !chosen) {
    const { first_name, last_name, phone } = person
    const values = { first_name, last_name, ...(phone && { phone }) }
    const taken = {
      ...common,
      values,
      tag_ids: extra_ids,
      audience_ids: [],
      subscribed: true,
      source: 'import',
    } as const
    const { lead } = await captureLead(tx, taken, acting)
    const text = browsers[language].list
    const given = { text, text_version: 1, place: 'admin', method: 'api', page_url: null, locale: language } as const
    await recordConsent(tx, { lead_id: lead.id, ...given }, acting)
    return
  }
  const { row, seed } = chosen
  const { form } = row.design
  const agreed = seed.consent.kind === 'notice' || agrees
  const values: Record<string, string> = {
    ...(named && { first_name: person.first_name }),
    ...(surnamed && { last_name: person.last_name }),
    ...(seed.asks_field && answered && { [business.field.name]: option }),
  }
  const submission_id = acting.newId('submission')
  const { lead, created, previous_submission_id } = await captureLead(
    tx,
    {
      ...common,
      values,
      tag_ids: [...form.tag_ids, ...extra_ids],
      audience_ids: form.audience_ids,
      subscribed: agreed,
      source: 'form',
      submission_id,
    },
    acting,
  )
  const by_campaign = campaign.popup_id === row.id ? campaign : undefined
  const sent = {
    submission_id,
    previous_submission_id,
    lead,
    created,
    agreed,
    values,
    shown_for_ms,
    campaign: by_campaign,
  }
  await tellSubmission(tx, sent, { row, seed }, business, acting)
  const shown = { popup_id: row.id, campaign_id: by_campaign?.id ?? '', at: acting.now(), lead_id: lead.id }
  await tellVisits(tx, shown, business, acting.now())
}

/** Nobody is asked about addresses that do not exist: what they are worth is invented, too. */
function inventedQuality(email: string) {
  const by = chance(`quality ${email}`)
  return judgeFacts({
    mail: by.hits(0.96) ? 'accepts' : 'refuses',
    disposable: by.hits(0.03),
    free: by.hits(0.45),
    role_based: by.hits(0.02),
    typo: by.hits(0.01),
    confirmed: false,
  })
}

interface Sent {
  submission_id: string
  previous_submission_id: string | null
  lead: LeadRow
  created: boolean
  agreed: boolean
  values: Record<string, string>
  shown_for_ms: number
  campaign: SeedCampaign | undefined
}

async function tellSubmission(
  tx: Tx,
  sent: Sent,
  { row, seed }: Furnished['popups'][number],
  { site, page_url }: Business,
  acting: Acting,
): Promise<void> {
  const { lead, agreed, submission_id: id } = sent
  await insertSubmission(tx, {
    id,
    popup_id: row.id,
    lead_id: lead.id,
    lead_created: sent.created,
    previous_id: sent.previous_submission_id,
    values: { email: lead.email, ...sent.values },
    differing: [],
    unknown: [],
    consent: agreed ? 'given' : 'declined',
    page_url,
    referrer: null,
    locale: browsers[site.language].locale,
    variant: null,
    timezone: lead.timezone,
    shown_for_ms: sent.shown_for_ms,
    at: acting.now(),
  })
  if (agreed) {
    const { kind: method, text } = seed.consent
    const locale = site.language
    const given = { lead_id: lead.id, text, text_version: 1, place: row.id, method, page_url, locale }
    await recordConsent(tx, given, acting)
  }
  const { campaign } = sent
  if (campaign) await cameBy(tx, campaign, lead.id, acting.now())
  const data = {
    popup_id: row.id,
    submission_id: id,
    lead_id: lead.id,
    ...(campaign && { campaign_id: campaign.id }),
  }
  await acting.emit(tx, formSubmitted, { subject_id: row.id, lead_id: lead.id, data })
}
