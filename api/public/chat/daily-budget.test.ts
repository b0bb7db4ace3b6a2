/** Chats that the installation's key answers keep to the site's budget of a day; those of a key of its own do not. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { conversationLimits } from '../../site/assistants/conversations/limits.ts'
import { type FakeOpenAi, openFakeOpenAi } from '../../testing/fake-openai.ts'
import { createHarness, type Harness } from '../../testing/harness.ts'

let fake: FakeOpenAi
let h: Harness
let site: string
let assistant: string
const at = (path: string) => `/v1/sites/${site}/${path}`
const day_ms = 86_400_000

beforeAll(async () => {
  fake = await openFakeOpenAi()
  h = await createHarness({
    ALLOW_LOOPBACK: 'true',
    AI_MODEL: 'gpt-4o-mini',
    AI_API_KEY: 'sk',
    AI_BASE_URL: fake.url,
    AI_INPUT_CENTS: '0',
    AI_OUTPUT_CENTS: '1000000',
  })
  site = await h.newSite('Budget')
  await h.post(at('publish'))
  const pair = { type: 'pair', question: 'Which days do you deliver?', answer: 'We deliver from Monday to Saturday.' }
  const source_ids = [(await h.post(at('knowledge-sources'), pair)).body.id]
  assistant = String((await h.post(at('assistants'), { name: 'Helper', source_ids })).body.id)
  expect((await h.post(at(`assistants/${assistant}/publish`))).status).toBe(200)
})
afterAll(async () => {
  await h.close()
  await fake.close()
})
beforeEach(() => {
  fake.asked.length = 0
  // An answer costs 100 cents.
  fake.always = { type: 'stream', pieces: ['From Monday to Saturday [1].'], input_tokens: 100, output_tokens: 100 }
})

const budget = (ai_daily_cents_max: number) => h.patch(at('marketing-settings'), { ai_daily_cents_max })
const usage = async () => (await h.get(at('ai-usage'))).body
const waiting = async () =>
  ((await h.get(at('notifications'))).body as unknown as { attention: { type: string; count: number }[] }).attention

async function asked(): Promise<string> {
  const path = `/v1/public/sites/${site}/chats/${assistant}/conversations`
  const { body } = await h.post(path, { locale: 'en' }, { token: null })
  const headers = { authorization: `Bearer ${body.secret}`, 'content-type': 'application/json' }
  const question = { method: 'POST', headers, body: JSON.stringify({ text: 'Which days do you deliver?' }) }
  return (
    await h.app.request(`/v1/public/sites/${site}/conversations/${body.conversation_id}/messages`, question)
  ).text()
}

async function reasons(): Promise<unknown[]> {
  const chats = (await h.get(at('conversations?limit=100'))).body.data
  const all = await Promise.all(
    chats.map(async ({ id }) => (await h.get(at(`conversations/${id}/messages`))).body.data),
  )
  return all.flat().map(({ reason }) => reason)
}

test('an answer counts toward the day; beyond it no model is asked, visitors are told so and the owner too', async () => {
  await budget(1_000_000)
  expect(await asked()).toContain('From Monday')
  expect(await usage()).toMatchObject({ calls: 1, spent_usd_micros: 1_000_000 })
  expect(await waiting()).toEqual([])
  await budget(101)
  expect(await asked()).toContain('cannot answer more')
  expect(await reasons()).toContain('site_limit_reached')
  expect(fake.asked).toHaveLength(1)
  expect(await usage()).toMatchObject({ calls: 1, spent_usd_micros: 1_000_000 })
  expect(await waiting()).toMatchObject([{ type: 'ai_budget_used_up', count: 1, is_new: true }])
})

test('the budget holds for questions that come at once, and the next day begins anew', async () => {
  h.clock.forward(day_ms)
  expect(await waiting()).toEqual([])
  await budget(1_000_000)
  expect(await asked()).toContain('From Monday')
  // Room for one answer at its longest, of which each token costs a cent.
  await budget(100 + conversationLimits.chat_output_tokens_max)
  const said = await Promise.all([asked(), asked(), asked()])
  expect(said.filter(text => text.includes('From Monday'))).toHaveLength(1)
  expect(said.filter(text => text.includes('cannot answer more'))).toHaveLength(2)
})

test('a provider of the site’s own is held back by the assistant’s caps alone', async () => {
  await budget(0)
  expect(await asked()).toContain('cannot answer more')
  const own = { base_url: fake.url, api_key: 'sk', model: 'gpt-4o-mini', input_cents: 100, output_cents: 1_000_000 }
  expect((await h.patch(at('ai-provider'), own)).status).toBe(200)
  const before = await usage()
  expect(await asked()).toContain('From Monday')
  expect(await usage()).toMatchObject({ calls: before.calls, spent_usd_micros: before.spent_usd_micros })
})
