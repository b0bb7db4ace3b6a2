/** A mail as it would leave: the same checks, the same rendering; nothing of it is queued, counted or sent. */
import type { Step } from '../../../../../workflows/core/definition.ts'
import type { AskQuestion, OutsideEffect, SendEmail, SendOutcome } from '../../../../../workflows/core/effects.ts'
import type { Input } from '../../../../../workflows/core/inputs.ts'
import type { SimulatedLead } from '../../../../../workflows/simulate/overlay.ts'
import { resolveTime } from '../../../../../workflows/time/resolve.ts'
import { messageId } from '../../../../platform/mail/message.ts'
import { languageFor } from '../../../contacts/lead-records/fields.ts'
import type { LeadFacts } from '../../../contacts/leads/rules.ts'
import { failReasons, marketingCap, questionPart, sendEligibility, withDaysOff } from '../../../email/emails/rules.ts'
import type { SuppressionReason } from '../../../email/suppressions/rules.ts'
import { personalRenderer, type RenderPersonal } from '../../../email/templates/personal.ts'
import { contentKey, hiddenBlocks, inLanguage } from '../../../email/templates/rules.ts'
import { type JourneyDocument, toDefinition } from '../../journey-records/rules.ts'
import { everyStep } from '../steps.ts'
import { factsAt, type SimulatedSite } from './site-facts.ts'

const simulated_draft = `draft_${'0'.repeat(32)}`

export interface SimulatedMail {
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

export interface OutboxOptions {
  known: SimulatedSite
  document: JourneyDocument
  base: LeadFacts
  /** Whether there is an entry that marketing may cite. */
  consented: boolean
  suppression: SuppressionReason | undefined
  /** Templates of topics that the lead has left. */
  unwanted: ReadonlySet<string>
  /** When the lead got marketing mail before. */
  lately: readonly number[]
  /** Texts to use in place of the AI's, by step; a placeholder where none is given. */
  texts: ReadonlyMap<string, { subject: string; text: string }>
  /** Steps whose text is turned down. */
  rejected: ReadonlySet<string>
  standIn: { subject: string; text: string }
  render?: RenderPersonal
}

type MailEffect = SendEmail | AskQuestion

/** What leaves in one simulated run. */
export class Outbox {
  /** By the sequence of the effect. */
  readonly emails = new Map<number, SimulatedMail>()
  readonly #options: OutboxOptions
  readonly #steps: Map<string, Step>
  readonly #render: RenderPersonal
  readonly #written = new Set<string>()
  /** When the lead got marketing mail, simulated mail included. */
  readonly #marketing: number[]

  constructor(options: OutboxOptions) {
    this.#options = options
    this.#steps = new Map([...everyStep(options.document.steps)].map(({ step }) => [step.id, step]))
    this.#render = options.render ?? personalRenderer()
    this.#marketing = [...options.lately]
  }

  async carryOut(effect: OutsideEffect, lead: SimulatedLead, now: number): Promise<Input[] | { again_at: number }> {
    const { sequence, type, step_id } = effect
    if (type === 'call_webhook') {
      const outcome = { result: 'succeeded', status: null, reason: 'not_called', changed: [] } as const
      return [{ type: 'effect_succeeded', at: now, sequence, effect: type, outcome: { ...outcome, changed: [] } }]
    }
    if (type === 'write_email') {
      this.#written.add(step_id)
      return [{ type: 'effect_succeeded', at: now, sequence, effect: type, outcome: { draft_id: simulated_draft } }]
    }
    const facts = factsAt(this.#options.base, lead, this.#options.known, now)
    const evaluated = this.#outcomeOf(effect, facts, now)
    const delivered = evaluated.result === 'delivered'
    // Only an email that passes its checks waits for the next open day; it is checked again then.
    const again_at = delivered ? this.#openMinute(now) : now
    if (again_at > now) return { again_at }
    const { subject, ...shown } = this.#rendered(effect, facts, now)
    const outcome = subject === null && delivered ? brokenTemplate : evaluated
    if (outcome.result === 'delivered' && shown.marketing) this.#marketing.push(now)
    const seen = { ...shown, subject: subject ?? '', step_id, template_id: effect.template_id }
    this.emails.set(sequence, { ...seen, at: now, outcome })
    const { result, reason } = outcome
    return result === 'skipped' && reason !== null && failReasons.has(reason)
      ? [{ type: 'effect_failed', at: now, sequence, code: reason, retry_at: null }]
      : [{ type: 'effect_succeeded', at: now, sequence, effect: type, outcome }]
  }

  #outcomeOf(effect: MailEffect, facts: LeadFacts, at: number): SendOutcome {
    const { site, public_url, templates, senders } = this.#options.known
    const template = templates.get(effect.template_id)
    const eligibility = sendEligibility({
      paused: false,
      canceled: false,
      duplicate: false,
      run_live: true,
      lead: facts,
      template,
      sender: senders.get(effect.sender_id),
      suppression: this.#options.suppression,
      topic_left: this.#options.unwanted.has(effect.template_id),
      consent_id: this.#options.consented ? 'given' : undefined,
      text: this.#textState(effect),
      capped: this.#isCapped(at),
      postal_address: site.postal_address,
      late: false,
      late_policy: 'send',
    })
    if (!eligibility.eligible) {
      return {
        result: 'skipped',
        reason: 'skip' in eligibility ? eligibility.skip : eligibility.wait,
        message_id: null,
      }
    }
    const host = new URL(public_url).hostname.replaceAll(/[^a-z0-9.-]/g, '')
    return { result: 'delivered', reason: null, message_id: messageId([site.id, effect.run_id, effect.sequence], host) }
  }

  #isCapped(at: number): boolean {
    const cap = marketingCap(this.#options.known.site, at)
    return cap !== undefined && this.#marketing.filter(sent => sent > cap.since).length >= cap.most
  }

  #textState(effect: MailEffect) {
    const step_id = effect.type === 'send_email' ? effect.ai_step_id : undefined
    if (step_id === undefined) return 'not_needed'
    if (!this.#written.has(step_id)) return 'draft_missing'
    return this.#options.rejected.has(step_id) ? 'draft_rejected' : 'ready'
  }

  /** Without a subject where it cannot be rendered. */
  #rendered(effect: MailEffect, facts: LeadFacts, now: number) {
    const { known, texts, standIn } = this.#options
    const template = known.templates.get(effect.template_id)
    const sender = known.senders.get(effect.sender_id)
    const ai_step_id = effect.type === 'send_email' ? effect.ai_step_id : undefined
    const given = ai_step_id === undefined ? undefined : texts.get(ai_step_id)
    const written = ai_step_id === undefined ? undefined : (given ?? standIn)
    const marketing = template?.category !== 'transactional'
    const shown = {
      from: sender ? `${sender.first_name} ${sender.last_name} <${sender.email}>` : '',
      to: facts.email,
      marketing,
      placeholder: written !== undefined && given === undefined,
    }
    try {
      if (!template || !sender) throw new Error('There is nothing to render')
      const source = inLanguage(template, languageFor(facts, known.site))
      const key = contentKey(template.id, template.content_version, source)
      const { subject, preheader, html, text } = this.#render(key, source, {
        lead: facts,
        sender,
        site: known.site,
        public_url: known.public_url,
        unsubscribe_url: marketing ? `${known.public_url}/v1/public/unsubscribe/preview` : undefined,
        hidden: hiddenBlocks(source.document, facts, { now, timezone: known.site.timezone }),
        parts: { question: this.#question(effect.step_id), written },
      })
      return { ...shown, subject, preheader, html, text }
    } catch {
      return { ...shown, subject: null, preheader: '', html: '', text: '' }
    }
  }

  #question(step_id: string) {
    const { known } = this.#options
    const step = this.#steps.get(step_id)
    const answer_url = (id: string) => `${known.public_url}/v1/public/answers/preview?answer=${id}`
    return step?.type === 'ask_question' ? questionPart(step, { answer_url }, known.site.language) : undefined
  }

  /** The site's days off keep a mail where it is until the next open minute. */
  #openMinute(now: number): number {
    const { document, base, known } = this.#options
    const { days_off } = known.site.marketing
    if (days_off.length === 0) return now
    const definition = toDefinition(document)
    const site_timezone = known.site.timezone
    const business_hours = withDaysOff(definition.business_hours, days_off, definition.timezone ?? site_timezone)
    const context = { definition: { ...definition, business_hours }, lead_timezone: base.timezone, site_timezone }
    return resolveTime({ purpose: 'open_minute', from: now, duration: null }, context).at
  }
}

const brokenTemplate: SendOutcome = { result: 'skipped', reason: 'template_broken', message_id: null }
