/** What the tools of an assistant do when it is asked. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakeOpenAi, openFakeOpenAi } from '../../../testing/fake-openai.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { conversationLimits as most } from './limits.ts'

let fake: FakeOpenAi
let h: Harness
let base: string
let assistant: string
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
  fake.calculated.length = 0
  fake.always = { type: 'stream', pieces: ['From Monday to Saturday [1].'], input_tokens: 100, output_tokens: 10 }
  base = `/v1/sites/${await h.newSite(`Tools ${++count}`)}`
  const free = { input_cents: 0, output_cents: 0 }
  await h.patch(`${base}/ai-provider`, { base_url: fake.url, api_key: 'sk', model: 'gpt-4o-mini', ...free })
  const pair = { type: 'pair', question: 'Which days do you deliver?', answer: 'We deliver from Monday to Saturday.' }
  const source_ids = [(await h.post(`${base}/knowledge-sources`, pair)).body.id]
  assistant = `${base}/assistants/${(await h.post(`${base}/assistants`, { name: 'Helper', source_ids })).body.id}`
})

async function ask(text: string) {
  const response = await h.app.request(`${assistant}/ask`, {
    method: 'POST',
    headers: { authorization: `Bearer ${h.person.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  })
  return response.text()
}

test('passages are looked up with the tool for it, and always for a strict assistant', async () => {
  const given = async (settings: object) => {
    await h.patch(assistant, settings)
    await ask('Which days do you deliver?')
    return JSON.parse(String(fake.asked.at(-1)?.messages.at(-1)?.content)).passages.length
  }
  expect(await given({ strict: false, tools: [] })).toBe(0)
  expect(await given({ strict: false, tools: ['file_search'] })).toBe(1)
  expect(await given({ strict: true, tools: [] })).toBe(1)
})

test('an owner’s question may have code run, which costs; without the tool, or a model that has it, none does', async () => {
  await ask('Calculate which days you deliver')
  expect([fake.calculated.length, fake.asked.length]).toEqual([0, 1])
  await h.patch(assistant, { tools: ['file_search', 'code_interpreter'] })
  const micros = async () =>
    ((await h.get(`${base}/assistant-usage`)).body.days as { cost_usd_micros: number }[])[0]?.cost_usd_micros
  expect(await micros()).toBe(0)
  expect(await ask('Calculate which days you deliver')).toContain('It comes to 42 euros [1].')
  expect(fake.calculated).toMatchObject([
    {
      model: 'gpt-4o-mini',
      tools: [{ type: 'code_interpreter' }],
      instructions: expect.stringContaining('running code'),
    },
  ])
  expect(await micros()).toBe(most.chat_code_cents * 10_000)
  await ask('Which days do you deliver?')
  expect([fake.calculated.length, await micros()]).toEqual([2, most.chat_code_cents * 10_000])
  await h.patch(assistant, { model: 'gpt-3.5-turbo' })
  await ask('Calculate which days you deliver')
  expect([fake.calculated.length, fake.asked.length]).toEqual([2, 2])
})

test('a visitor’s question has no code run', async () => {
  await h.patch(assistant, { tools: ['file_search', 'code_interpreter'] })
  await h.post(`${base}/publish`)
  await h.post(`${assistant}/publish`)
  const open = `/v1/public${base.slice(3)}`
  const begun = await h.post(`${open}/chats/${assistant.split('/').at(-1)}/conversations`, {}, { token: null })
  const said = await h.app.request(`${open}/conversations/${begun.body.conversation_id}/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${begun.body.secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'Calculate which days you deliver' }),
  })
  expect(await said.text()).toContain('From Monday to Saturday')
  expect([fake.calculated, fake.asked[0]?.tools]).toEqual([[], undefined])
})
