/** The provider's own search of the web: what it cites is read, what it consulted is listed, and its cost is kept to. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakeOpenAi, openFakeOpenAi } from '../../../testing/fake-openai.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { workOff } from '../../../testing/work-off.ts'
import { researchLimits as most } from './limits.ts'

let fake: FakeOpenAi
let h: Harness
let base: string
let assistant: string
let site: string
const asked: string[] = []
const get = async (url: string) => {
  asked.push(url)
  const status = url.endsWith('/robots.txt') ? 404 : 200
  const body = Buffer.from('<title>Ferns</title><main><p>Ferns want damp soil all year long.</p></main>')
  return { url, status, headers: new Headers({ 'content-type': 'text/html' }), body }
}
beforeAll(async () => {
  fake = await openFakeOpenAi()
  h = await createHarness({ ALLOW_LOOPBACK: 'true' }, { safeFetch: { get } })
})
afterAll(async () => {
  await h.close()
  await fake.close()
})
let count = 0
beforeEach(async () => {
  asked.length = 0
  fake.searched.length = 0
  fake.next = []
  fake.found = [
    { url: 'https://p.example/ferns', title: 'Ferns', is_cited: true },
    { url: 'https://p.example/other', title: '', is_cited: false },
    { url: 'javascript:alert(1)', title: 'Bad', is_cited: true },
  ]
  site = await h.newSite(`Searching ${++count}`)
  base = `/v1/sites/${site}`
  const provider = { base_url: fake.url, api_key: 'sk', model: 'gpt-5-mini', input_cents: 1_000, output_cents: 1_000 }
  await h.patch(`${base}/ai-provider`, provider)
  assistant = `${base}/assistants/${(await h.post(`${base}/assistants`, { name: 'Writer' })).body.id}`
})

const topic = { type: 'topic', prompt: 'Plants in the shade', search_web: true }
async function begun(body: object) {
  const made = await h.post(`${assistant}/researches`, body)
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  await workOff(h, site)
  const path = `${assistant}/researches/${made.body.id}`
  const sources = (await h.get(`${path}/sources`)).body.data as unknown as Record<string, unknown>[]
  return { research: (await h.get(path)).body, sources }
}
const days = async () => (await h.get(`${base}/assistant-usage`)).body.days

test('pages that it cites are read, the others are listed, and tokens and searches are counted', async () => {
  const { research, sources } = await begun(topic)
  expect(fake.searched).toMatchObject([
    {
      ...{ model: 'gpt-5-mini', input: 'Plants in the shade', tools: [{ type: 'web_search' }] },
      ...{ max_tool_calls: most.research_web_searches_max, max_output_tokens: most.research_web_tokens_max },
    },
  ])
  expect(sources).toMatchObject([
    { url: 'https://p.example/ferns', status: 'read', is_chosen: true, text: expect.stringContaining('damp soil') },
    { url: 'https://p.example/other', title: 'https://p.example/other', status: 'found', is_chosen: false },
  ])
  expect(asked).not.toContain('https://p.example/other')
  // 960 tokens at 1,000 cents a million, and one search.
  expect(research).toMatchObject({ status: 'found', cost_usd_micros: 9_600 + most.research_web_search_cents * 10_000 })
  expect(await days()).toMatchObject([{ answers: 0, cost_usd_micros: 9_600 + most.research_web_search_cents * 10_000 }])
})

test('a model that researches is let search for longer, as its assistant says or this once; others write', async () => {
  const model = 'o4-mini-deep-research'
  await h.patch(assistant, { model, deep_research: true })
  const plain = { type: 'topic', prompt: 'Plants in the shade' }
  const { research, sources } = await begun(plain)
  expect(fake.searched).toMatchObject([
    { model, max_tool_calls: most.research_deep_searches_max, max_output_tokens: most.research_deep_tokens_max },
  ])
  expect(sources).toMatchObject([{ status: 'read', is_chosen: true }, { status: 'found' }])
  await begun({ ...plain, deep: false })
  expect(fake.searched.length).toBe(1)
  await h.patch(assistant, { deep_research: false })
  await begun(plain)
  expect(fake.searched.length).toBe(1)
  await begun({ ...plain, deep: true })
  expect(fake.searched.length).toBe(2)
  fake.asked.length = 0
  await h.post(`${assistant}/researches/${research.id}/proceed`, { numbers: [1] })
  await workOff(h, site)
  expect(fake.asked[0]).toMatchObject({ model: 'gpt-5-mini' })
  const refused = await h.post(`${assistant}/researches`, { type: 'content', urls: ['https://p.example/'], deep: true })
  expect(refused.body.errors).toMatchObject([{ pointer: '/deep', code: 'deep_research_not_supported' }])
})

test('a model without the tool, content that is fetched, and no model at all are refused', async () => {
  const refused = async (body: object) => (await h.post(`${assistant}/researches`, body)).body.errors
  const error = [{ pointer: '/search_web', code: 'web_search_not_supported' }]
  expect(await refused({ type: 'content', urls: ['https://p.example/'], search_web: true })).toMatchObject(error)
  await h.patch(assistant, { model: 'gpt-4.1-nano' })
  expect(await refused(topic)).toMatchObject(error)
  await h.patch(assistant, { model: '' })
  await h.delete(`${base}/ai-provider`)
  expect(await refused(topic)).toMatchObject(error)
})

test('its own limit and the caps keep it from asking, up to the last cent that it could cost', async () => {
  const tokens = most.research_web_tokens_read + most.research_web_tokens_max
  const at_most = tokens / 1_000 + most.research_web_searches_max * most.research_web_search_cents
  const reason = { status: 'failed', reason: { code: 'limit_reached' }, cost_usd_micros: 0 }
  expect((await begun({ ...topic, cost_cents_max: Math.ceil(at_most) - 1 })).research).toMatchObject(reason)
  await h.patch(assistant, { caps: { daily_cents: Math.ceil(at_most) - 1 } })
  expect((await begun(topic)).research).toMatchObject(reason)
  expect(fake.searched).toEqual([])
  await h.patch(assistant, { caps: { daily_cents: Math.ceil(at_most) } })
  expect((await begun({ ...topic, cost_cents_max: Math.ceil(at_most) })).research).toMatchObject({ status: 'found' })
})

test('a provider without credit ends it with the reason, a busy one is asked again; no more pages than there may be', async () => {
  fake.next = [{ type: 'refusal', status: 429, code: 'insufficient_quota' }]
  expect((await begun(topic)).research).toMatchObject({ status: 'failed', reason: { code: 'ai_no_credit' } })
  fake.next = [{ type: 'busy', retry_after: '30' }]
  fake.found = Array.from({ length: most.research_web_pages_max + 1 }, (_, i) => ({
    ...{ url: `https://p.example/${i}`, title: `Page ${i}`, is_cited: false },
  }))
  const { research } = await begun(topic)
  expect(research).toMatchObject({ status: 'reading' })
  h.clock.forward(30_000)
  await workOff(h, site)
  const { data } = (await h.get(`${assistant}/researches/${research.id}/sources?limit=100`)).body
  expect(data).toHaveLength(most.research_web_pages_max)
})

test('of half an answer the most that it may have cost counts, of a refusal nothing', async () => {
  fake.next = [{ type: 'cut_off' }]
  const { research } = await begun(topic)
  expect(research).toMatchObject({ status: 'reading' })
  const tokens = most.research_web_tokens_read + most.research_web_tokens_max
  const at_most = tokens / 1_000 + most.research_web_searches_max * most.research_web_search_cents
  expect(await days()).toMatchObject([{ cost_usd_micros: at_most * 10_000 }])
  fake.next = [{ type: 'refusal', status: 401, code: 'invalid_api_key' }]
  h.clock.forward(3_600_000)
  await workOff(h, site)
  const { body } = await h.get(`${assistant}/researches/${research.id}`)
  expect(body).toMatchObject({ status: 'failed', cost_usd_micros: at_most * 10_000 })
  expect(await days()).toMatchObject([{ cost_usd_micros: at_most * 10_000 }])
})
