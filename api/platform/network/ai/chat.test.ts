import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakeOpenAi, openFakeOpenAi } from '../../../testing/fake-openai.ts'
import { type ChatRequest, createChatClient } from './chat.ts'

let fake: FakeOpenAi
beforeAll(async () => {
  fake = await openFakeOpenAi()
})
afterAll(() => fake.close())
beforeEach(() => {
  fake.asked.length = 0
  fake.next = []
  fake.always = { type: 'stream', pieces: ['Yes.'] }
})

const request: ChatRequest = {
  ...{ model: 'gpt-4o-mini', rules: 'Answer.', output_tokens_max: 100, temperature: 0.3, effort: 'default' },
  messages: [{ role: 'user', content: 'Well?' }],
}
const never = new AbortController().signal
const times = { silence_ms: 300, whole_ms: 900 }
const open = (more: object = {}) =>
  createChatClient({ base_url: fake.url, api_key: 'sk-test', connections: 3, ...more }, times)

async function ask(given: Partial<ChatRequest> = {}, signal = never) {
  const pieces: string[] = []
  const result = await open().ask({ ...request, ...given }, signal, piece => pieces.push(piece))
  return { result, pieces }
}

test('an answer comes in pieces, with what it used', async () => {
  fake.next = [{ type: 'stream', pieces: ['Two ', 'words'], input_tokens: 12, output_tokens: 3 }]
  const { result, pieces } = await ask()
  expect(pieces).toEqual(['Two ', 'words'])
  const usage = { input_tokens: 12, output_tokens: 3 }
  expect(result).toEqual({ ok: true, text: 'Two words', model: 'gpt-4o-mini', usage, counted: true })
  expect(fake.asked[0]).toMatchObject({ temperature: 0.3, stream: true, authorization: 'Bearer sk-test' })
  expect(fake.asked[0]?.tools).toBeUndefined()
})

test('one that may run code is asked by the other interface, and says whether it did', async () => {
  const { result, pieces } = await ask({ runs_code: true, messages: [{ role: 'user', content: 'Calculate it' }] })
  expect(pieces).toEqual(['It comes to ', '42 euros [1].'])
  const usage = { input_tokens: 300, output_tokens: 20 }
  expect(result).toMatchObject({ ok: true, text: pieces.join(''), usage, counted: true, ran_code: true })
  expect((await ask({ runs_code: true })).result).not.toHaveProperty('ran_code')
  fake.next = [{ type: 'refusal', status: 429, code: 'insufficient_quota' }]
  expect((await ask({ runs_code: true })).result).toMatchObject({ ok: false, code: 'ai_no_credit' })
})

test('models that reason take an effort and no temperature, others the other way round', async () => {
  await ask({ model: 'gpt-5-mini', effort: 'low' })
  await ask({ effort: 'low' })
  expect(fake.asked[0]).toMatchObject({ reasoning_effort: 'low' })
  expect(fake.asked[0]).not.toHaveProperty('temperature')
  expect(fake.asked[1]).not.toHaveProperty('reasoning_effort')
})

test('a character in two pieces is passed on whole', async () => {
  fake.next = [{ type: 'stream', pieces: ['Olé \ud83d', '\ude00!'] }]
  const { result, pieces } = await ask()
  expect(pieces).toEqual(['Olé ', '😀!'])
  expect(result.text).toBe('Olé 😀!')
})

test('what breaks off comes as far as it was written, and is counted', async () => {
  for (const cut of ['after_pieces', 'in_character', 'in_tool_call'] as const) {
    fake.next = [{ type: 'stream', pieces: ['Half of'], cut }]
    const { result } = await ask()
    expect(result).toMatchObject({ ok: false, code: 'ai_cut_off', text: 'Half of', again: true, counted: false })
    expect(result.usage.output_tokens).toBeGreaterThan(0)
  }
  fake.next = [
    { type: 'stream', pieces: ['So long'], finish: 'length' },
    { type: 'stream', pieces: [], finish: 'tool_calls' },
  ]
  expect((await ask()).result).toMatchObject({ code: 'ai_cut_off', text: 'So long', counted: true })
  expect((await ask()).result).toMatchObject({ code: 'ai_cut_off', text: '' })
  fake.next = [
    { type: 'stream', pieces: [' '] },
    { type: 'stream', pieces: ['no'], finish: 'content_filter' },
  ]
  expect((await ask()).result).toMatchObject({ code: 'ai_empty' })
  expect((await ask()).result).toMatchObject({ code: 'ai_refused', again: false })
})

test('a provider that says nothing, and one that never ends, are given up', async () => {
  fake.next = [{ type: 'silent' }]
  expect((await ask()).result).toMatchObject({ code: 'ai_timeout', text: '', usage: { input_tokens: 0 } })
  fake.next = [{ type: 'drip', piece: 'na ', each_ms: 100 }]
  const { result } = await ask()
  expect(result).toMatchObject({ code: 'ai_timeout', again: true })
  expect(result.text).toMatch(/^(na )+$/)
})

test('deltas that carry nothing are silence; what the model thinks is not', async () => {
  const patient = createChatClient(
    { base_url: fake.url, api_key: 'sk-test', connections: 3 },
    { ...times, whole_ms: 60_000 },
  )
  fake.next = [{ type: 'drip', piece: '', each_ms: 20 }]
  expect(await patient.ask(request, never, () => undefined)).toMatchObject({ code: 'ai_timeout', text: '' })
  // Until it is called off: by silence alone it would end before.
  fake.next = [{ type: 'drip', piece: '', each_ms: 20, thinks: true }]
  const thinker = createChatClient(
    { base_url: fake.url, api_key: 'sk-test', connections: 3 },
    { silence_ms: 2_000, whole_ms: 60_000 },
  )
  const thinking = thinker.ask(request, AbortSignal.timeout(3_000), () => undefined)
  await expect(thinking).rejects.toThrow('timeout')
})

test('refusals are told apart', async () => {
  fake.next = [
    { type: 'busy', retry_after: '7' },
    { type: 'status', status: 503 },
    { type: 'refusal', status: 429, code: 'insufficient_quota' },
    { type: 'refusal', status: 404, code: 'model_not_found' },
    { type: 'status', status: 401 },
    { type: 'status', status: 400 },
  ]
  const found: unknown[] = []
  for (let i = 0; i < 6; i++) {
    const { result } = await ask()
    if (!result.ok) found.push([result.code, result.again, result.after_ms, result.usage.input_tokens])
  }
  expect(found).toEqual([
    ['ai_busy', true, 7_000, 0],
    ['ai_provider_error', true, null, 0],
    ['ai_no_credit', false, null, 0],
    ['ai_model_gone', false, null, 0],
    ['ai_key_refused', false, null, 0],
    ['ai_refused', false, null, 0],
  ])
  const gone = createChatClient({ base_url: 'http://127.0.0.1:9/v1', api_key: 'k', connections: 1 }, times)
  expect(await gone.ask(request, never, () => {})).toMatchObject({ ok: false, code: 'ai_unreachable' })
})

test('a server that a person typed is asked only where it is public', async () => {
  const inner = open({ isAllowed: () => false })
  expect(await inner.ask(request, never, () => {})).toMatchObject({ ok: false, code: 'ai_unreachable' })
  expect(await inner.models(never)).toEqual({ ok: false, code: 'ai_unreachable' })
  expect(fake.asked).toEqual([])
})

test('the models are listed, and an answer that is called off throws', async () => {
  expect(await open().models(never)).toEqual({ ok: true, models: [...fake.models].sort() })
  fake.next = [{ type: 'status', status: 401 }]
  expect(await open().models(never)).toEqual({ ok: false, code: 'ai_key_refused' })
  const aborting = new AbortController()
  fake.next = [{ type: 'silent' }]
  const asking = ask({}, aborting.signal)
  setTimeout(() => aborting.abort(new Error('gone')), 30)
  await expect(asking).rejects.toThrow('gone')
})
