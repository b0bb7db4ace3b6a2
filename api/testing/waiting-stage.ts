/** A site at work whose journeys wait a day and tag, for tests of what becomes of journeys and their runs. */
import { type BackgroundOptions, startBackground } from '../background.ts'
import { captureLead } from '../site/contacts/leads/rules.ts'
import { createHarness, type Reply, until } from './harness.ts'

export type WaitingStage = Awaited<ReturnType<typeof createWaitingStage>>

function right(reply: Reply, status: number): Reply {
  if (reply.status !== status) throw new Error(JSON.stringify(reply.body))
  return reply
}

/** The runner is the caller's choice. */
export async function createWaitingStage(createRunner: BackgroundOptions['createRunner']) {
  const h = await createHarness()
  const background = await startBackground(h.installation, { createRunner })
  const site = await h.newSite('Casa Verde')
  const tag = right(await h.post(`/v1/sites/${site}/tags`, { name: 'Welcome' }), 201).body.id

  const document = (changes: object = {}) => ({
    triggers: [{ type: 'lead_created' }],
    allow_duplicate_enrollment: false,
    use_lead_timezone: false,
    steps: [
      { id: 'wait', type: 'delay', duration: { value: 1, unit: 'days' } },
      { id: 'tag', type: 'assign_tags', tag_ids: [tag] },
    ],
    ...changes,
  })
  const runsOf = (journey_id: string, status = '') =>
    h.get(`/v1/sites/${site}/runs?journey_id=${journey_id}${status && `&status=${status}`}`)
  return {
    ...{ h, background, site, tag, document, runsOf },
    newLead: (email: string) =>
      h.inSite(site, async (tx, context) => {
        const capture = { email, values: {}, tag_ids: [], audience_ids: [], source: 'api' as const }
        return (await captureLead(tx, { ...capture, overwrite: false, subscribed: true }, context)).lead.id
      }),
    async published(name: string, changes: object = {}, enroll = 'new') {
      const made = right(await h.post(`/v1/sites/${site}/journeys`, { name, document: document(changes) }), 201)
      const path = `/v1/sites/${site}/journeys/${made.body.id}`
      right(await h.post(`${path}/publish`, { enroll }), 200)
      return { id: made.body.id, path }
    },
    /** The first run of a journey in this state, once there is one. */
    async runIn(journey_id: string, status: string) {
      const reply = await until(
        () => runsOf(journey_id, status),
        r => r.body.data.length > 0,
      )
      return reply.body.data[0] as { run_id: string; wait?: { until: string; zone: string }; run_duration: number }
    },
    async close() {
      await background.stop()
      await h.close()
    },
  }
}
