/** A published site at work, with journeys that start by triggers, for tests of who is enrolled by what. */
import { type BackgroundOptions, startBackground } from '../background.ts'
import { createHarness, until } from './harness.ts'

export type TriggerStage = Awaited<ReturnType<typeof createTriggerStage>>

/** The runner is the caller's choice. */
export async function createTriggerStage(createRunner: BackgroundOptions['createRunner']) {
  const h = await createHarness()
  const background = await startBackground(h.installation, { createRunner })
  const site = await h.newSite('Casa Verde')
  const at = `/v1/sites/${site}`
  await h.post(`${at}/publish`)
  let count = 0

  const made = async (path: string, body: unknown): Promise<string> => {
    const reply = await h.post(`${at}/${path}`, body)
    if (reply.status !== 201) throw new Error(JSON.stringify(reply.body))
    return reply.body.id
  }
  const newLead = () => made('leads', { email: `lead${++count}@example.com` })
  /** A journey whose runs wait. */
  const published = async (triggers: object[], changes: object = {}): Promise<string> => {
    const steps = [{ id: 'wait', type: 'delay', duration: { value: 1, unit: 'hours' } }]
    const document = { triggers, allow_duplicate_enrollment: false, use_lead_timezone: false, steps, ...changes }
    const id = await made('journeys', { name: `Journey ${++count}`, document })
    const on = await h.post(`${at}/journeys/${id}/publish`, { enroll: 'new' })
    if (on.status !== 200) throw new Error(JSON.stringify(on.body))
    return id
  }
  const runsOf = async (journey_id: string) => (await h.get(`${at}/runs?journey_id=${journey_id}`)).body.data
  const enrolled = (journey_id: string, number: number) =>
    until(
      () => runsOf(journey_id),
      runs => runs.length === number,
    )
  return {
    ...{ h, background, site, at, made, newLead, published, runsOf, enrolled },
    /** A later event of another journey has been read: so have all before it. */
    async settled() {
      const id = await published([{ type: 'lead_created' }])
      await newLead()
      await enrolled(id, 1)
      await h.post(`${at}/journeys/${id}/switch-off`, { runs: 'stop' })
    },
    async close() {
      await background.stop()
      await h.close()
    },
  }
}
