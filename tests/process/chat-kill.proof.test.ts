/** The process is killed while an answer streams: the conversation is whole, it goes on, and what the answer cost is counted once. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { siteLimits } from '../../api/account/sites/limits.ts'
import { type FakeOpenAi, openFakeOpenAi } from '../../api/testing/fake-openai.ts'
import { prepareSites } from '../bench/parts/sites.ts'
import { freePort, type ServerProcess, startServer } from '../tools/server-process.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 90_000 })

let fake: FakeOpenAi
let folder: string
let site_id: string
let assistant: string
let server: ServerProcess
let port: number

async function start(): Promise<void> {
  const environment = {
    ...{ AI_MODEL: 'gpt-4o-mini', AI_API_KEY: 'sk-test', AI_BASE_URL: fake.url },
    ...{ AI_INPUT_CENTS: '1000000', AI_OUTPUT_CENTS: '1000000' },
  }
  server = await startServer({ folder, port, environment, args: ['--empty'] })
}

beforeAll(async () => {
  fake = await openFakeOpenAi()
  const prepared = await prepareSites(1, async (h, at) => {
    const pair = { type: 'pair', question: 'Which days do you deliver?', answer: 'We deliver from Monday to Saturday.' }
    const source_ids = [(await h.post(`${at}/knowledge-sources`, pair)).body.id]
    assistant = (await h.post(`${at}/assistants`, { name: 'Helper', source_ids })).body.id
    await h.post(`${at}/assistants/${assistant}/publish`)
    // Each token costs a cent, so that what is counted shows.
    await h.patch(`${at}/marketing-settings`, { ai_daily_cents_max: siteLimits.ai_daily_cents_max })
  })
  folder = prepared.folder
  site_id = prepared.forms[0]?.site_id ?? ''
  port = await freePort()
  await start()
})
afterAll(async () => {
  await server.stop()
  await fake.close()
  await rm(folder, { recursive: true, force: true })
})

const at = (path: string) => `${server.url}/v1/public/sites/${site_id}/${path}`
const post = (path: string, body: object, token = '') =>
  fetch(at(path), {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  })

interface Row {
  author: string
  status: string
  reason: string | null
  cost: number
  number: number
}
function stored() {
  const file = new DatabaseSync(join(folder, 'sites', site_id, 'site.db'))
  try {
    const messages = file
      .prepare('select author, status, reason, cost, number from conversation_messages order by number')
      .all() as unknown as Row[]
    const used = file
      .prepare('select coalesce(sum(answers), 0) answers, coalesce(sum(cost), 0) cost from assistant_usage')
      .get()
    return { messages, used: used as { answers: number; cost: number } }
  } finally {
    file.close()
  }
}

test('what was asked and what it may have cost survive the kill, and are counted once', async () => {
  const { conversation_id, secret } = (await (await post(`chats/${assistant}/conversations`, {})).json()) as {
    conversation_id: string
    secret: string
  }
  const ask = (text: string) => post(`conversations/${conversation_id}/messages`, { text }, secret)
  fake.always = { type: 'drip', piece: 'From Monday to ', each_ms: 50 }
  const answer = (await ask('Which days do you deliver?')).body?.getReader()
  let told = ''
  while (!told.includes('event: text')) told += Buffer.from((await answer?.read())?.value ?? []).toString()
  await server.kill()
  await answer?.cancel().catch(() => undefined)

  const left = stored()
  expect(left.messages.map(({ author, status }) => [author, status])).toEqual([
    ['visitor', 'complete'],
    ['assistant', 'writing'],
  ])
  const reserved = left.messages[1]?.cost ?? 0
  expect(reserved).toBeGreaterThan(0)
  expect(left.used).toEqual({ answers: 0, cost: 0 })

  // Housekeeping and the visitor's next question both come upon what was left.
  await start()
  fake.always = { type: 'stream', pieces: ['From Monday ', 'to Saturday [1].'], input_tokens: 100, output_tokens: 10 }
  const next = await (await ask('And on Saturdays, do you deliver?')).text()
  expect(next).toContain('event: message')
  await server.stop()
  await start()
  const list = await fetch(at(`conversations/${conversation_id}/messages`), {
    headers: { authorization: `Bearer ${secret}` },
  })
  const { data } = (await list.json()) as { data: { from: string; status: string }[] }
  expect(data.map(({ from, status }) => [from, status])).toEqual([
    ['visitor', 'complete'],
    ['assistant', 'failed'],
    ['visitor', 'complete'],
    ['assistant', 'complete'],
  ])
  await server.stop()
  const { messages, used } = stored()
  expect(messages.map(({ number }) => number)).toEqual([1, 2, 3, 4])
  expect(messages[1]).toMatchObject({ status: 'failed', reason: 'interrupted', cost: reserved })
  expect(used).toEqual({ answers: 2, cost: reserved + (messages[3]?.cost ?? 0) })
})
