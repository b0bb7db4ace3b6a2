import { z } from '@hono/zod-openapi'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { operationType } from '../../../platform/features/operations/operation-type.ts'
import { beginOperation, endOperation } from '../../../platform/features/operations/rules.ts'
import { openScope } from '../../../site-work.ts'
import { type FakeOpenAi, openFakeOpenAi } from '../../../testing/fake-openai.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { readJson } from './read-json.ts'
import { askForJson, passagesFor, plainWords, tryAgain } from './rules.ts'

let fake: FakeOpenAi
let h: Harness
let site: string
let assistant_id: string
let count = 0
beforeAll(async () => {
  fake = await openFakeOpenAi()
  h = await createHarness({ ALLOW_LOOPBACK: 'true' })
})
afterAll(async () => {
  await h.close()
  await fake.close()
})
beforeEach(async () => {
  fake.asked.length = 0
  fake.next = []
  fake.always = { type: 'stream', pieces: ['{"title":', '"Balcony plants"}'], input_tokens: 100, output_tokens: 10 }
  site = await h.newSite(`Writing ${++count}`)
  const pair = { type: 'pair', question: 'Which days do you deliver?', answer: 'We deliver from Monday to Saturday.' }
  const source_ids = [(await h.post(`/v1/sites/${site}/knowledge-sources`, pair)).body.id]
  assistant_id = String((await h.post(`/v1/sites/${site}/assistants`, { name: 'Writer', source_ids })).body.id)
})

const connect = (more: object = {}) =>
  h.patch(`/v1/sites/${site}/ai-provider`, {
    ...{ base_url: fake.url, api_key: 'sk', model: 'gpt-4o-mini', input_cents: 1_000_000, output_cents: 1_000_000 },
    ...more,
  })
const cost = async () => {
  const { days } = (await h.get(`/v1/sites/${site}/assistant-usage`)).body
  return (days as { cost_usd_micros: number; answers: number; input_tokens: number }[])[0]
}

const type = operationType({
  ...{ name: 'writing_test', permission: 'manage-assistants', parameters: z.strictObject({}), details: () => ({}) },
  ...{ failures: [], reasons: [] },
  work: () => ({
    count: async () => null,
    find: async () => ({ rows: null, cursor: null, is_last: true }),
    apply: async () => ({}),
  }),
})

async function ask(more: object = {}) {
  const scope = await openScope(h.installation, site)
  if (!scope) throw new Error('no site')
  const operation = await h.inSite(site, (tx, context) =>
    beginOperation(tx, type, { parameters: {}, subject_id: null }, { ...context, actor: { type: 'system' } }),
  )
  const written = askForJson(scope, {
    ...{ assistant_id, operation_id: operation.id, rules: 'Write a title.', data: { about: 'plants' } },
    ...{ answer: z.object({ title: z.string() }), output_tokens_max: 50 },
    ...more,
  })
  return { operation, written }
}

test('a model is asked for JSON, and its cost is the assistant’s', async () => {
  await connect()
  const written = await (await ask()).written
  expect(written).toMatchObject({ ok: true, value: { title: 'Balcony plants' }, cost: 110_000_000 })
  expect(fake.asked[0]).toMatchObject({ response_format: { type: 'json_object' } })
  expect(await cost()).toMatchObject({ cost_usd_micros: 1_100_000, answers: 0, input_tokens: 100 })
})

test('without a model, and where a cap is used up, nothing is asked', async () => {
  expect(await (await ask()).written).toMatchObject({ ok: false, code: 'no_model', again: false })
  await connect()
  await h.patch(`/v1/sites/${site}/assistants/${assistant_id}`, { caps: { daily_cents: 0 } })
  expect(await (await ask()).written).toMatchObject({ ok: false, code: 'limit_reached' })
  expect(fake.asked).toEqual([])
})

test('what fails for the moment may be asked again after the time that the provider names', async () => {
  await connect()
  fake.next = [
    { type: 'busy', retry_after: '7' },
    { type: 'refusal', status: 429, code: 'insufficient_quota' },
  ]
  const busy = await (await ask()).written
  expect(busy).toMatchObject({ ok: false, code: 'ai_busy', again: true, after_ms: 7_000 })
  if (!busy.ok) expect([tryAgain(busy, 0), tryAgain(busy, 3)]).toEqual([7_000, undefined])
  const spent = await (await ask()).written
  expect(spent).toMatchObject({ ok: false, code: 'ai_no_credit', again: false })
  if (!spent.ok) expect(tryAgain(spent, 0)).toBeUndefined()
  expect((await cost())?.cost_usd_micros ?? 0).toBe(0)
  fake.next = [
    { type: 'stream', pieces: ['{"title":'], cut: 'in_character' },
    { type: 'stream', pieces: ['Here you are: nothing.'] },
    { type: 'stream', pieces: ['{"title": 7}'] },
  ]
  const codes: string[] = []
  for (let i = 0; i < 3; i++) {
    const written = await (await ask()).written
    if (!written.ok) codes.push(written.code)
  }
  expect(codes).toEqual(['ai_cut_off', 'ai_unreadable', 'ai_unreadable'])
})

test('whoever cancels is not written for any longer, and pays for what was written', async () => {
  await connect()
  fake.next = [{ type: 'drip', piece: 'la la la ', each_ms: 20 }]
  const { operation, written } = await ask()
  await expect.poll(() => fake.open).toBe(1)
  await h.inSite(site, (tx, { emit, now }) =>
    endOperation(tx, operation, { status: 'canceled', reason: null }, { emit, now: now() }),
  )
  expect(await written).toMatchObject({ ok: false, code: 'canceled' })
  await expect.poll(() => fake.open).toBe(0)
  expect((await cost())?.cost_usd_micros ?? 0).toBeGreaterThan(0)
})

test('passages are those of the assistant, and texts are plain', async () => {
  const scope = await openScope(h.installation, site)
  if (!scope) throw new Error('no site')
  const found = await passagesFor(scope, { assistant_id, question: 'deliver days', language: 'en' })
  expect(found.map(({ text }) => text).join()).toContain('Monday to Saturday')
  const plain = plainWords({ words_to_avoid: ['cheap'] })
  expect(
    plain('A <b>cheap</b> <script>x</script>[offer](https://evil.example/x) ![p](https://evil.example/p.png) [1] نص'),
  ).toBe('A … xoffer p [1] نص')
})

test('an object is found in a fence and behind words', () => {
  const schema = z.object({ a: z.int() })
  expect(readJson('```json\n{"a": 1}\n```', schema)).toEqual({ a: 1 })
  expect(readJson('Sure! {"a": 1} There.', schema)).toEqual({ a: 1 })
  for (const said of ['', '}{', '{"a": "1"}', '{"a": 1', 'null']) expect(readJson(said, schema)).toBeUndefined()
})
