/**
 * What became of the journeys' email: accepted by an invented server or refused, opened and followed by some, answered,
 * too much for a few.
 */
import { eq } from 'drizzle-orm'
import type { AskQuestion, SendEmail } from '../../../workflows/core/effects.ts'
import { insertInto, rowsOf } from '../../platform/database/statements.ts'
import type { WriteContext } from '../../platform/features/write-context.ts'
import { removeJobs } from '../../platform/jobs/jobs.ts'
import { textsOfSteps } from '../../site/automation/ai-drafts/rules.ts'
import { findQuestion, giveAnswer } from '../../site/automation/answers/rules.ts'
import { leaveInputs } from '../../site/automation/runs/rules.ts'
import { stepEmails } from '../../site/automation/step-emails/step-emails.ts'
import { type LeadFacts, leadFacts } from '../../site/contacts/leads/rules.ts'
import { unsubscribeLead } from '../../site/contacts/mailability/rules.ts'
import { findBroadcast } from '../../site/email/broadcasts/store.ts'
import { type Draft, type DraftSite, draftMessageId } from '../../site/email/emails/compose.ts'
import { sendEmailJob } from '../../site/email/emails/jobs.ts'
import { type SendAttempt, writeAttempts, writeEnd } from '../../site/email/emails/outcome.ts'
import type { EmailRow } from '../../site/email/emails/store.ts'
import { emailHits, emails } from '../../site/email/emails/table.ts'
import { countHit } from '../../site/email/emails/tracking-rules.ts'
import { existingSender } from '../../site/email/senders/rules.ts'
import type { TemplateSource } from '../../site/email/templates/render.ts'
import {
  existingTemplate,
  hiddenBlocks,
  type MailParts,
  ownContent,
  personalRenderer,
} from '../../site/email/templates/rules.ts'
import { chance } from '../chance.ts'
import { dropJobs } from './broadcasts.ts'
import { Inbox } from './inbox.ts'
import type { Past, Tx } from './past.ts'
import { attemptOf, bounced, type Delivery, type Reaction, reactionsOf } from './readers.ts'
import type { Registration } from './registrations.ts'

type Mail = SendEmail | AskQuestion
type TemplateRow = Awaited<ReturnType<typeof existingTemplate>>
const render = personalRenderer()
const sendsOfRuns = rowsOf(emails, 'where run_id in (select value from json_each(?))')
const queuedOfBroadcast = rowsOf(emails, "where broadcast_id = ? and status = 'not_started'")
const emailOfId = rowsOf(emails, 'where id = ?')
const insertHit = insertInto(emailHits, 'seq')
const user_agent =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15'

/** The readers of the journeys' email, and the server that takes it. */
export class MailHistory {
  readonly #tx: Tx
  readonly #past: Past
  readonly #acting: WriteContext
  readonly #consents: ReadonlyMap<string, string | undefined>
  readonly #unsubscribeUrl: string
  readonly #site: DraftSite
  readonly inbox = new Inbox()
  readonly #templates = new Map<string, TemplateRow>()
  readonly #senders = new Map<string, Awaited<ReturnType<typeof existingSender>>>()
  readonly #links = new Map<string, { links: number; url: string }>()

  constructor(tx: Tx, all: readonly Registration[], past: Past, acting: WriteContext) {
    this.#tx = tx
    this.#past = past
    this.#acting = acting
    this.#consents = new Map(all.map(({ lead, consent_id }) => [lead.id, consent_id]))
    this.#unsubscribeUrl = `https://${past.site.subdomain}.example/unsubscribe`
    const { id, name, postal_address, language, subdomain, brand } = past.site
    const { public_url } = past.installation.config
    const key = past.siteKey
    this.#site = { id, name, postal_address, language, subdomain, brand, public_url, key, dkim: undefined }
  }

  #context() {
    const { emit, now, newId } = this.#acting
    return { emit, newId, now: now(), deliver: leaveInputs }
  }

  /** Ends sends that are queued; answers what their readers will do. */
  async deliver(effects: readonly Mail[]): Promise<Reaction[]> {
    const rows = await this.#tx.all(sendsOfRuns, [JSON.stringify(effects.map(({ run_id }) => run_id))])
    const emailOf = new Map(rows.map(row => [`${row.run_id} ${row.sequence}`, row]))
    const sends = effects.flatMap(effect => {
      const email = emailOf.get(`${effect.run_id} ${effect.sequence}`)
      return email ? [{ effect, email }] : []
    })
    await removeJobs(
      this.#tx,
      sendEmailJob,
      sends.map(({ email }) => email.id),
    )
    const facts = await leadFacts(
      this.#tx,
      sends.map(({ email }) => email.lead_id),
    )
    return this.#send(sends.map(one => ({ ...one, lead: facts.get(one.email.lead_id) })))
  }

  /** The same for the emails of a broadcast that are queued. */
  async deliverBroadcast(broadcast_id: string): Promise<Reaction[]> {
    const rows = await this.#tx.all(queuedOfBroadcast, [broadcast_id])
    await dropJobs(
      this.#tx,
      rows.map(({ id }) => id),
    )
    const facts = await leadFacts(
      this.#tx,
      rows.map(({ lead_id }) => lead_id),
    )
    return this.#send(rows.map(email => ({ email, effect: undefined, lead: facts.get(email.lead_id) })))
  }

  async #send(
    sends: readonly { email: EmailRow; effect: Mail | undefined; lead: LeadFacts | undefined }[],
  ): Promise<Reaction[]> {
    const attempted: SendAttempt[] = []
    const reactions: Reaction[] = []
    for (const { email, effect, lead } of sends) {
      const handed = await this.#handOver(email, effect, lead)
      if (!handed) continue
      attempted.push(handed.attempt)
      if (handed.attempt.standing === bounced) continue
      const which = effect ? `${effect.run_id} ${effect.sequence}` : `${email.broadcast_id} ${email.lead_id}`
      reactions.push(...reactionsOf(handed, chance(`${this.#past.business.key} mail ${which}`)))
    }
    if (attempted.length > 0) await writeAttempts(this.#tx, attempted, this.#context())
    return reactions
  }

  async #handOver(
    email: EmailRow,
    effect: Mail | undefined,
    lead: LeadFacts | undefined,
  ): Promise<Delivery | undefined> {
    const { site, furnished } = this.#past
    const now = this.#acting.now()
    const consent_id = this.#consents.get(email.lead_id)
    const unverified = now >= (furnished.unverified_from.get(email.sender_id) ?? Number.POSITIVE_INFINITY)
    if (unverified || lead?.mailability !== 'subscribed' || consent_id === undefined) {
      const reason = unverified ? 'sender_not_verified' : 'unsubscribed'
      await writeEnd(this.#tx, email, { status: 'skipped', reason }, this.#context())
      return undefined
    }
    const template = await known(this.#templates, email.template_id, id => existingTemplate(this.#tx, id))
    const sender = await known(this.#senders, email.sender_id, id => existingSender(this.#tx, id))
    const said = await this.#saidIn(email, effect)
    const parts = partsOf(said, this.#unsubscribeUrl)
    const personal = { lead, sender, site, unsubscribe_url: this.#unsubscribeUrl, parts }
    const own = await this.#ownSubject(email)
    const source = own === undefined ? template : { ...template, subject: own }
    const { subject } = render(
      `${template.id} subject ${own ?? ''}`,
      { ...source, body_text: '', document: null },
      personal,
    )
    // For every reader the same links in the same order.
    const { links, url } = await known(this.#links, template.id, async () => {
      const rendered = render(template.id, template, personal)
      return { links: rendered.links.length, url: rendered.links[0]?.url ?? '' }
    })
    const identity = effect ? [effect.run_id, effect.sequence] : [email.id]
    const marketing = template.category === 'marketing'
    const is_dead = lead.email_validity === 'invalid'
    const addressed = { email_id: email.id, lead_id: lead.id, lead, site: this.#site, sender }
    const draft = { ...addressed, marketing, identity, date: now, ...said }
    if (!is_dead) this.inbox.keep(template.id, () => this.#draftOf(draft, template, source))
    const ready = {
      ...({
        type: 'send',
        email,
        number: 1,
        doubts: 0,
        unknown_policy: 'resend',
        first_at: now,
        own: undefined,
        domain: '',
        rates: [],
      } as const),
      mail: {
        message_id: draftMessageId(this.#site, identity),
        ...{ envelope: { from: sender.email, to: lead.email }, raw: Buffer.alloc(0) },
      },
      ...{ template_version: template.content_version, language: null, consent_id, subject },
      ...{ links, marketing },
    }
    return { attempt: attemptOf(ready, is_dead), answers: said.question?.answers.map(({ id }) => id) ?? [], url }
  }

  /** The subject that a broadcast has in place of its template's. */
  async #ownSubject({ broadcast_id, variant }: EmailRow): Promise<string | undefined> {
    const broadcast = broadcast_id === null ? undefined : await findBroadcast(this.#tx, broadcast_id)
    return broadcast?.subjects[variant ?? 0]
  }

  #draftOf(draft: Omit<Draft, 'content'>, { id, document }: TemplateRow, source: TemplateSource): Draft {
    const { timezone } = this.#past.site
    return {
      ...draft,
      content: { key: `${id} ${source.subject}`, source: ownContent(source) },
      hidden: hiddenBlocks(document, draft.lead as LeadFacts, { now: draft.date, timezone }),
    }
  }

  /** What its journey's step asks or had written. */
  async #saidIn(email: EmailRow, effect: Mail | undefined): Promise<Pick<Draft, 'question' | 'written'>> {
    if (!effect) return {}
    if (effect.type === 'ask_question') {
      const { question = '', answers = [] } = (await findQuestion(this.#tx, email.id)) ?? {}
      return { question: { question, answers } }
    }
    const step_id = effect.ai_step_id
    const [text] =
      step_id === undefined ? [] : (await textsOfSteps(this.#tx, [{ run_id: effect.run_id, step_id }])).values()
    return typeof text === 'object' ? { written: text } : {}
  }

  /** An action of a reader at the clock's time. */
  async react({ type, email_id, lead_id, target }: Reaction): Promise<boolean> {
    const at = this.#acting.now()
    if (type === 'unsubscribe') {
      await unsubscribeLead(this.#tx, lead_id, { cause: 'link', email_id }, this.#acting)
      await this.#tx.update(emails).set({ unsubscribed_at: at }).where(eq(emails.id, email_id))
      return false
    }
    if (type === 'answer') {
      const question = await findQuestion(this.#tx, email_id)
      if (question) await giveAnswer(this.#tx, question, { answer_id: target, text: null, user_agent }, this.#acting)
      return true
    }
    const url = type === 'click' ? target : null
    const hit = { email_id, type, url, at, method: 'GET', user_agent, verdict: 'person', verdict_reason: null } as const
    await this.#tx.append(insertHit, [hit])
    const email = await this.#emailById(email_id)
    if (email) await countHit(this.#tx, email, hit, { ...this.#acting, steps: stepEmails })
    return type === 'click'
  }

  async #emailById(id: string): Promise<EmailRow | undefined> {
    const [row] = await this.#tx.all(emailOfId, [id])
    return row
  }
}

function partsOf({ question, written }: Pick<Draft, 'question' | 'written'>, url: string): MailParts {
  const links = question?.answers.map(({ label }) => ({ label, url }))
  return { question: question && links && { text: question.question, links }, written }
}

async function known<T>(kept: Map<string, T>, id: string, find: (id: string) => Promise<T>): Promise<T> {
  const found = kept.get(id) ?? (await find(id))
  kept.set(id, found)
  return found
}
