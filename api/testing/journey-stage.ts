/** A site with what journeys need, and its background, for tests of runs: sender, templates, published journeys, leads. */
import type { Step } from '../../workflows/core/definition.ts'
import { type Background, type BackgroundOptions, startBackground } from '../background.ts'
import { verifySender } from '../site/email/senders/rules.ts'
import { createHarness, type Reply, until } from './harness.ts'

export type JourneyStage = Awaited<ReturnType<typeof createJourneyStage>>

const sender_address = 'ana@casaverde.example'

function right(reply: Reply): Reply {
  if (reply.status >= 300) throw new Error(JSON.stringify(reply.body))
  return reply
}

/** The runner is the caller's choice. */
export async function createJourneyStage(createRunner: BackgroundOptions['createRunner']) {
  const h = await createHarness()
  const site = await h.newSite('Casa Verde')
  const base = `/v1/sites/${site}`
  right(await h.patch(base, { postal_address: 'Calle Mayor 1, Madrid' }))
  const name = { first_name: 'Ana', last_name: 'García' }
  const address = { email: sender_address, reply_to: sender_address, signature: 'Ana' }
  const sender_id = right(await h.post(`${base}/senders`, { ...name, ...address })).body.id
  await h.inSite(site, tx => verifySender(tx, sender_id, sender_address, h.clock.now()))
  const body_text = 'Hello\n\n[Leave]({{ unsubscribe_url }})'
  const template_id = right(await h.post(`${base}/templates`, { name: 'Hello', subject: 'Hello', body_text })).body.id
  let background: Background | undefined
  let people = 0
  let journeys = 0

  const database = () => h.installation.databases.site(site)
  const stage = {
    h,
    site,
    base,
    /** A step that sends the one template. */
    send: (id: string): Step => ({ id, type: 'send_email', template_id, sender_id }),
    async begin() {
      background ??= await startBackground(h.installation, { createRunner })
    },
    /** What is under way is ended, as by a stop of the process. */
    async halt() {
      await background?.stop()
      background = undefined
    },
    /** The clock jumps and everything looks again. */
    forward(ms: number) {
      h.clock.forward(ms)
      background?.clockMoved()
    },
    /** A published journey that nobody enters by himself. */
    async journey(steps: Step[], more: object = {}): Promise<string> {
      journeys += 1
      const never = { kind: 'rule', field: 'email', op: 'is', value: 'nobody@example.com' }
      const document = {
        ...{ triggers: [{ type: 'lead_created' }], unenrollment_criteria: never },
        ...{ allow_duplicate_enrollment: true, use_lead_timezone: false, steps, ...more },
      }
      const made = right(await h.post(`${base}/journeys`, { name: `Journey ${journeys}`, document }))
      right(await h.post(`${base}/journeys/${made.body.id}/publish`, { enroll: 'new' }))
      return made.body.id
    },
    /** Publishes other steps as the next version. */
    async revise(journey_id: string, steps: Step[]) {
      const { document } = (await h.get(`${base}/journeys/${journey_id}`)).body
      right(await h.patch(`${base}/journeys/${journey_id}`, { document: { ...(document as object), steps } }))
      right(await h.post(`${base}/journeys/${journey_id}/publish`, { enroll: 'new' }))
    },
    async lead(email = `lead${++people}@example.com`): Promise<string> {
      return right(await h.post(`${base}/leads`, { email, consent: { text: 'Write to me.' } })).body.id
    },
    /** Enrolls by hand; answers the runs. */
    async enroll(journey_id: string, lead_ids: readonly string[]): Promise<string[]> {
      const reply = right(await h.post(`${base}/journeys/${journey_id}/runs`, { lead_ids }))
      return reply.body.data.map(result => String(result.run_id))
    },
    run: (run_id: string) => h.get(`${base}/runs/${run_id}`),
    /** Waits until a run is in this state. */
    runIn: (run_id: string, status: string) =>
      until(
        () => h.get(`${base}/runs/${run_id}`),
        reply => reply.body.run_status === status,
      ),
    rows: async (query: string, ...values: unknown[]): Promise<unknown[][]> => {
      const { sql } = await import('drizzle-orm')
      const bound = sql.join(
        query.split('?').flatMap((part, i) => (i === 0 ? [sql.raw(part)] : [sql`${values[i - 1]}`, sql.raw(part)])),
      )
      return (await database()).read(db => db.values<unknown[]>(bound))
    },
    change: async (query: string, ...values: unknown[]): Promise<void> => {
      await (await database()).write(async tx => {
        await tx.change(query, values)
      })
    },
    async close() {
      await stage.halt()
      await h.close()
    },
  }
  return stage
}
