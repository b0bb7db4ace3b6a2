/**
 * Which of the claimed mails may leave now, and as what. A batch is read in a few statements. The last look is
 * begin.ts, the outcome of each is in outcome.ts; the sequence is in job-handlers.ts.
 */

import type { SiteFacts } from '../../../platform/context.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import type { Job } from '../../../platform/jobs/jobs.ts'
import type { OutgoingMail } from '../../../platform/mail/message.ts'
import type { OwnTransport } from '../../../platform/mail/own-transports.ts'
import { returnToken } from '../../../platform/mail/return-path.ts'
import type { Locale } from '../../../platform/messages/messages.ts'
import { languageFor, ownOf } from '../../contacts/leads/fields.ts'
import { type LeadFacts, leadFacts } from '../../contacts/leads/rules.ts'
import { ownTransport } from '../email-transport/rules.ts'
import { type SenderRow, sendersById } from '../senders/rules.ts'
import { domainOf, sendingOfDomains } from '../sending-domains/rules.ts'
import { type Pace, paceOf, type Rate } from '../sending-limits/rules.ts'
import { type SuppressionReason, suppressedLeads } from '../suppressions/rules.ts'
import { hiddenBlocks, inLanguage, ownContent, presentTemplates, templateContent } from '../templates/rules.ts'
import { type SkipReason, verdictOf, type WaitReason } from './checks.ts'
import type { Composed, Draft, DraftContent, DraftSite, NotComposed } from './compose.ts'
import { composeDrafts } from './composer.ts'
import { draftSite } from './draft-site.ts'
import * as store from './hand-off-store.ts'
import { emailLimits } from './limits.ts'
import { daysOffNear, openMinute } from './open-minute.ts'
import { type PartsOf, partsOf, textState } from './parts.ts'
import type { Sending } from './sending.ts'
import { defaultSettings } from './settings.ts'
import type { AttemptRow, EmailRow } from './store.ts'

type Db = Handle<'site'>
const minute_ms = 60_000
const hour_ms = 3_600_000
/** A mail that left its queue this late may meet closed hours. */
const prompt_ms = 60_000

export interface ReadyMail {
  kind: 'send'
  email: EmailRow
  mail: OutgoingMail
  number: number
  template_version: number
  language: Locale | null
  consent_id: string | null
  subject: string
  links: number
  marketing: boolean
  first_at: number
  /** Earlier attempts with an unknown outcome. */
  doubts: number
  unknown_policy: 'resend' | 'do_not_resend'
  /** The site's own, by which it leaves. */
  own: OwnTransport | undefined
  /** Of its sender's address. */
  domain: string
  /** How many emails a second leave of the site and of the domain, where that is limited. */
  rates: readonly Rate[]
}
export type Prepared =
  | ReadyMail
  | { kind: 'gone' }
  | { kind: 'skip'; email: EmailRow; reason: SkipReason }
  | { kind: 'wait'; email: EmailRow; reason: WaitReason | null; again_at: number }
  | { kind: 'in_doubt'; email: EmailRow; number: number }
  | { kind: 'broken'; email: EmailRow }

interface Batch {
  now: number
  site: SiteFacts
  settings: store.SettingsRow
  emails: Map<string, EmailRow>
  attempts: Map<string, AttemptRow[]>
  leads: Map<string, LeadFacts>
  templates: Awaited<ReturnType<typeof presentTemplates>>
  senders: Map<string, SenderRow>
  consents: Map<string, string>
  suppressions: ReadonlyMap<string, SuppressionReason>
  domains: DraftSite['domains']
  standings: Map<string, store.Standing>
  parts: PartsOf
  own: OwnTransport | undefined
  pace: Pace
  lately: store.Lately
  /** A day off of the site is close enough to be today somewhere. */
  day_off_near: boolean
  /** What the batch's drafts share. */
  drafts: { site: DraftSite; contents: Map<string, DraftContent> }
}

export const unique = (values: Iterable<string | null>): string[] => [...new Set([...values].filter(v => v !== null))]

async function readBatch(
  db: Db,
  { key, ...senders }: Sending,
  ids: readonly string[],
  { now, site }: Pick<Batch, 'now' | 'site'>,
): Promise<Omit<Batch, 'drafts'>> {
  const emails = await store.emailsById(db, ids)
  const rows = [...emails.values()]
  const lead_ids = unique(rows.map(row => row.lead_id))
  return {
    now,
    site,
    settings: (await store.findSettings(db)) ?? defaultSettings,
    emails,
    attempts: await store.attemptsById(db, ids),
    leads: await leadFacts(db, lead_ids),
    templates: await presentTemplates(db, unique(rows.map(row => row.template_id))),
    senders: await sendersById(db, unique(rows.map(row => row.sender_id))),
    consents: await store.consentsByLead(db, lead_ids),
    suppressions: await suppressedLeads(db, lead_ids),
    domains: await sendingOfDomains(db, key),
    standings: await store.standingsOf(db, senders, ids),
    parts: await senders.steps.partsOf(db, rows),
    own: await ownTransport(db, { site_id: site.id, key, endpoints: senders.scope.installation.config.endpoints }),
    pace: await paceOf(db, { now, timezone: site.timezone, month_max: site.plan?.limits.emails ?? null }),
    lately: await latelySent(db, site, lead_ids, now),
    day_off_near: daysOffNear(site.marketing.days_off, now).length > 0,
  }
}

/** The marketing mails that count against the cap; none are read where there is no cap. */
export async function latelySent(
  db: Db,
  { marketing: { emails_max, emails_days } }: SiteFacts,
  lead_ids: readonly string[],
  now: number,
): Promise<store.Lately> {
  return emails_max === null ? new Map() : store.marketingSince(db, lead_ids, now - emails_days * 24 * hour_ms)
}

/** Whether the lead had as many others as the site allows. */
export function isCapped(lately: store.Lately, emails_max: number | null, { id, lead_id }: EmailRow): boolean {
  const mails = lately.get(lead_id)
  return emails_max !== null && mails !== undefined && mails.size - (mails.has(id) ? 1 : 0) >= emails_max
}

/** Reads all that these jobs need and prepares each of them. */
export async function prepareAll(sending: Sending, jobs: readonly Job[]): Promise<Prepared[]> {
  const { scope } = sending
  const site = await scope.facts()
  if (!site) return jobs.map(() => ({ kind: 'gone' }))
  const now = scope.clock.now()
  const ids = jobs.map(job => job.subject_id)
  const read = await scope.database.read(db => readBatch(db, sending, ids, { now, site }))
  const batch = { ...read, drafts: { site: draftSite(sending, read), contents: new Map() } }
  const prepared: (Prepared | Going)[] = []
  for (const job of jobs) prepared.push(await prepareOne(sending, batch, job))
  const going = prepared.filter(one => one.kind === 'go')
  const composed = await composeDrafts(going.map(one => one.draft))
  const finished = new Map(going.map((one, index) => [one, ready(sending, batch, one, composed[index])]))
  return prepared.map(one => (one.kind === 'go' ? (finished.get(one) ?? { kind: 'gone' }) : one))
}

async function prepareOne(sending: Sending, batch: Batch, job: Job): Promise<Prepared | Going> {
  const email = batch.emails.get(job.subject_id)
  if (!email || email.ended_at !== null) return { kind: 'gone' }
  const attempts = batch.attempts.get(email.id) ?? []
  const open = attempts.find(attempt => attempt.outcome === null)
  const doubts = attempts.filter(attempt => attempt.outcome === null || attempt.outcome === 'unknown').length
  if (open && (batch.settings.unknown_policy === 'do_not_resend' || doubts > emailLimits.email_interruptions_max)) {
    return { kind: 'in_doubt', email, number: open.number }
  }
  const template = batch.templates.get(email.template_id)
  const marketing = template?.category !== 'transactional'
  const consent_id = batch.consents.get(email.lead_id)
  const standing = batch.standings.get(email.id)
  const late = email.reason === 'late' || (attempts.length === 0 && sending.isOverdue(job.due_at))
  const verdict = verdictOf({
    paused: standing?.paused === true || (batch.site.paused && marketing),
    canceled: standing?.broadcast?.canceled === true && email.decision !== 'resent',
    run_live: email.run_id === null || email.decision === 'resent' || standing?.run_live === true,
    lead: batch.leads.get(email.lead_id),
    template,
    sender: batch.senders.get(email.sender_id),
    topic_left: standing?.topic_left === true,
    suppression: batch.suppressions.get(email.lead_id),
    consent_id,
    text: textState(batch.parts, email),
    capped: isCapped(batch.lately, batch.site.marketing.emails_max, email),
    postal_address: batch.site.postal_address,
    late: late && !batch.site.is_demo,
    late_policy: standing?.broadcast?.late_policy ?? batch.settings.late_policy,
  })
  if (!verdict.go && 'skip' in verdict) return { kind: 'skip', email, reason: verdict.skip }
  if (!verdict.go) {
    // Whatever ends the wait makes the job due at once, but misses an email that is being checked at that moment; so
    // the first recheck comes after a minute.
    const again_ms = email.reason === verdict.wait ? hour_ms : minute_ms
    return { kind: 'wait', email, reason: verdict.wait, again_at: batch.now + again_ms }
  }
  if (batch.now - email.queued_at > prompt_ms || batch.day_off_near) {
    const timezone = batch.leads.get(email.lead_id)?.timezone ?? null
    const open = await openMinute(sending.scope, email, batch.now, timezone)
    if (open.at > batch.now) return { kind: 'wait', email, reason: open.day_off ? 'day_off' : null, again_at: open.at }
  }
  // What people need is counted where it leaves, and waits for no number.
  const wait = marketing ? batch.pace.take(domainOf(batch.senders.get(email.sender_id)?.email ?? '')) : null
  if (wait) return { kind: 'wait', email, ...wait }
  return draftOf(sending, batch, { email, attempts, doubts, marketing, consent_id: consent_id ?? null })
}

interface Leaving {
  email: EmailRow
  attempts: readonly AttemptRow[]
  doubts: number
  marketing: boolean
  consent_id: string | null
}

/** What may leave, and is yet to be composed. */
interface Going extends Leaving {
  kind: 'go'
  draft: Draft
  template_version: number
  language: Locale | null
  domain: string
}

async function draftOf({ scope }: Sending, batch: Batch, leaving: Leaving): Promise<Going | { kind: 'gone' }> {
  const { email, attempts, doubts, marketing } = leaving
  const lead = batch.leads.get(email.lead_id)
  const sender = batch.senders.get(email.sender_id)
  const present = batch.templates.get(email.template_id)
  if (!lead || !sender || !present) return { kind: 'gone' }
  // The former message may have arrived, so exactly the same message is resent.
  const before = doubts > 0 ? attempts.findLast(a => a.outcome === null || a.outcome === 'unknown') : undefined
  const template_version = before?.template_version ?? present.content_version
  const wanted = before ? before.language : languageFor(lead, batch.site)
  const own_subject = batch.standings.get(email.id)?.broadcast?.subjects[email.variant ?? 0]
  const key = [
    ...[email.template_id, template_version, wanted ?? ''],
    ...(own_subject ? [email.broadcast_id, email.variant] : []),
  ].join(' ')
  let content = batch.drafts.contents.get(key)
  if (!content) {
    const kept =
      template_version === present.content_version
        ? present
        : await scope.database.read(db => templateContent(db, email.template_id, template_version))
    const source = wanted === null ? ownContent(kept ?? present) : inLanguage(kept ?? present, wanted)
    // A translation keeps its subject: the broadcast's are in the site's language.
    content = { key, source: source.locale || own_subject === undefined ? source : { ...source, subject: own_subject } }
    batch.drafts.contents.set(key, content)
  }
  const draft: Draft = {
    email_id: email.id,
    lead_id: email.lead_id,
    lead: { ...ownOf(lead), email: lead.email, custom_fields: lead.custom_fields },
    site: batch.drafts.site,
    sender,
    content,
    hidden: hiddenBlocks(content.source.document, lead, { now: batch.now, timezone: batch.site.timezone }),
    ...partsOf(batch.parts, email),
    marketing,
    identity: email.run_id === null ? [email.id] : [email.run_id, email.sequence ?? 0],
    date: before?.begun_at ?? batch.now,
  }
  const language = content.source.locale ?? null
  return { ...leaving, kind: 'go', draft, template_version, language, domain: domainOf(sender.email) }
}

function ready(
  { scope, key }: Sending,
  batch: Batch,
  going: Going,
  composed: Composed | NotComposed | undefined,
): Prepared {
  const { email, attempts, doubts, marketing, consent_id, template_version, language } = going
  if (!composed || 'problem' in composed) {
    scope.installation.log.warn({ email_id: email.id, reason: composed?.problem }, 'a mail could not be composed')
    return { kind: 'broken', email }
  }
  const { own, site } = batch
  const kind = own?.settings.kind ?? scope.installation.mailer.kind
  const isProviders = kind === 'ses' || kind === 'postmark'
  return {
    ...composed,
    ...(isProviders && { mail: { ...composed.mail, return_token: returnToken(key, site.id, email.id) } }),
    own,
    domain: going.domain,
    rates: batch.pace.rates(going.domain),
    kind: 'send',
    email,
    number: (attempts.at(-1)?.number ?? 0) + 1,
    template_version,
    language,
    consent_id: marketing ? consent_id : null,
    marketing,
    // Who sends it again begins anew.
    first_at: attempts.find(({ begun_at }) => begun_at >= (email.decided_at ?? 0))?.begun_at ?? batch.now,
    doubts,
    unknown_policy: batch.settings.unknown_policy,
  }
}
