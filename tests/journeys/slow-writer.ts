/**
 * Wake-ups beside an AI provider that never answers, in the real process: how late waits end without and with such
 * texts.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { openFakeOpenAi } from '../../api/testing/fake-openai.ts'
import { eventually, openServerFixture, setUpToken } from '../tools/server-fixture.ts'
import { prepareJourneys, type ServerSite } from './server-site.ts'

const WRITING = 50
const WAITING = 10
const AT_ONCE = 8
const wait_ms = 2_000
/** Longer than the whole test: a run that had to wait for a text would not finish. */
const TEXT_SECONDS = '600'

export interface Lags {
  /** How late the latest of the waits ended, in milliseconds. */
  quiet_ms: number
  beside_ms: number
  /** Texts that were requested while the waits ended, and how many of their runs had continued. */
  asked: number
  written: number
}

/** A run’s wait is over when its last tag is on the record. */
export async function lagsBesideSlowWriter(environment: Record<string, string>): Promise<Lags> {
  const ai = await openFakeOpenAi()
  ai.always = { type: 'silent' }
  const provider = {
    AI_MODEL: 'house-model',
    AI_BASE_URL: ai.url,
    AI_CONNECTIONS: String(AT_ONCE),
    AI_TIMEOUT_SECONDS: TEXT_SECONDS,
  }
  const fixture = await openServerFixture({ ...environment, ...provider })
  try {
    const site = await prepareJourneys(fixture.url, await setUpToken(fixture.server))
    const waiting = await site.journey('Waiting', [tag('before', site), wait, tag('after', site)])
    const quiet_ms = await lateness(site, waiting, 'quiet')
    const write = { id: 'write', type: 'ai_email_writer', prompt: 'A letter.', needs_approval: false }
    const writing = await site.journey('Writing', [write, tag('after', site)])
    const writers = await site.enroll(writing, WRITING, 'writing')
    await eventually(async () => ai.open === AT_ONCE, 'a provider that is fully busy')
    for (const run_id of writers) await site.until(run_id, 'waiting')
    const beside_ms = await lateness(site, waiting, 'beside')
    let written = 0
    for (const run_id of writers) if ((await site.run(run_id)).status !== 'waiting') written += 1
    return { quiet_ms, beside_ms, asked: ai.asked.length, written }
  } finally {
    await ai.close()
    await fixture.close()
  }
}

const tag = (id: string, { tag_id }: { tag_id: string }) => ({ id, type: 'assign_tags', tag_ids: [tag_id] })
const wait = { id: 'wait', type: 'delay', duration: { value: wait_ms / 1_000, unit: 'seconds' } }

/** Of some leads that wait together, how late the last one's wait was over. */
async function lateness(site: ServerSite, journey_id: string, name: string): Promise<number> {
  const run_ids = await site.enroll(journey_id, WAITING, name)
  await sleep(wait_ms)
  const late: number[] = []
  for (const run_id of run_ids) {
    const ended = await site.until(run_id, 'completed')
    const at = (step_id: string) => Date.parse(ended.entries.find(entry => entry.step_id === step_id)?.at ?? '')
    late.push(at('after') - at('wait') - wait_ms)
  }
  return Math.max(...late)
}
