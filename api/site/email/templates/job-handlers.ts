/** Test sends: one mail to an address that the owner typed, marked as a test, counted nowhere. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { SiteFacts } from '../../../platform/features/context.ts'
import { linkToken } from '../../../platform/features/signed-link.ts'
import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { handle, type JobHandler } from '../../../platform/jobs/handler.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { composeMessage, messageId } from '../../../platform/mail/message.ts'
import { messageOf } from '../../../platform/texts/messages/messages.ts'
import { languageFor } from '../../contacts/lead-records/fields.ts'
import { leadFacts } from '../../contacts/leads/rules.ts'
import { sendersById } from '../senders/rules.ts'
import { hiddenBlocks } from './document/hidden.ts'
import { inventedLead } from './invented-lead.ts'
import { type TemplateTest, templateTestJob } from './jobs.ts'
import { contentKey, inLanguage } from './languages.ts'
import { templateLimits } from './limits.ts'
import { type MailParts, personalRenderer, type Recipient } from './personal.ts'
import { textForTest } from './ports.ts'
import { findTemplate } from './store.ts'

/** Takes the place of the email's id in links of a test; answers by such links are not stored. */
export const test_mail = 'test'
const lease_ms = 15 * 60_000
const retry_ms = 60_000

export const enqueueTest = (tx: Handle<'site'>, id: string, test: TemplateTest, now: number): Promise<void> =>
  enqueue(tx, templateTestJob, { subject_id: id, payload: test }, now)

export function templateTestHandler(scope: SiteScope): JobHandler<'site'> {
  const { installation, database, clock } = scope
  const { config, mailer } = installation
  const render = personalRenderer()

  async function partsOf(
    test: TemplateTest,
    lead: Recipient,
    site: SiteFacts,
    signal: AbortSignal,
  ): Promise<MailParts> {
    const parts: MailParts = {}
    if (test.question) {
      const { question: text, answers } = test.question
      const key = await installation.databases.siteKey(site.id)
      const url = (id: string) =>
        `${config.public_url}/v1/public/answers/${linkToken(key, 'answer', site.id, [test_mail, id])}`
      const form = [{ id: '', label: messageOf(site.language, 'mail.question.answer') }]
      const links = (answers.length > 0 ? answers : form).map(({ id, label }) => ({ label, url: url(id) }))
      parts.question = { text, links }
    }
    if (test.writing) {
      const written = await installation.connections.through(textForTest)(scope, test.writing, lead, signal)
      const missing = { reason: typeof written === 'string' ? written : '' }
      const text = messageOf(site.language, 'mail.test.no_text', missing)
      parts.written = typeof written === 'string' ? { subject: text, text } : written
    }
    return parts
  }

  return handle(templateTestJob, {
    // Some wait for an AI text first.
    concurrency: 8,
    lease_ms,
    async perform(job, signal) {
      const test = job.payload
      const site = await scope.facts()
      const template = await database.read(db => findTemplate(db, test.template_id))
      if (!site || !template) return { done: true }
      const lead = test.lead_id
        ? (await database.read(db => leadFacts(db, [test.lead_id ?? '']))).get(test.lead_id)
        : undefined
      const known = test.sender_id
        ? (await database.read(db => sendersById(db, [test.sender_id ?? '']))).get(test.sender_id)
        : undefined
      const sender = known ?? { first_name: site.name, last_name: '', email: config.mail_from, signature: '' }
      const marketing = template.category === 'marketing'
      const said = inLanguage(template, test.language ?? (lead ? languageFor(lead, site) : site.language))
      const subject = said.language ? undefined : test.subject
      const source = { ...said, ...(subject !== undefined && { subject }) }
      const mail = render([contentKey(template.id, template.content_version, said), subject].join(' '), source, {
        lead: lead ?? inventedLead,
        sender,
        site,
        public_url: config.public_url,
        unsubscribe_url: marketing ? `${config.public_url}/v1/public/unsubscribe/preview` : undefined,
        confirmation_url: `${config.public_url}/v1/public/confirmations/preview`,
        hidden: lead && hiddenBlocks(said.document, lead, { now: clock.now(), timezone: site.timezone }),
        parts: await partsOf(test, lead ?? inventedLead, site, signal),
      })
      const message = composeMessage({
        from: { name: `${sender.first_name} ${sender.last_name}`.trim(), address: sender.email },
        to: { address: test.to },
        subject: `${messageOf(site.language, 'mail.test.mark')} ${mail.subject}`,
        html: mail.html,
        text: mail.text,
        message_id: messageId([site.id, job.subject_id], sender.email.split('@').at(-1) ?? 'localhost'),
        date: clock.now(),
      })
      const result = await mailer.transportFor(site).send(message)
      if (result.outcome === 'deferred' && job.attempts < templateLimits.template_test_tries_max) {
        return { done: false, again_at: clock.now() + retry_ms }
      }
      return { done: true }
    },
  })
}
