/**
 * Which of the claimed mails may leave now, and as what. A batch is read in a few statements. What becomes of each is
 * outcome.ts; the order of things is jobs.ts.
 */
import { resolveTime } from '../../../workflows/time/resolve.ts'
import type { SiteFacts } from '../../platform/context.ts'
import type { Handle } from '../../platform/database/handle.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { composeMessage, type DkimKey, messageId, type OutgoingMail } from '../../platform/mail/message.ts'
import type { SiteScope } from '../../site-work.ts'
import { definitionOf } from '../journeys/rules.ts'
import { type LeadFacts, leadFacts } from '../leads/rules.ts'
import { type SenderRow, sendersById } from '../senders/rules.ts'
import { personalRenderer, presentTemplates, templateContent } from '../templates/rules.ts'
import { judge, type SkipReason, type WaitReason } from './checks.ts'
import * as store from './hand-off-store.ts'
import { emailLinks } from './links.ts'
import { defaultSettings, dkimKeyOf } from './settings.ts'
import type { AttemptRow, EmailRow } from './store.ts'

type Db = Handle<'site'>
const hour_ms = 3_600_000
const held_ms = 10_000
/** A mail that left its queue this late may meet closed hours. */
const prompt_ms = 60_000

export interface ReadyMail {
  kind: 'send'
  email: EmailRow
  mail: OutgoingMail
  number: number
  template_version: number
  consent_id: string | null
  subject: string
  links: number
  marketing: boolean
  first_at: number
  /** Attempts whose end nobody knows, before this one. */
  doubts: number
  unknown_policy: 'resend' | 'hold'
}
export type Prepared =
  | ReadyMail
  | { kind: 'gone' }
  | { kind: 'skip'; email: EmailRow; reason: SkipReason }
  | { kind: 'wait'; email: EmailRow; reason: WaitReason | null; again_at: number }
  | { kind: 'in_doubt'; email: EmailRow; number: number }
  | { kind: 'broken'; email: EmailRow }

/** What a handler keeps between batches. */
export interface Sending {
  scope: SiteScope
  key: Buffer
  started_at: number
  render: ReturnType<typeof personalRenderer>
  dkim: { version: number; key: DkimKey | undefined } | undefined
}

export async function openSending(scope: SiteScope, started_at: number): Promise<Sending> {
  const key = await scope.installation.databases.siteKey(scope.site_id)
  return { scope, key, started_at, render: personalRenderer(), dkim: undefined }
}

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
  held: Set<string>
  live: Set<string>
}

const unique = (values: Iterable<string | null>): string[] => [...new Set([...values].filter(v => v !== null))]

async function readBatch(db: Db, ids: readonly string[], now: number, site: SiteFacts): Promise<Batch> {
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
    held: await store.heldAmong(db, unique(rows.map(row => row.journey_id))),
    live: await store.liveAmong(db, unique(rows.map(row => row.run_id))),
  }
}

/** Reads all that these jobs need and prepares each of them. */
export async function prepareAll(sending: Sending, jobs: readonly Job[]): Promise<Prepared[]> {
  const { scope } = sending
  const site = await scope.facts()
  if (!site) return jobs.map(() => ({ kind: 'gone' }))
  const now = scope.clock.now()
  const ids = jobs.map(job => job.subject_id)
  const batch = await scope.database.read(db => readBatch(db, ids, now, site))
  const prepared: Prepared[] = []
  for (const job of jobs) prepared.push(await prepareOne(sending, batch, job))
  return prepared
}

const interruptions_max = 5

async function prepareOne(sending: Sending, batch: Batch, job: Job): Promise<Prepared> {
  const email = batch.emails.get(job.subject_id)
  if (!email || email.ended_at !== null) return { kind: 'gone' }
  const attempts = batch.attempts.get(email.id) ?? []
  const open = attempts.find(attempt => attempt.outcome === null)
  const doubts = attempts.filter(attempt => attempt.outcome === null || attempt.outcome === 'unknown').length
  if (open && (batch.settings.unknown_policy === 'hold' || doubts > interruptions_max)) {
    return { kind: 'in_doubt', email, number: open.number }
  }
  const template = batch.templates.get(email.template_id)
  const marketing = template?.category !== 'transactional'
  const consent_id = batch.consents.get(email.lead_id)
  const late = email.reason === 'late' || (attempts.length === 0 && isLate(sending, job))
  const verdict = judge({
    held: batch.held.has(email.journey_id ?? '') || (batch.site.held && marketing),
    run_live: email.run_id === null || batch.live.has(email.run_id),
    lead: batch.leads.get(email.lead_id),
    template,
    sender: batch.senders.get(email.sender_id),
    consent_id,
    postal_address: batch.site.postal_address,
    late: late && !batch.site.is_demo,
    late_policy: batch.settings.late_policy,
  })
  if (!verdict.go && 'skip' in verdict) return { kind: 'skip', email, reason: verdict.skip }
  if (!verdict.go) {
    const again_at = batch.now + (verdict.wait === 'held' ? held_ms : hour_ms)
    return { kind: 'wait', email, reason: verdict.wait, again_at }
  }
  if (batch.now - email.queued_at > prompt_ms) {
    const again_at = await openMinute(sending.scope, email, batch.now, batch.leads.get(email.lead_id)?.timezone ?? null)
    if (again_at > batch.now) return { kind: 'wait', email, reason: null, again_at }
  }
  return compose(sending, batch, { email, attempts, doubts, marketing, consent_id: consent_id ?? null })
}

/** Overdue since more than an hour when the process began: an outage or an old backup. */
const isLate = ({ started_at }: Sending, job: Job): boolean => started_at - job.due_at > hour_ms

/** The next minute in which the journey may reach the lead; `from` itself where it is open. */
export async function openMinute(
  scope: SiteScope,
  email: EmailRow,
  from: number,
  lead_timezone: string | null,
): Promise<number> {
  const { run_id } = email
  const site = await scope.facts()
  if (run_id === null || !site) return from
  const definition = await scope.database.read(async db => {
    const version = await store.versionOfRun(db, run_id)
    return version && definitionOf(db, version.journey_id, version.number)
  })
  if (!definition) return from
  const context = { definition, lead_timezone, site_timezone: site.timezone }
  return resolveTime({ purpose: 'open_minute', from, duration: null }, context).at
}

interface Going {
  email: EmailRow
  attempts: readonly AttemptRow[]
  doubts: number
  marketing: boolean
  consent_id: string | null
}

async function compose(sending: Sending, batch: Batch, going: Going): Promise<Prepared> {
  const { scope, key } = sending
  const { email, attempts, doubts, marketing } = going
  const { site, now } = batch
  const lead = batch.leads.get(email.lead_id)
  const sender = batch.senders.get(email.sender_id)
  const present = batch.templates.get(email.template_id)
  if (!lead || !sender || !present) return { kind: 'gone' }
  // A message in doubt may have arrived: what is sent again is the same message.
  const before = doubts > 0 ? attempts.findLast(a => a.outcome === null || a.outcome === 'unknown') : undefined
  const template_version = before?.template_version ?? present.content_version
  const kept =
    template_version === present.content_version
      ? present
      : await scope.database.read(db => templateContent(db, email.template_id, template_version))
  const { public_url } = scope.installation.config
  const host = new URL(public_url).hostname.replaceAll(/[^a-z0-9.-]/g, '')
  const links = emailLinks({ key, public_url, site_id: site.id }, email)
  try {
    const rendered = sending.render(`${email.template_id} ${template_version}`, kept ?? present, {
      lead,
      sender,
      site,
      open_pixel_url: links.open_pixel_url,
      rewrite: links.rewrite,
      unsubscribe_url: marketing ? links.unsubscribe_url : undefined,
    })
    const identity = email.run_id === null ? [email.id] : [email.run_id, email.sequence ?? 0]
    const mail = composeMessage({
      from: { name: `${sender.first_name} ${sender.last_name}`, address: sender.email },
      to: { name: [lead.first_name, lead.last_name].filter(Boolean).join(' '), address: lead.email },
      reply_to: sender.reply_to === sender.email ? undefined : { address: sender.reply_to },
      subject: rendered.subject,
      html: rendered.html,
      text: rendered.text,
      message_id: messageId([site.id, ...identity], host),
      date: before?.begun_at ?? now,
      list: marketing
        ? { id: `${site.subdomain}.${host}`, unsubscribe_url: links.unsubscribe_url, one_click: true }
        : undefined,
      dkim: dkimOf(sending, batch.settings),
    })
    return {
      kind: 'send',
      email,
      mail,
      number: (attempts.at(-1)?.number ?? 0) + 1,
      template_version,
      consent_id: marketing ? going.consent_id : null,
      subject: rendered.subject,
      links: rendered.links.length,
      marketing,
      first_at: attempts[0]?.begun_at ?? now,
      doubts,
      unknown_policy: batch.settings.unknown_policy,
    }
  } catch (error) {
    scope.installation.log.warn({ email_id: email.id, reason: String(error) }, 'a mail could not be composed')
    return { kind: 'broken', email }
  }
}

function dkimOf(sending: Sending, settings: store.SettingsRow): DkimKey | undefined {
  if (sending.dkim?.version !== settings.version) {
    sending.dkim = { version: settings.version, key: dkimKeyOf(settings, sending.key) }
  }
  return sending.dkim.key
}

/**
 * The last look, in the transaction that marks the message as handed over: null where it may go, else why it is kept
 * back. Everything else was checked when it was prepared, and cannot be asked of a person twice.
 */
export async function beginAll(sending: Sending, ready: readonly ReadyMail[]): Promise<(string | null)[]> {
  const { scope } = sending
  const site = await scope.facts()
  if (!site) return ready.map(() => 'site_removed')
  return scope.database.write(async tx => {
    const emails = ready.map(r => r.email)
    const subscribed = await store.subscribedAmong(tx, unique(emails.map(e => e.lead_id)))
    const held = await store.heldAmong(tx, unique(emails.map(e => e.journey_id)))
    const live = await store.liveAmong(tx, unique(emails.map(e => e.run_id)))
    const kept = ready.map(({ email, marketing }) => {
      if (held.has(email.journey_id ?? '') || (site.held && marketing)) return 'held'
      if (email.run_id !== null && !live.has(email.run_id)) return 'run_ended'
      return marketing && !subscribed.has(email.lead_id) ? 'unsubscribed' : null
    })
    const going = ready.filter((_, index) => kept[index] === null)
    const interrupted = going.filter(r => r.doubts > 0).map(r => r.email.id)
    const now = scope.clock.now()
    if (interrupted.length > 0) await store.closeInterrupted(tx, interrupted, now)
    if (going.length > 0) {
      const begun = going.map(r => ({
        email_id: r.email.id,
        number: r.number,
        template_version: r.template_version,
      }))
      await store.beginAttempts(tx, begun, now)
    }
    return kept
  })
}
