/** A site whose journeys run for real on a clock that the test moves: real queue, triggers, hand-off and runner. */
import { eq } from 'drizzle-orm'
import { JobWorker } from '../../api/platform/jobs/worker.ts'
import { createLog } from '../../api/platform/runtime/log.ts'
import { aiDrafts } from '../../api/site/automation/ai-drafts/table.ts'
import type { JourneyDocument } from '../../api/site/automation/journey-records/rules.ts'
import { journeyVersions } from '../../api/site/automation/journey-records/table.ts'
import { runPort } from '../../api/site/automation/runs/record/port.ts'
import { temporalRecord } from '../../api/site/automation/runs/record/temporal.ts'
import { enroll, leaveInput, leavingInbox, recordOfRun } from '../../api/site/automation/runs/rules.ts'
import { runInputs, runs } from '../../api/site/automation/runs/table.ts'
import { recordConsent } from '../../api/site/contacts/consents/rules.ts'
import { existingField } from '../../api/site/contacts/custom-fields/rules.ts'
import { captureLead, setFieldValue } from '../../api/site/contacts/leads/rules.ts'
import { unsubscribeLead } from '../../api/site/contacts/mailability/rules.ts'
import { assignedBy, tagLead, untagLead } from '../../api/site/contacts/tags/rules.ts'
import { sendEmailHandler } from '../../api/site/email/emails/job-handlers.ts'
import { consumeNewEvents } from '../../api/site-parts.ts'
import { makerFor } from '../../api/testing/fixtures/make.ts'
import { createHarness } from '../../api/testing/harness.ts'
import { embeddedDriver } from './site-driver.ts'
import { happenIn } from './site-record-rows.ts'

export interface Happening {
  type: string
  at: string
  [more: string]: unknown
}

export interface ParityIds {
  tags: string[]
  number: string
  text: string
  date: string
  template: string
  question: string
  written: string
  sender: string
  unverified: string
  sandbox: string
}

export async function paritySite() {
  const h = await createHarness()
  const { installation, clock } = h
  const site_id = await h.newSite('Casa Verde')
  const { base: at, make, ...maker } = makerFor(h, site_id)
  await maker.postalAddress()
  const field = (type: string) => make('custom-fields', { type, name: `a_${type}`, label: type })
  const ids: ParityIds = {
    tags: [await maker.newTag('One'), await maker.newTag('Two'), await maker.newTag('Three')],
    number: await field('number'),
    text: await field('text'),
    date: await field('date'),
    template: await maker.newTemplate('Hello', 'Hello {{ lead.first_name }}'),
    question: await maker.newTemplate('Question', '{{ question }}'),
    written: await maker.newTemplate('Written', '{{ ai_text }}'),
    sender: await maker.newVerifiedSender(),
    unverified: await maker.newSender('new@casaverde.example'),
    sandbox: await make('sandboxes', { name: 'Parity-demo', type: 'url', url: 'https://demo.example.com/' }),
  }
  const database = await installation.databases.site(site_id)
  const scope = { installation, site_id, database, clock, facts: () => installation.sites.find(site_id) }
  const errors: unknown[] = []
  const driver = await embeddedDriver({
    site_id,
    clock,
    port: () => runPort(scope),
    record: temporalRecord(scope),
    runIds: () => [],
    onError: error => errors.push(error),
  })
  const worker = new JobWorker<'site'>({
    database,
    handlers: [sendEmailHandler({ ...scope, runs: leavingInbox(scope) })],
    clock,
    log: createLog('silent'),
  })
  await worker.start()

  const someLeft = () =>
    database.read(async db => {
      const [run] = await db.select().from(runs).where(eq(runs.status, 'pending')).limit(1)
      const [input] = await db.select().from(runInputs).limit(1)
      return run !== undefined || input !== undefined
    })

  /** Everything that is due at this moment is done: what the lead's changes end, then the runs, then the mail. */
  async function settle(): Promise<void> {
    for (let turn = 0; turn < 200; turn++) {
      while (await consumeNewEvents(scope));
      await driver.wake(true)
      worker.wake()
      do await new Promise(resolve => setTimeout(resolve, 1))
      while (!worker.idle)
      while (await consumeNewEvents(scope));
      if (!(await someLeft())) return
    }
    throw new Error('The site does not come to rest')
  }

  return {
    ...h,
    ids,
    at,
    errors,
    async newLead(email: string, given: { timezone: string; date: string | null }): Promise<string> {
      const values: Record<string, string> = given.date === null ? {} : { a_date: given.date }
      return h.inSite(site_id, async (tx, context) => {
        const capture = { email, values, tag_ids: [], audience_ids: [], overwrite: false, subscribed: true }
        const { lead } = await captureLead(tx, { ...capture, source: 'form', timezone: given.timezone }, context)
        const consent = { text: 'Yes', text_version: 1, page_url: null, locale: null, place: 'api' } as const
        await recordConsent(tx, { lead_id: lead.id, ...consent, method: 'api' }, context)
        return lead.id
      })
    },
    /** Stored directly: problems that only prevent publishing do not prevent running. */
    async publish(journey_id: string, document: unknown): Promise<void> {
      const version = { journey_id, number: 1, document: document as JourneyDocument, published_at: clock.now() }
      await database.write(tx =>
        tx
          .insert(journeyVersions)
          .values(version)
          .then(() => undefined),
      )
    },
    async enroll(run: { run_id: string; journey_id: string; lead_id: string }): Promise<void> {
      const context = { newId: () => run.run_id, now: clock.now(), timezone: 'Europe/Madrid' }
      const enrolling = {
        journey_id: run.journey_id,
        journey_version: 1,
        allow_duplicates: false,
        cause: 'manual',
      } as const
      await database.write(tx => enroll(tx, { ...enrolling, lead_id: run.lead_id }, context))
      await settle()
    },
    async moveTo(moment: number): Promise<void> {
      await driver.rest()
      clock.set(moment)
      await settle()
    },
    /** As if the API received it at this moment. */
    async happen(run_id: string, lead_id: string, happening: Happening): Promise<void> {
      clock.set(Date.parse(happening.at))
      await h.inSite(site_id, async (tx, context) => {
        const step_id = String(happening.step_id)
        switch (happening.type) {
          case 'opened':
            return happenIn(tx, run_id, { type: 'opened', step_id }, context)
          case 'answered':
            return happenIn(tx, run_id, { type: 'answered', step_id, answer_id: String(happening.answer_id) }, context)
          case 'tag_added':
            return void (await tagLead(
              tx,
              lead_id,
              [String(happening.tag_id)],
              assignedBy({ type: 'system' }, context.now()),
              context.emit,
            ))
          case 'tag_removed':
            return void (await untagLead(tx, lead_id, [String(happening.tag_id)], context.emit))
          case 'field_changed':
            return void (await setFieldValue(
              tx,
              lead_id,
              await existingField(tx, String(happening.field_id)),
              happening.value as number,
              context,
            ))
          case 'unsubscribed':
            return void (await unsubscribeLead(tx, lead_id, { cause: 'link' }, context))
          case 'skip_wait':
            return leaveInput(
              tx,
              run_id,
              { type: 'event', at: context.now(), event: { type: 'skip_wait' } },
              context.now(),
            )
          default:
            throw new Error(`Nobody knows how ${happening.type} happens`)
        }
      })
      await settle()
    },
    /** The provider answers: stores its text and delivers the result to the run. */
    async answerWriter(run_id: string, draft_id: string): Promise<void> {
      const [row] = await database.read(db => db.select().from(runs).where(eq(runs.id, run_id)))
      const waiting = row?.state.outstanding
      if (waiting?.type !== 'write_email') return
      await database.write(async tx => {
        await tx.update(aiDrafts).set({ status: 'ready', subject: 'Hi', text: 'Hi' }).where(eq(aiDrafts.run_id, run_id))
        const happening = { type: 'effect_succeeded', at: clock.now(), sequence: waiting.sequence } as const
        await leaveInput(tx, run_id, { ...happening, effect: 'write_email', outcome: { draft_id } }, clock.now())
      })
      await settle()
    },
    record: (run_id: string) => database.read(db => recordOfRun(db, run_id)),
    async close() {
      await worker.stop()
      await driver.stop()
      await h.close()
    },
  }
}

export type ParitySite = Awaited<ReturnType<typeof paritySite>>
