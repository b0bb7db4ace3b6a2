/** Wake-ups beside a provider that answers nobody, in the real process: how late waits end without such texts, and with them. */
import { setTimeout as sleep } from 'node:timers/promises'
import { openFakeOpenAi } from '../../api/testing/fake-openai.ts'
import { eventually, openStage, setUpToken } from '../tools/stage.ts'
import { type JourneyPlace, prepareJourneys } from './journey-place.ts'

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
    const place = await prepareJourneys(stage.url, await setUpToken(stage.server))
    const waiting = await place.journey('Waiting', [tag('before', place), wait, tag('after', place)])
    const quiet_ms = await lateness(place, waiting, 'quiet')
    const write = { id: 'write', type: 'ai_email_writer', prompt: 'A letter.', needs_approval: false }
    const writing = await place.journey('Writing', [write, tag('after', place)])
    const writers = await place.enroll(writing, WRITING, 'writing')
    await eventually(async () => ai.open === AT_ONCE, 'a provider that is fully busy')
    for (const run_id of writers) await place.until(run_id, 'waiting')
    const beside_ms = await lateness(place, waiting, 'beside')
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

/** Of some leads that wait together, how late the last one's wait was over. */
async function lateness(place: JourneyPlace, journey_id: string, name: string): Promise<number> {
  const run_ids = await place.enroll(journey_id, WAITING, name)
  await sleep(wait_ms)
  const late: number[] = []
  for (const run_id of run_ids) {
    const ended = await place.until(run_id, 'completed')
    const at = (step_id: string) => Date.parse(ended.entries.find(entry => entry.step_id === step_id)?.at ?? '')
    late.push(at('after') - at('wait') - wait_ms)
  }
  return Math.max(...late)
}
