/** A site that is ready to send: sender, template, a journey that is on, and a worker for its mail. */
import { JobWorker } from '../platform/jobs/worker.ts'
import { createLog } from '../platform/log.ts'
import { relayHandler } from '../platform/mail/relay.ts'
import { emptyDocument, type JourneyDocument } from '../site/automation/journeys/document.ts'
import { journeys, journeyVersions } from '../site/automation/journeys/table.ts'
import { enroll, leavingInbox } from '../site/automation/runs/rules.ts'
import { recordConsent } from '../site/contacts/consents/rules.ts'
import { confirmEmailHandler, verifyEmailHandler } from '../site/contacts/lead-quality/jobs.ts'
import { captureLead } from '../site/contacts/leads/rules.ts'
import { senderOfSite } from '../site/email/emails/in-site-name.ts'
import { sendEmailHandler } from '../site/email/emails/jobs.ts'
import { queueSend } from '../site/email/emails/rules.ts'
import { settleHitsHandler } from '../site/email/emails/tracking-jobs.ts'
import { verifySender } from '../site/email/senders/rules.ts'
import { templateTestHandler } from '../site/email/templates/jobs.ts'
import { createHarness } from './harness.ts'

const person = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

export type MailWorld = Awaited<ReturnType<typeof createMailWorld>>

export async function createMailWorld(
  environment: Record<string, string> = {},
  document: Partial<JourneyDocument> = {},
) {
  const h = await createHarness(environment)
  const { installation, clock } = h
  const site = await h.newSite('Casa Verde')
  await h.patch(`/v1/sites/${site}`, { postal_address: 'Calle Mayor 1, Madrid' })
  const path = (rest: string) => `/v1/sites/${site}/${rest}`
  const sender = await h.post(path('senders'), {
    first_name: 'Ana',
    last_name: 'García',
    email: 'ana@casaverde.example',
    reply_to: 'hola@casaverde.example',
    signature: 'Ana García',
  })
  const template = await h.post(path('templates'), {
    name: 'Welcome',
    subject: 'Welcome, {{ lead.first_name | default: "friend" }}',
    preheader: 'What comes next',
    body_text:
      'Hello {{ lead.first_name }},\n\nsee [our prices](https://example.com/prices?a=1&b=2) or https://example.com/more.\n\n[Unsubscribe]({{ unsubscribe_url }})',
  })
  const database = await installation.databases.site(site)
  const journey_id = installation.newId('journey')
  const at = clock.now()
  await database.write(async tx => {
    await verifySender(tx, sender.body.id, 'ana@casaverde.example', at)
    const full = { ...emptyDocument, ...document }
    await tx.insert(journeys).values({
      id: journey_id,
      name: 'Hello',
      name_key: 'hello',
      description: '',
      status: 'on',
      document: full,
      has_unpublished_changes: false,
      published_version: 1,
      created_at: at,
      updated_at: at,
    })
    await tx.insert(journeyVersions).values({ journey_id, number: 1, document: full, published_at: at })
  })

  const scope = { installation, site_id: site, database, clock, facts: () => installation.sites.find(site) }
  const startWorker = () =>
    new JobWorker<'site'>({
      database,
      handlers: [
        sendEmailHandler({ ...scope, runs: leavingInbox(scope) }),
        templateTestHandler(scope),
        relayHandler(scope, senderOfSite(installation.databases)),
        verifyEmailHandler(scope),
        confirmEmailHandler(scope),
        settleHitsHandler(scope),
      ],
      clock,
      log: createLog('silent'),
    })
  let worker = startWorker()
  await worker.start()

  const now = () => clock.now()
  const acting = { newId: installation.newId, now, emit: async () => undefined }

  /** A subscribed lead with consent, unless said otherwise. */
  async function newLead(email: string, given: { subscribed?: boolean; consent?: boolean; first_name?: string } = {}) {
    return database.write(async tx => {
      const values: Record<string, string> = given.first_name === undefined ? {} : { first_name: given.first_name }
      const { lead } = await captureLead(
        tx,
        {
          email,
          values,
          tag_ids: [],
          audience_ids: [],
          source: 'form',
          overwrite: false,
          subscribed: given.subscribed ?? true,
        },
        acting,
      )
      if (given.consent ?? true) {
        const entry = {
          text: 'I agree',
          text_version: 1,
          place: 'api',
          method: 'api',
          page_url: null,
          locale: null,
        } as const
        await recordConsent(tx, { lead_id: lead.id, ...entry }, acting)
      }
      return lead.id
    })
  }

  /** A send queued in the lead's run of the journey. */
  async function queue(lead_id: string, sequence = 1) {
    return database.write(async tx => {
      const context = { newId: installation.newId, now: now(), timezone: 'Europe/Madrid' }
      const run = await enroll(
        tx,
        { journey_id, journey_version: 1, lead_id, allow_duplicates: true, cause: 'manual' },
        context,
      )
      const { run_id } = run
      const ids = { template_id: template.body.id, sender_id: sender.body.id }
      const email_id = await queueSend(
        tx,
        { run_id, sequence, journey_id, step_id: 'welcome', lead_id, ...ids },
        context,
      )
      return { run_id, email_id }
    })
  }

  /** Lets the worker do all that is due now. */
  async function settle() {
    for (let round = 0; round < 2_000; round++) {
      worker.wake()
      await new Promise(resolve => setTimeout(resolve, 5))
      const due = await worker.nextDue()
      if (worker.idle && (due === null || due > now())) return
    }
    throw new Error('The worker does not come to rest')
  }

  return {
    ...h,
    site,
    path,
    scope,
    database,
    journey_id,
    sender_id: sender.body.id,
    template_id: template.body.id,
    person,
    newLead,
    queue,
    settle,
    async send(lead_id: string) {
      const queued = await queue(lead_id)
      await settle()
      return queued
    },
    email: async (id: string) => (await h.get(path(`emails/${id}`))).body,
    stop: () => worker.stop(),
    /** The process starts again: leases are void, handlers are new. */
    async restart() {
      await worker.stop()
      worker = startWorker()
      await worker.start()
    },
    async close() {
      await worker.stop()
      await h.close()
    },
  }
}
