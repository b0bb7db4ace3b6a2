import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakeOpenAi, openFakeOpenAi } from '../../../testing/fake-openai.ts'
import { limits } from '../../runtime/limits.ts'
import { createAiWriter, type WritingRequest } from './writer.ts'

let fake: FakeOpenAi
beforeAll(async () => {
  fake = await openFakeOpenAi()
})
afterAll(() => fake.close())
beforeEach(() => {
  fake.asked.length = 0
  fake.next = []
  fake.always = { type: 'letter' }
  fake.open_max = 0
})

const config = () => ({
  model: 'house-model',
  api_key: 'sk-test',
  base_url: fake.url,
  connections: 3,
  timeout_ms: 300,
  input_cents: 250,
  output_cents: 1_000,
  embeddings_cents: 2,
})
const request: WritingRequest = { model: 'm', rules: 'Write.', messages: ['Hello'], output_tokens_max: 100 }
const never = new AbortController().signal
const write = (signal = never) => createAiWriter(config()).write(request, signal)

test('a letter comes with its subject, its text and what it used', async () => {
  fake.next = [
    { type: 'letter', subject: ' Hola \n Lucía ', text: 'Uno\r\n\r\nDos\u0007', input_tokens: 7, output_tokens: 3 },
  ]
  expect(await write()).toEqual({
    ok: true,
    subject: 'Hola Lucía',
    text: 'Uno\n\nDos',
    model: 'm',
    usage: { input_tokens: 7, output_tokens: 3 },
  })
  expect(fake.asked[0]).toMatchObject({ model: 'm', authorization: 'Bearer sk-test' })
  expect(fake.asked[0]?.messages.map(m => m.role)).toEqual(['system', 'user'])
})

test('half a text is no text', async () => {
  fake.next = [{ type: 'length' }, { type: 'cut_off' }, { type: 'empty' }, { type: 'bad_json' }, { type: 'chatter' }]
  const codes: unknown[] = []
  for (let i = 0; i < 5; i++) {
    const result = await write()
    codes.push(result.ok ? result.text : result.code)
    expect(result).toMatchObject({ ok: false, again: true })
  }
  expect([codes[0], codes[2], codes[4]]).toEqual(['ai_cut_off', 'ai_empty', 'ai_unreadable'])
  expect(['ai_cut_off', 'ai_unreachable', 'ai_unreadable']).toContain(codes[1])
  expect(['ai_cut_off', 'ai_unreadable']).toContain(codes[3])
})

test('bytes that are no UTF-8, and texts in which characters were lost, are no text', async () => {
  fake.next = [
    { type: 'broken_utf8' },
    { type: 'letter', text: 'Dear \ud83d' },
    { type: 'letter', subject: 'Ma\ufffdana' },
  ]
  for (let i = 0; i < 3; i++) expect(await write()).toMatchObject({ ok: false, code: 'ai_unreadable', again: true })
})

test('a subject is not cut in the middle of a character', async () => {
  fake.next = [{ type: 'letter', subject: `${'a'.repeat(299)}😀` }]
  expect(await write()).toMatchObject({ ok: true, subject: 'a'.repeat(299) })
})

test('an answer is read to its limit and no further', async () => {
  const padding = (bytes: number) => ({ type: 'letter', subject: 'S', text: 'x'.repeat(bytes) }) as const
  fake.next = [{ type: 'huge', bytes: limits.ai_answer_bytes_max + 1 }, padding(10)]
  expect(await write()).toMatchObject({ ok: false, code: 'ai_unreadable', again: true })
  expect(await write()).toMatchObject({ ok: true })
  const before = process.memoryUsage.rss()
  fake.next = [{ type: 'huge', bytes: 50_000_000 }]
  expect(await write()).toMatchObject({ ok: false, code: 'ai_unreadable' })
  expect(process.memoryUsage.rss() - before).toBeLessThan(100_000_000)
})

test('a busy provider says when to come again, a broken one is tried again, one that refuses is not', async () => {
  fake.next = [
    { type: 'busy', retry_after: '7' },
    { type: 'status', status: 500 },
    { type: 'status', status: 401 },
    { type: 'status', status: 400 },
  ]
  expect(await write()).toMatchObject({ code: 'ai_busy', again: true, after_ms: 7_000 })
  expect(await write()).toMatchObject({ code: 'ai_provider_error', again: true })
  expect(await write()).toMatchObject({ code: 'ai_refused', again: false })
  expect(await write()).toMatchObject({ code: 'ai_refused', again: false })
  expect(fake.asked).toHaveLength(4)
})

test('a provider that never answers is given up, and one that is not there is said to be so', async () => {
  fake.next = [{ type: 'silent' }]
  expect(await write()).toMatchObject({ ok: false, code: 'ai_timeout', again: true })
  const gone = createAiWriter({ ...config(), base_url: 'http://127.0.0.1:9/v1' })
  expect(await gone.write(request, never)).toMatchObject({ ok: false, code: 'ai_unreachable', again: true })
})

test('no more are asked at once than there are places', async () => {
  fake.always = { type: 'letter', after_ms: 20 }
  // Of requests that were given up before.
  await expect.poll(() => fake.open).toBe(0)
  const writer = createAiWriter(config())
  await Promise.all(Array.from({ length: 12 }, () => writer.write(request, never)))
  expect(fake.asked).toHaveLength(12)
  expect(fake.open_max).toBe(3)
})

test('cost counts both prices in millionths of a cent', () => {
  expect(createAiWriter(config()).cost({ input_tokens: 1_000_000, output_tokens: 500_000 })).toBe(750_000_000)
})
