/**
 * Which of the claimed mails may leave now, and as what. A batch is read in a few statements. The last look is
 * begin.ts, the outcome of each is in outcome.ts; the sequence is in job-handlers.ts.
 */

import { returnToken } from '../../../platform/identity/return-path.ts'
import type { Job } from '../../../platform/jobs/jobs.ts'
import { domainOf } from '../../../platform/mail/address-domain.ts'
import type { OutgoingMail } from '../../../platform/mail/message.ts'
import type { OwnTransport } from '../../../platform/mail/own-transports.ts'
import type { Locale } from '../../../platform/texts/messages/messages.ts'
import { languageFor, ownOf } from '../../contacts/lead-records/fields.ts'
import type { Rate } from '../sending-limits/rules.ts'
import { hiddenBlocks, inLanguage, ownContent, templateContent } from '../templates/rules.ts'
import type { ComposedMail, CompositionProblem, Draft } from './compose.ts'
import { composeDrafts } from './composer.ts'
import { draftSite } from './draft-site.ts'
import { isPausing, type PausingReason, type SkipReason, type WaitReason } from './eligibility/reasons.ts'
import { sendEligibility } from './eligibility/send-eligibility.ts'
import type { SendFacts } from './eligibility/send-facts.ts'
import { type Batch, readBatch } from './hand-off-batch.ts'
import { isMarketing, sendFacts } from './hand-off-facts.ts'
import { emailLimits } from './limits.ts'
import { openMinute } from './open-minute.ts'
import { partsOf } from './parts.ts'
import type { SendContext } from './send-context.ts'
import type { AttemptRow, EmailRow } from './store.ts'

const minute_ms = 60_000
const hour_ms = 3_600_000
/** A mail that left its queue this late may meet closed hours. */
const prompt_ms = 60_000

export interface ReadyMail {
  type: 'send'
  email: EmailRow
  mail: OutgoingMail
  number: number
  template_version: number
  language: Locale | null
  consent_id: string | null
  /** As it was when it was prepared. */
  facts: SendFacts
  subject: string
  links: number
  marketing: boolean
  first_at: number
  /** Earlier attempts with an unknown outcome. */
  doubts: number
  unknown_policy: 'resend' | 'do_not_resend'
  /** The site's own, by which it leaves. */
  own: OwnTransport | undefined
  /** Domain of the sender's address. */
  domain: string
  /** Emails a second that the site and the domain may send, where that is limited. */
  rates: readonly Rate[]
}
/** An attempt of which nobody knows how it ended. */
export type Doubt = Pick<AttemptRow, 'number' | 'started_at'>

export type PreparedMail =
  | ReadyMail
  /** The provider is asked whether it has the message; `otherwise`: what becomes of it if it has not. */
  | { type: 'ask'; ready: ReadyMail; doubt: Doubt; otherwise: Exclude<PreparedMail, { type: 'ask' }> }
  | { type: 'gone' }
  | { type: 'skip'; email: EmailRow; reason: SkipReason }
  /** The setup of its broadcast is not ready: it waits, and all others with it. */
  | { type: 'pause'; email: EmailRow; broadcast_id: string; reason: PausingReason }
  | { type: 'wait'; email: EmailRow; reason: WaitReason | null; again_at: number }
  | { type: 'in_doubt'; email: EmailRow; number: number }
  | { type: 'broken'; email: EmailRow }

/** Reads all that these jobs need and prepares each of them. */
export async function prepareAll(sending: SendContext, jobs: readonly Job[]): Promise<PreparedMail[]> {
  const { scope } = sending
  const site = await scope.facts()
  if (!site) return jobs.map(() => ({ type: 'gone' }))
  const now = scope.clock.now()
  const ids = jobs.map(job => job.subject_id)
  const read = await scope.database.read(db => readBatch(db, sending, ids, { now, site }))
  const batch = { ...read, drafts: { site: draftSite(sending, read), contents: new Map() } }
  const decided: SendDecision[] = []
  for (const job of jobs) decided.push(await prepareOne(sending, batch, job))
  const going = decided.flatMap(one => (one.type === 'go' ? [one] : one.type === 'asking' ? [one.going] : []))
  const composed = await composeDrafts(going.map(one => one.draft))
  const finished = new Map(going.map((one, index) => [one, ready(sending, batch, one, composed[index])]))
  const finish = (one: Plain | ReadySend): Plain => (one.type === 'go' ? (finished.get(one) ?? { type: 'gone' }) : one)
  return decided.map(one => {
    if (one.type !== 'asking') return finish(one)
    const mail = finish(one.going)
    const otherwise = finish(one.otherwise)
    return mail.type === 'send' ? { type: 'ask', ready: mail, doubt: one.doubt, otherwise } : otherwise
  })
}

type Plain = Exclude<PreparedMail, { type: 'ask' }>
type SendDecision = Plain | ReadySend | { type: 'asking'; going: ReadySend; doubt: Doubt; otherwise: Plain | ReadySend }

const isDoubt = ({ outcome }: AttemptRow): boolean => outcome === null || outcome === 'unknown'

/** A message that may have left is asked for first, where its transport can be asked. */
async function prepareOne(sending: SendContext, batch: Batch, job: Job): Promise<SendDecision> {
  const otherwise = await decide(sending, batch, job)
  const email = batch.emails.get(job.subject_id)
  const attempts = batch.attempts.get(job.subject_id) ?? []
  // What a person has decided to send again is sent.
  const doubt = attempts.findLast(one => isDoubt(one) && one.started_at >= (email?.decided_at ?? 0))
  const { mailer } = sending.scope.installation
  if (!email || !doubt || otherwise.type === 'gone' || !mailer.transportFor(batch.site, batch.own).find)
    return otherwise
  const of = { email, attempts, doubts: attempts.filter(isDoubt).length, facts: sendFacts(sending, batch, email, job) }
  const going = otherwise.type === 'go' ? otherwise : await draftOf(sending, batch, of)
  return going.type === 'gone' ? otherwise : { type: 'asking', going, doubt, otherwise }
}

async function decide(sending: SendContext, batch: Batch, job: Job): Promise<Plain | ReadySend> {
  const email = batch.emails.get(job.subject_id)
  if (!email || email.ended_at !== null) return { type: 'gone' }
  const attempts = batch.attempts.get(email.id) ?? []
  const open = attempts.find(attempt => attempt.outcome === null)
  const doubts = attempts.filter(isDoubt).length
  if (open && (batch.settings.unknown_policy === 'do_not_resend' || doubts > emailLimits.email_interruptions_max)) {
    return { type: 'in_doubt', email, number: open.number }
  }
  const facts = sendFacts(sending, batch, email, job)
  const eligibility = sendEligibility(facts)
  if (!eligibility.eligible && 'skip' in eligibility) {
    const { broadcast_id } = email
    const { skip: reason } = eligibility
    const isOfOpen = broadcast_id !== null && email.decision !== 'resent'
    return isOfOpen && isPausing(reason)
      ? { type: 'pause', email, broadcast_id, reason }
      : { type: 'skip', email, reason }
  }
  if (!eligibility.eligible) {
    // Whatever ends the wait makes the job due at once, but misses an email that is being checked at that moment; so
    // the first recheck comes after a minute.
    const again_ms = email.reason === eligibility.wait ? hour_ms : minute_ms
    return { type: 'wait', email, reason: eligibility.wait, again_at: batch.now + again_ms }
  }
  if (batch.now - email.queued_at > prompt_ms || batch.day_off_near) {
    const timezone = batch.leads.get(email.lead_id)?.timezone ?? null
    const open = await openMinute(sending.scope, email, batch.now, timezone)
    if (open.at > batch.now) return { type: 'wait', email, reason: open.day_off ? 'day_off' : null, again_at: open.at }
  }
  // What people need is counted where it leaves, and waits for no number.
  const wait = isMarketing(batch, email)
    ? batch.pace.take(domainOf(batch.senders.get(email.sender_id)?.email ?? ''))
    : null
  if (wait) return { type: 'wait', email, ...wait }
  return draftOf(sending, batch, { email, attempts, doubts, facts })
}

interface OutgoingSend {
  email: EmailRow
  attempts: readonly AttemptRow[]
  doubts: number
  facts: SendFacts
}

/** An email that may leave, and is yet to be composed. */
interface ReadySend extends OutgoingSend {
  type: 'go'
  draft: Draft
  template_version: number
  language: Locale | null
  domain: string
}

async function draftOf(
  { scope }: SendContext,
  batch: Batch,
  leaving: OutgoingSend,
): Promise<ReadySend | { type: 'gone' }> {
  const { email, attempts, doubts } = leaving
  const lead = batch.leads.get(email.lead_id)
  const sender = batch.senders.get(email.sender_id)
  const present = batch.templates.get(email.template_id)
  if (!lead || !sender || !present) return { type: 'gone' }
  // The former message may have arrived, so exactly the same message is resent.
  const before = doubts > 0 ? attempts.findLast(isDoubt) : undefined
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
    content = {
      key,
      source: source.language || own_subject === undefined ? source : { ...source, subject: own_subject },
    }
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
    marketing: isMarketing(batch, email),
    identity: email.run_id === null ? [email.id] : [email.run_id, email.sequence ?? 0],
    date: before?.started_at ?? batch.now,
  }
  const language = content.source.language ?? null
  return { ...leaving, type: 'go', draft, template_version, language, domain: domainOf(sender.email) }
}

function ready(
  { scope, key }: SendContext,
  batch: Batch,
  going: ReadySend,
  composed: ComposedMail | CompositionProblem | undefined,
): Plain {
  const { email, attempts, doubts, facts, template_version, language } = going
  const marketing = isMarketing(batch, email)
  if (!composed || 'problem' in composed) {
    scope.installation.log.warn({ email_id: email.id, reason: composed?.problem }, 'a mail could not be composed')
    return { type: 'broken', email }
  }
  const { own, site } = batch
  const type = own?.settings.type ?? scope.installation.mailer.type
  const isProviders = type === 'ses' || type === 'postmark'
  return {
    ...composed,
    ...(isProviders && { mail: { ...composed.mail, return_token: returnToken(key, site.id, email.id) } }),
    own,
    domain: going.domain,
    rates: batch.pace.rates(going.domain),
    type: 'send',
    email,
    number: (attempts.at(-1)?.number ?? 0) + 1,
    template_version,
    language,
    consent_id: (marketing && facts.consent_id) || null,
    marketing,
    facts,
    // Who sends it again begins anew.
    first_at: attempts.find(({ started_at }) => started_at >= (email.decided_at ?? 0))?.started_at ?? batch.now,
    doubts,
    unknown_policy: batch.settings.unknown_policy,
  }
}
