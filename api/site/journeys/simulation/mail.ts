/** A mail as it would leave: the same checks, the same rendering; nothing of it is queued, counted or sent. */
import type { AskQuestion, OutsideEffect, SendEmail, SendOutcome } from '../../../../workflows/core/effects.ts'
import type { Input } from '../../../../workflows/core/inputs.ts'
import type { SimulatedLead } from '../../../../workflows/simulate/overlay.ts'
import { resolveTime } from '../../../../workflows/time/resolve.ts'
import { messageId } from '../../../platform/mail/message.ts'
import { failReasons, judge, questionPart, withDaysOff } from '../../emails/rules.ts'
import type { LeadFacts } from '../../leads/rules.ts'
import { personalRenderer, type RenderPersonal } from '../../templates/personal.ts'
import { type JourneyDocument, toDefinition } from '../document.ts'
import { everyStep } from '../steps.ts'
import { factsAt, type SimulatedSite } from './site-facts.ts'

const day_ms = 24 * 3_600_000
const simulated_draft = `draft_${'0'.repeat(32)}`

export interface MailSeen {
  step_id: string
  template_id: string
  at: number
  outcome: SendOutcome
  from: string
  to: string
  marketing: boolean
  placeholder: boolean
  subject: string
  preheader: string
  html: string
  text: string
}

export interface Outbox {
  /** By the sequence of the effect. */
  mails: Map<number, MailSeen>
  carryOut(effect: OutsideEffect, lead: SimulatedLead, now: number): Promise<Input[]>
}

export interface OutboxOptions {
  known: SimulatedSite
  document: JourneyDocument
  base: LeadFacts
  /** Whether there is an entry that marketing may cite. */
  consented: boolean
  /** When the lead got marketing mail before. */
  lately: readonly number[]
  /** What the AI would write, by step; a stand-in where nothing is given. */
  texts: ReadonlyMap<string, { subject: string; text: string }>
  /** Steps whose text is turned down. */
  rejected: ReadonlySet<string>
  standIn: { subject: string; text: string }
  render?: RenderPersonal
}

export function outboxOf(options: OutboxOptions): Outbox {
  const { known, document, base } = options
  const steps = new Map([...everyStep(document.steps)].map(({ step }) => [step.id, step]))
  const render = options.render ?? personalRenderer()
  const written = new Set<string>()
  const mails = new Map<number, MailSeen>()
  const marketing = [...options.lately]

  function outcomeOf(effect: SendEmail | AskQuestion, facts: LeadFacts, at: number): SendOutcome {
    const { site } = known
    const { mails_max, mails_days } = site.marketing
    const since = at - mails_days * day_ms
    const template = known.templates.get(effect.template_id)
    const verdict = judge({
      held: false,
      run_live: true,
      lead: facts,
      template,
      sender: known.senders.get(effect.sender_id),
      consent_id: options.consented ? 'given' : undefined,
      text: textState(effect),
      capped: mails_max !== null && marketing.filter(sent => sent > since).length >= mails_max,
      postal_address: site.postal_address,
      late: false,
      late_policy: 'send',
    })
    if (!verdict.go) {
      return { result: 'skipped', reason: 'skip' in verdict ? verdict.skip : verdict.wait, message_id: null }
    }
    if (template?.category !== 'transactional') marketing.push(at)
    const host = new URL(known.public_url).hostname.replaceAll(/[^a-z0-9.-]/g, '')
    return { result: 'delivered', reason: null, message_id: messageId([site.id, effect.run_id, effect.sequence], host) }
  }

  function textState(effect: SendEmail | AskQuestion) {
    const step_id = effect.kind === 'send_email' ? effect.ai_step_id : undefined
    if (step_id === undefined) return 'not_needed'
    if (!written.has(step_id)) return 'draft_missing'
    return options.rejected.has(step_id) ? 'draft_rejected' : 'ready'
  }

  function rendered(effect: SendEmail | AskQuestion, facts: LeadFacts) {
    const template = known.templates.get(effect.template_id)
    const sender = known.senders.get(effect.sender_id)
    const ai_step_id = effect.kind === 'send_email' ? effect.ai_step_id : undefined
    const given = ai_step_id === undefined ? undefined : options.texts.get(ai_step_id)
    const text = ai_step_id === undefined ? undefined : (given ?? options.standIn)
    const shown = {
      from: sender ? `${sender.first_name} ${sender.last_name} <${sender.email}>` : '',
      to: facts.email,
      marketing: template?.category !== 'transactional',
      placeholder: text !== undefined && given === undefined,
    }
    const nothing = { ...shown, subject: '', preheader: '', html: '', text: '' }
    if (!template || !sender) return nothing
    const step = steps.get(effect.step_id)
    const preview = `${known.public_url}/v1/public`
    const question =
      step?.type === 'ask_question'
        ? questionPart(step, { answer_url: id => `${preview}/answers/preview?answer=${id}` }, known.site.language)
        : undefined
    try {
      const mail = render(`${template.id} ${template.content_version}`, template, {
        lead: facts,
        sender,
        site: known.site,
        unsubscribe_url: shown.marketing ? `${preview}/unsubscribe/preview` : undefined,
        parts: { question, written: text },
      })
      return { ...shown, subject: mail.subject, preheader: mail.preheader, html: mail.html, text: mail.text }
    } catch {
      return nothing
    }
  }

  /** The site's days off keep a mail where it is until the next open minute. */
  function openMinute(now: number): number {
    const { days_off } = known.site.marketing
    if (days_off.length === 0) return now
    const definition = toDefinition(document)
    const zone = definition.timezone ?? known.site.timezone
    const business_hours = withDaysOff(definition.business_hours, days_off, zone)
    const context = { lead_timezone: base.timezone, site_timezone: known.site.timezone }
    const request = { purpose: 'open_minute', from: now, duration: null } as const
    return resolveTime(request, { ...context, definition: { ...definition, business_hours } }).at
  }

  return {
    mails,
    async carryOut(effect, lead, now) {
      const { sequence, kind, step_id } = effect
      if (kind === 'write_email') {
        written.add(step_id)
        return [{ type: 'effect_succeeded', at: now, sequence, kind, outcome: { draft_id: simulated_draft } }]
      }
      const facts = factsAt(base, lead, known)
      const at = openMinute(now)
      const mail = rendered(effect, facts)
      const broken = mail.html === '' && known.templates.has(effect.template_id) && known.senders.has(effect.sender_id)
      const judged = outcomeOf(effect, facts, at)
      const outcome = broken && judged.result === 'delivered' ? brokenTemplate : judged
      mails.set(sequence, { ...mail, step_id, template_id: effect.template_id, at, outcome })
      const { result, reason } = outcome
      return result === 'skipped' && reason !== null && failReasons.has(reason)
        ? [{ type: 'effect_failed', at, sequence, code: reason, retry_at: null }]
        : [{ type: 'effect_succeeded', at, sequence, kind, outcome }]
    },
  }
}

const brokenTemplate: SendOutcome = { result: 'skipped', reason: 'template_broken', message_id: null }
