/** What the tools of an assistant do when it is asked. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakeOpenAi, openFakeOpenAi } from '../../../testing/fake-openai.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'

let fake: FakeOpenAi
let h: Harness
let base: string
let assistant: string
let count = 0
beforeAll(async () => {
  fake = await openFakeOpenAi()
  h = await createHarness({ PUBLIC_URL: 'http://localhost:8787' })
})
afterAll(async () => {
  await h.close()
  await fake.close()
})
beforeEach(async () => {
  fake.asked.length = 0
  fake.always = { kind: 'stream', pieces: ['From Monday to Saturday [1].'], input_tokens: 100, output_tokens: 10 }
  base = `/v1/sites/${await h.newSite(`Tools ${++count}`)}`
  await h.patch(`${base}/ai-provider`, { base_url: fake.url, api_key: 'sk', model: 'gpt-4o-mini' })
  const pair = { kind: 'pair', question: 'Which days do you deliver?', answer: 'We deliver from Monday to Saturday.' }
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
