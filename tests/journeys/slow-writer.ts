/** Wake-ups beside a provider that answers nobody, in the real process: how late waits end without such texts, and with them. */
import { setTimeout as sleep } from 'node:timers/promises'
import { Leadwright } from '@leadwright/sdk'
import { openFakeOpenAi } from '../../api/testing/fake-openai.ts'
import { eventually, openStage, setUpToken } from '../tools/stage.ts'

const WRITING = 50
const WAITING = 10
const AT_ONCE = 8
const wait_ms = 2_000
/** Longer than all of it takes: who stood behind a text would stand there to the end. */
const TEXT_SECONDS = '600'

export interface Lags {
  /** How late the latest of the waits ended, in milliseconds. */
  quiet_ms: number
  beside_ms: number
  /** Texts that were asked for while the waits ended, and how many of their runs had gone on. */
  asked: number
  written: number
}

/** A run’s wait is over when its last tag is on the record. */
export async function lagsBesideSlowWriter(environment: Record<string, string>): Promise<Lags> {
  const ai = await openFakeOpenAi()
  ai.always = { kind: 'silent' }
  const provider = {
    AI_MODEL: 'house-model',
    AI_BASE_URL: ai.url,
    AI_CONNECTIONS: String(AT_ONCE),
    AI_TIMEOUT_SECONDS: TEXT_SECONDS,
  }
  const stage = await openStage({ ...environment, ...provider })
  try {
    const place = await prepare(stage.url, await setUpToken(stage.server))
    const waiting = await place.journey('Waiting', [tag('before', place), wait, tag('after', place)])
    const quiet_ms = await place.lateness(waiting, 'quiet')
    const write = { id: 'write', type: 'ai_email_writer', prompt: 'A letter.', needs_approval: false }
    const writing = await place.journey('Writing', [write, tag('after', place)])
    const writers = await place.enrol(writing, WRITING, 'writing')
    await eventually(async () => ai.open === AT_ONCE, 'a provider that is fully busy')
    for (const run_id of writers) await place.until(run_id, 'waiting')
    const beside_ms = await place.lateness(waiting, 'beside')
    let written = 0
    for (const run_id of writers) if ((await place.run(run_id)).run_status !== 'waiting') written += 1
    return { quiet_ms, beside_ms, asked: ai.asked.length, written }
  } finally {
    await ai.close()
    await stage.close()
  }
}

const tag = (id: string, { tag_id }: { tag_id: string }) => ({ id, type: 'assign_tags', tag_ids: [tag_id] })
const wait = { id: 'wait', type: 'delay', duration: { value: wait_ms / 1_000, unit: 'seconds' } }

async function prepare(url: string, token: string) {
  const anonymous = new Leadwright({ baseUrl: url })
  const person = { email: 'owner@example.com', password: 'correct horse', first_name: 'Ana', last_name: 'García' }
  const session = await anonymous.auth.setUp({ body: { ...person, token } })
  const client = new Leadwright({ baseUrl: url, token: session.token })
  const site = { name: 'Casa Verde', subdomain: 'casa-verde', timezone: 'Europe/Madrid' }
  const { id: site_id } = await client.sites.create({ body: site })
  const { id: tag_id } = await client.tags.create({ site_id, body: { name: 'Came by' } })

  const run = (run_id: string) => client.runs.get({ site_id, run_id })

  const until = (run_id: string, status: string) =>
    eventually(async () => {
      const found = await run(run_id)
      return found.run_status === status && found
    }, `a run that is ${status}`)

  async function journey(name: string, steps: object[]): Promise<string> {
    const triggers = [{ type: 'api_event', name: 'visited' }]
    const document = { triggers, steps, allow_duplicate_enrollment: false, use_lead_timezone: false }
    const body = { name, document } as Parameters<typeof client.journeys.create>[0]['body']
    const { id: journey_id } = await client.journeys.create({ site_id, body })
    await client.journeys.publish({ site_id, journey_id, body: { enroll: 'new' } })
    return journey_id
  }

  async function enrol(journey_id: string, count: number, name: string): Promise<string[]> {
    const lead_ids: string[] = []
    for (let i = 0; i < count; i++) {
      lead_ids.push((await client.leads.create({ site_id, body: { email: `${name}-${i}@example.org` } })).id)
    }
    const { data } = await client.journeys.enrolLeads({ site_id, journey_id, body: { lead_ids } })
    return data.map(one => one.run_id ?? '')
  }

  /** Of some leads that wait together, how late the last one's wait was over. */
  async function lateness(journey_id: string, name: string): Promise<number> {
    const run_ids = await enrol(journey_id, WAITING, name)
    await sleep(wait_ms)
    const late: number[] = []
    for (const run_id of run_ids) {
      const ended = await until(run_id, 'completed')
      const at = (step_id: string) => Date.parse(ended.entries.find(entry => entry.step_id === step_id)?.at ?? '')
      late.push(at('after') - at('wait') - wait_ms)
    }
    return Math.max(...late)
  }

  return { tag_id, run, until, journey, enrol, lateness }
}
