/** A site of the real process whose journeys run, as its owner sees it through the SDK. */
import { Leadwright } from '@leadwright/sdk'
import { eventually } from '../tools/server-fixture.ts'

export type ServerSite = Awaited<ReturnType<typeof prepareJourneys>>

/** `token` is the one that an empty installation prints. */
export async function prepareJourneys(url: string, token: string) {
  const anonymous = new Leadwright({ baseUrl: url })
  const person = { email: 'owner@example.com', password: 'correct horse', first_name: 'Ana', last_name: 'García' }
  const session = await anonymous.auth.setUp({ body: { ...person, token } })
  const client = new Leadwright({ baseUrl: url, token: session.token })
  const site = { name: 'Casa Verde', subdomain: 'casa-verde', timezone: 'Europe/Madrid' }
  const { id: site_id } = await client.sites.create({ body: site })
  const { id: tag_id } = await client.tags.create({ site_id, body: { name: 'Came by' } })

  /** Runs as another address answers them. */
  function at(address: string) {
    const reader = new Leadwright({ baseUrl: address, token: session.token })
    const run = (run_id: string) => reader.runs.get({ site_id, run_id })
    const until = (run_id: string, status: string) =>
      eventually(async () => {
        const found = await run(run_id)
        return found.status === status && found
      }, `a run that is ${status}`)
    return { run, until }
  }

  async function journey(name: string, steps: object[]): Promise<string> {
    const triggers = [{ type: 'api_event', name: 'visited' }]
    const document = { triggers, steps, allow_duplicate_enrollment: false, use_lead_timezone: false }
    const body = { name, document } as Parameters<typeof client.journeys.create>[0]['body']
    const { id: journey_id } = await client.journeys.create({ site_id, body })
    await client.journeys.publish({ site_id, journey_id, body: { enroll: 'new' } })
    return journey_id
  }

  async function enroll(journey_id: string, count: number, name: string): Promise<string[]> {
    const lead_ids: string[] = []
    for (let i = 0; i < count; i++) {
      lead_ids.push((await client.leads.create({ site_id, body: { email: `${name}-${i}@example.org` } })).id)
    }
    const { data } = await client.journeys.enrollLeads({ site_id, journey_id, body: { lead_ids } })
    return data.map(one => one.run_id ?? '')
  }

  return { tag_id, ...at(url), at, journey, enroll }
}
