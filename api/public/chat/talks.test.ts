/** How much visitors talked with assistants, as owners see it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../testing/harness.ts'

let h: Harness
let site: string
let assistant: string
let source: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  await h.post(`/v1/sites/${site}/publish`)
  const pair = { type: 'pair', question: 'Which days do you deliver?', answer: 'We deliver from Monday to Saturday.' }
  source = String((await h.post(`/v1/sites/${site}/knowledge-sources`, pair)).body.id)
  assistant = String((await h.post(`/v1/sites/${site}/assistants`, { name: 'Helper', source_ids: [source] })).body.id)
  await h.post(`/v1/sites/${site}/assistants/${assistant}/publish`)
})
afterAll(() => h.close())

async function start(with_id = assistant) {
  const path = `/v1/public/sites/${site}/chats/${with_id}/conversations`
  const { body } = await h.post(path, { locale: 'en' }, { token: null })
  return { token: String(body.secret), base: `/v1/public/sites/${site}/conversations/${body.conversation_id}` }
}

async function say({ base, token }: Awaited<ReturnType<typeof start>>, text: string) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify({ text }) }
  await (await h.app.request(`${base}/messages`, init)).text()
  const { data } = (await h.get(`${base}/messages`, { token })).body as unknown as {
    data: { id: string; from: string }[]
  }
  return data.findLast(({ from }) => from === 'assistant')?.id
}

test('how much visitors talked is counted by the site’s days; what an owner tries is not', async () => {
  const talks = async (query = '') => (await h.get(`/v1/sites/${site}/assistant-usage${query}`)).body.talks
  const none = { conversations: 0, questions: 0, unanswered: 0, rated_good: 0, rated_bad: 0 }
  expect(await talks()).toEqual(none)
  const chat = await start()
  await start()
  const answer_id = await say(chat, 'Which days do you deliver?')
  await say(chat, 'Do you repair bicycles from Portugal?')
  await h.post(`${chat.base}/messages/${answer_id}/rating`, { rating: 'good' }, { token: chat.token })
  await h.post(`/v1/sites/${site}/assistants/${assistant}/ask`, { text: 'Do you repair bicycles?' })
  const told = { conversations: 1, questions: 2, unanswered: 1, rated_good: 1, rated_bad: 0 }
  expect(await talks()).toEqual(told)
  expect(await talks(`?assistant_id=${assistant}`)).toEqual(told)
  const other = (await h.post(`/v1/sites/${site}/assistants`, { name: 'Other' })).body.id
  expect(await talks(`?assistant_id=${other}`)).toEqual(none)
  h.clock.forward(86_400_000)
  const today = new Date(h.clock.now()).toISOString().slice(0, 10)
  expect(await talks(`?from=${today}&to=${today}`)).toEqual(none)
  await say(chat, 'Which days do you deliver?')
  expect(await talks(`?from=${today}&to=${today}`)).toEqual({ ...none, questions: 1 })
})

test('a correction for one assistant leaves what another does not know on its list', async () => {
  const added = async (name: string) => {
    const { id } = (await h.post(`/v1/sites/${site}/assistants`, { name, source_ids: [source] })).body
    await h.post(`/v1/sites/${site}/assistants/${id}/publish`)
    for (let n = 0; n < 2; n += 1) await say(await start(id), 'Do you repair bicycles from Iceland?')
    return id
  }
  const [first, second] = [await added('First'), await added('Second')]
  type Topic = { count: number; conversation_id: string; message_id: string }
  const unanswered = async (id: string) =>
    (await h.get(`/v1/sites/${site}/unanswered-topics?assistant_id=${id}`)).body.data as unknown as Topic[]
  const [topic] = await unanswered(first)
  expect(topic?.count).toBe(2)
  const path = `/v1/sites/${site}/conversations/${topic?.conversation_id}/messages/${topic?.message_id}/corrections`
  expect((await h.post(path, { answer: 'We repair bicycles of any country.' })).status).toBe(201)
  expect(await unanswered(first)).toEqual([])
  expect(await unanswered(second)).toMatchObject([{ count: 2 }])
})
