import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { tidyChats } from '../../site/assistants/conversations/housekeeping.ts'
import { writingIn } from '../../site/assistants/conversations/rules.ts'
import { conversationMessages } from '../../site/assistants/conversations/table.ts'
import { type FakeOpenAi, openFakeOpenAi } from '../../testing/fake-openai.ts'
import { createHarness, type Harness } from '../../testing/harness.ts'

let fake: FakeOpenAi
let h: Harness
let site: string
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
  fake.next = []
  fake.always = { type: 'stream', pieces: ['From Monday ', 'to Saturday [1].'], input_tokens: 100, output_tokens: 10 }
  site = await h.newSite(`Chat ${++count}`)
  await h.post(`/v1/sites/${site}/publish`)
  const pair = { type: 'pair', question: 'Which days do you deliver?', answer: 'We deliver from Monday to Saturday.' }
  const source_ids = [(await h.post(`/v1/sites/${site}/knowledge-sources`, pair)).body.id]
  assistant = String((await h.post(`/v1/sites/${site}/assistants`, { name: 'Helper', source_ids })).body.id)
  await publish()
})

const publish = () => h.post(`/v1/sites/${site}/assistants/${assistant}/publish`)
const set = async (body: object) => {
  await h.patch(`/v1/sites/${site}/assistants/${assistant}`, body)
  await publish()
}
const connect = (more: object = {}) =>
  h.patch(`/v1/sites/${site}/ai-provider`, { base_url: fake.url, api_key: 'sk', model: 'gpt-4o-mini', ...more })

const visitor_id = 'visitor-0123456789abcdef'
async function start(body: object = {}) {
  const path = `/v1/public/sites/${site}/chats/${assistant}/conversations`
  const made = await h.post(path, { locale: 'en-GB', ...body }, { token: null })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const id = String(made.body.conversation_id)
  const token = String(made.body.secret)
  const base = `/v1/public/sites/${site}/conversations/${id}`
  return { id, token, base }
}
type Started = Awaited<ReturnType<typeof start>>

interface Told {
  event: string
  data: Record<string, unknown>
}

async function say({ base, token }: Started, text: string) {
  const response = await h.app.request(`${base}/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  })
  const body = await response.text()
  if (response.status !== 200) return { status: response.status, told: [], answer: JSON.parse(body), text: '' }
  const told = [...body.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)].map(
    ([, event = '', data = '']): Told => ({ event, data: JSON.parse(data) }),
  )
  const text_told = told.filter(({ event }) => event === 'text').map(({ data }) => data.text)
  return { status: 200, told, answer: told.at(-1)?.data ?? {}, text: text_told.join('') }
}

const usage = async () => (await h.get(`/v1/sites/${site}/assistant-usage`)).body

test('a model answers from the passages, cites them, and why it did is kept', async () => {
  await connect({ input_cents: 1_000_000, output_cents: 1_000_000 })
  const chat = await start({ visitor_id, page_url: 'https://shop.example/a' })
  const { told, answer, text } = await say(chat, 'Which days do you deliver?')
  expect(text).toBe('From Monday to Saturday [1].')
  expect([...new Set(told.map(({ event }) => event))]).toEqual(['message', 'text'])
  expect(told.at(-1)?.event).toBe('message')
  expect(answer).toMatchObject({
    ...{ from: 'assistant', text, status: 'complete', number: 2 },
    citations: [{ number: 1, excerpt: expect.stringContaining('Monday to Saturday') }],
  })
  expect(fake.asked[0]?.messages.at(-1)?.content).toContain('We deliver from Monday')
  const why = await h.get(`/v1/sites/${site}/conversations/${chat.id}/messages/${answer.id}/why`)
  expect(why.body).toMatchObject({
    ...{ question: 'Which days do you deliver?', answerable: true, model: 'gpt-4o-mini', filters: [] },
    ...{ input_tokens: 100, output_tokens: 10, cost_usd_micros: 1_100_000, settings_version: 1 },
    passages: [{ cited: true, text_rank: 1 }],
  })
  expect(why.body.rules).toContain('You are the assistant')
  expect(await usage()).toMatchObject({
    days: [{ answers: 1, visitors: 1, cost_usd_micros: 1_100_000 }],
    assistants: [{ assistant_id: assistant, name: 'Helper', answers: 1 }],
    visitors: [{ visitor_key: visitor_id, answers: 1 }],
  })
  const shown = await h.get(`/v1/sites/${site}/conversations/${chat.id}`)
  expect(shown.body).toMatchObject({
    title: 'Which days do you deliver?',
    visitor: { ai_answers: 1, conversations: 1 },
  })
})

test('without a model passages are quoted; strict, it says that it does not know, and what was asked is listed', async () => {
  const chat = await start()
  const quoted = await say(chat, 'Which days do you deliver?')
  expect(quoted.text).toContain('Here is what our pages say')
  expect(quoted.answer).toMatchObject({ citations: [{ number: 1 }], status: 'complete' })
  const unknown = await say(chat, 'Do you repair bicycles from Portugal?')
  expect(unknown.text).toContain('I do not know')
  expect((await say(chat, 'Hello!')).text).toContain('Hello!')
  const topics = await h.get(`/v1/sites/${site}/unanswered-topics`)
  expect(topics.body.data).toMatchObject([{ count: 1, question: 'Do you repair bicycles from Portugal?' }])
  const { message_id } = (topics.body.data as { message_id: string }[])[0] ?? { message_id: '' }
  const path = `/v1/sites/${site}/conversations/${chat.id}/messages/${message_id}/corrections`
  const written = await h.post(path, { answer: 'We repair bicycles of any country.' })
  expect(written.body).toMatchObject({ message: { corrected_by: written.body.source_id } })
  expect((await h.get(`/v1/sites/${site}/unanswered-topics`)).body.data).toEqual([])
  expect((await say(chat, 'Do you repair bicycles from Portugal?')).text).toContain('any country')
  expect(fake.asked).toEqual([])
})

test('a model that does not find it in the passages says so, and what was asked is listed', async () => {
  await connect()
  const text = 'I do not know that. Try asking in other words, or leave a message.'
  fake.always = { type: 'stream', pieces: [text], input_tokens: 100, output_tokens: 10 }
  const { answer } = await say(await start(), 'Which days do you deliver?')
  expect(answer).toMatchObject({ text, status: 'complete', citations: [] })
  const topics = await h.get(`/v1/sites/${site}/unanswered-topics`)
  expect(topics.body.data).toMatchObject([{ count: 1, question: 'Which days do you deliver?' }])
})

test('a model that fails is stood in for by the passages, one that breaks off is marked', async () => {
  await connect()
  const chat = await start()
  for (const behavior of [
    { type: 'busy', retry_after: '60' },
    { type: 'status', status: 503 },
    { type: 'refusal', status: 429, code: 'insufficient_quota' },
    { type: 'refusal', status: 404, code: 'model_not_found' },
  ] as const) {
    fake.next = [behavior]
    const { answer } = await say(chat, 'Which days do you deliver?')
    expect(answer).toMatchObject({ status: 'complete', text: expect.stringContaining('Here is what our pages say') })
  }
  for (const cut of ['in_character', 'in_tool_call', 'after_pieces'] as const) {
    fake.next = [{ type: 'stream', pieces: ['From Mon'], cut }]
    expect((await say(chat, 'Which days do you deliver?')).answer).toMatchObject({
      status: 'partial',
      text: 'From Mon',
    })
  }
  expect(await usage()).toMatchObject({ days: [{ answers: 3 }] })
})

test('an answer whose process was killed is ended, and counted once', async () => {
  await connect({ input_cents: 1_000_000 })
  const chat = await start()
  fake.next = [{ type: 'stream', pieces: ['From '], after_ms: 400 }]
  const asking = say(chat, 'Which days do you deliver?')
  await expect.poll(() => fake.asked.length).toBe(1)
  const busy = await say(chat, 'Which days do you deliver?')
  expect(busy).toMatchObject({ status: 409, answer: { code: 'answer_under_way' } })
  // What is left of it once the process is gone.
  writingIn(h).clear()
  const database = await h.installation.databases.site(site)
  const scope = {
    ...{ database, site_id: site, clock: h.clock, installation: h.installation },
    facts: () => h.installation.sites.find(site),
  } as unknown as Parameters<typeof tidyChats>[0]
  await tidyChats(scope)
  await tidyChats(scope)
  await asking
  const rows = await database.read(db => db.select().from(conversationMessages))
  expect(rows.find(({ number }) => number === 2)).toMatchObject({ status: 'failed', reason: 'interrupted' })
  expect(await usage()).toMatchObject({ days: [{ answers: 1 }] })
  expect((await say(chat, 'Which days do you deliver?')).answer).toMatchObject({ status: 'complete' })
})

test('a person takes over: the assistant is silent, the visitor sees who writes, and it is handed back', async () => {
  await set({ attendance: { type: 'always' } })
  const chat = await start()
  await say(chat, 'Which days do you deliver?')
  const asked = await h.post(`${chat.base}/handoff`, undefined, { token: chat.token })
  expect(asked.body).toMatchObject({ attended: true })
  const waiting = await h.get(`/v1/sites/${site}/conversations?status=waiting`)
  expect(waiting.body.data).toMatchObject([{ id: chat.id }])
  const following = await h.app.request(`${chat.base}/stream`, { headers: { authorization: `Bearer ${chat.token}` } })
  const reader = following.body?.getReader()
  await h.post(`/v1/sites/${site}/conversations/${chat.id}/messages`, { text: 'I am Ana.' })
  let heard = ''
  while (!heard.includes('I am Ana')) heard += new TextDecoder().decode((await reader?.read())?.value)
  await reader?.cancel()
  expect(heard).toContain('event: person\ndata: {"name":"Ana García"}')
  const told = await say(chat, 'Hello Ana, thank you!')
  expect(told.told.map(({ event }) => event)).toEqual(['message', 'person'])
  const { data } = (await h.get(`${chat.base}/messages`, { token: chat.token })).body
  expect(data.map(({ from }) => from)).toEqual(['visitor', 'assistant', 'person', 'visitor'])
  await h.post(`/v1/sites/${site}/conversations/${chat.id}/return`)
  expect((await say(chat, 'Which days do you deliver?')).answer).toMatchObject({ from: 'assistant' })
  expect((await h.post(`/v1/sites/${site}/conversations/${chat.id}/close`)).body).toMatchObject({ status: 'closed' })
  await say(chat, 'Which days?')
  expect((await h.get(`/v1/sites/${site}/conversations/${chat.id}`)).body).toMatchObject({ status: 'open' })
  await set({ attendance: { type: 'never' } })
  const away = await h.post(`${chat.base}/handoff`, undefined, { token: chat.token })
  expect(away.body).toMatchObject({ attended: false, text: expect.stringContaining('Nobody is here') })
})

test('the form of the chat makes a lead with consent, once it is due', async () => {
  const tag = (await h.post(`/v1/sites/${site}/tags`, { name: 'Chat' })).body.id
  await set({
    quick_form: {
      moment: 'first',
      form: { consent: { type: 'checkbox', text: 'I agree.', required: true }, tag_ids: [tag] },
    },
  })
  const chat = await start({ visitor_id })
  expect((await say(chat, 'Which days do you deliver?')).told.map(({ event }) => event)).toContain('form')
  const send = (body: object) => h.post(`${chat.base}/form`, body, { token: chat.token })
  const refused = await send({ values: { email: 'no', other: 'x' } })
  expect(refused.body.errors).toMatchObject([
    { pointer: '/values/other' },
    { pointer: '/values/email' },
    { pointer: '/consent', code: 'consent_required' },
  ])
  expect((await send({ values: { email: 'bot@example.com' }, website: 'x' })).status).toBe(201)
  const shown = await h.get(`/v1/public/sites/${site}/chats/${assistant}`, { token: null })
  const { version: consent_version } = (shown.body.form as { consent: { version: number } }).consent
  const eva = { values: { email: 'eva@example.com' }, locale: 'en' }
  const sent = await send({ ...eva, consent: true, consent_version })
  expect(sent.body).toMatchObject({ accepted: true, text: expect.stringContaining('Thank you') })
  const leads = (await h.get(`/v1/sites/${site}/leads?expand=tags`)).body.data as { id: string }[]
  expect(leads).toMatchObject([{ email: 'eva@example.com', mailability: 'subscribed', tags: [{ id: tag }] }])
  const [lead] = leads
  expect((await h.get(`/v1/sites/${site}/conversations?lead_id=${lead?.id}`)).body.data).toMatchObject([
    { id: chat.id },
  ])
  const timeline = await h.get(`/v1/sites/${site}/leads/${lead?.id}/timeline`)
  expect(JSON.stringify(timeline.body)).toContain('conversation.joined')
  const again = await start({ visitor_id })
  await say(again, 'Which days do you deliver?')
  expect((await h.get(`/v1/sites/${site}/conversations/${again.id}`)).body).toMatchObject({ lead_id: lead?.id })
  await h.delete(`/v1/sites/${site}/leads/${lead?.id}?erase=true`)
})

test('ratings reach the owner; a conversation is found, read, explained, and erased by its visitor', async () => {
  const chat = await start()
  const { answer, told } = await say(chat, 'Which days do you deliver?')
  const rated = await h.post(
    `${chat.base}/messages/${answer.id}/rating`,
    { rating: 'bad', comment: 'Closed!' },
    { token: chat.token },
  )
  expect(rated.status).toBe(204)
  expect((await h.get(`/v1/sites/${site}/answer-feedback?rating=bad`)).body.data).toMatchObject([
    { rating: 'bad', comment: 'Closed!', question: 'Which days do you deliver?', answer: { id: answer.id } },
  ])
  const one = await h.get(`/v1/sites/${site}/answer-feedback/${answer.id}`)
  expect(one.body).toMatchObject({
    conversation_id: chat.id,
    comment: 'Closed!',
    question: 'Which days do you deliver?',
  })
  expect((await h.get(`/v1/sites/${site}/answer-feedback/${told[0]?.data.id}`)).status).toBe(404)
  for (const query of ['search=days', 'rating=bad', `assistant_id=${assistant}`, 'status=open'])
    expect((await h.get(`/v1/sites/${site}/conversations?${query}`)).body.data).toHaveLength(1)
  for (const query of ['search=100%25', 'rating=good', 'unanswered=true', 'status=waiting'])
    expect((await h.get(`/v1/sites/${site}/conversations?${query}`)).body.data).toHaveLength(0)
  const messages = (await h.get(`/v1/sites/${site}/conversations/${chat.id}/messages?limit=1`)).body
  expect(messages).toMatchObject({ data: [{ number: 2 }], has_more: true })
  expect((await h.delete(chat.base, { token: chat.token })).status).toBe(204)
  expect((await h.get(`/v1/sites/${site}/conversations`)).body.data).toEqual([])
  expect((await h.get(`${chat.base}/messages`, { token: chat.token })).body).toMatchObject({ code: 'site_not_found' })
})

test('a secret opens its conversation alone; drafts and unknown assistants look like no site', async () => {
  const [one, other] = [await start(), await start()]
  for (const token of [other.token, 'x', null, h.person.token])
    expect((await h.get(`${one.base}/messages`, { token })).body).toMatchObject({ code: 'site_not_found' })
  await h.post(`/v1/sites/${site}/assistants/${assistant}/unpublish`)
  expect((await h.get(`/v1/public/sites/${site}/chats/${assistant}`, { token: null })).status).toBe(404)
  expect((await say(one, 'Which days?')).answer).toMatchObject({ code: 'site_not_found' })
  await publish()
  await h.post(`/v1/sites/${site}/unpublish`)
  expect((await h.get(`/v1/public/sites/${site}/chats/${assistant}`, { token: null })).status).toBe(404)
})

test('an assistant is met in the visitor’s language, with its own words where there are some', async () => {
  await set({ texts: { es: { title: 'Ayuda', suggested_questions: ['¿Qué días entregáis?'] } } })
  const shown = await h.get(`/v1/public/sites/${site}/chats/${assistant}?locale=es-MX`, { token: null })
  expect(shown.body).toMatchObject({
    ...{ id: assistant, language: 'es', title: 'Ayuda', greeting: '¡Hola! ¿Qué te gustaría saber?' },
    suggested_questions: ['¿Qué días entregáis?'],
    form: { fields: [{ name: 'email', required: true }] },
  })
  expect((await h.get(`/v1/public/sites/${site}/chats/${assistant}`, { token: null })).body.title).toBe('Questions?')
})
