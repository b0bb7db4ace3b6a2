/** Chats while something goes wrong for long: a provider that is away or slow, a visitor without end, a conversation without end. */
import { setTimeout as really } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { conversationLimits } from '../../site/assistants/conversations/limits.ts'
import { findConversation } from '../../site/assistants/conversations/rules.ts'
import { insertMessage, saveConversation } from '../../site/assistants/conversations/store.ts'
import { newMessage } from '../../site/assistants/conversations/turns.ts'
import { type FakeOpenAi, openFakeOpenAi } from '../../testing/fake-openai.ts'
import { createHarness, type Harness } from '../../testing/harness.ts'

let fake: FakeOpenAi
let h: Harness
let site: string
let assistant: string
beforeAll(async () => {
  fake = await openFakeOpenAi()
  h = await createHarness({ ALLOW_LOOPBACK: 'true' })
  site = await h.newSite('Casa Verde')
  const at = `/v1/sites/${site}`
  await h.post(`${at}/publish`)
  const pair = { type: 'pair', question: 'Which days do you deliver?', answer: 'We deliver from Monday to Saturday.' }
  const source_ids = [(await h.post(`${at}/knowledge-sources`, pair)).body.id]
  assistant = (await h.post(`${at}/assistants`, { name: 'Helper', source_ids })).body.id
  await h.post(`${at}/assistants/${assistant}/publish`)
  await h.patch(`${at}/ai-provider`, { base_url: fake.url, api_key: 'sk', model: 'gpt-4o-mini' })
})
afterAll(async () => {
  await h.close()
  await fake.close()
})
beforeEach(() => {
  fake.asked.length = 0
  fake.next = []
  fake.always = { type: 'stream', pieces: ['From Monday to Saturday [1].'] }
})

async function start(more: object = {}) {
  const path = `/v1/public/sites/${site}/chats/${assistant}/conversations`
  const { body } = await h.post(path, { locale: 'en-GB', ...more }, { token: null })
  const id = String(body.conversation_id)
  return { id, token: String(body.secret), messages: `/v1/public/sites/${site}/conversations/${id}/messages` }
}

async function say({ messages, token }: Awaited<ReturnType<typeof start>>, text = 'Which days do you deliver?') {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const response = await h.app.request(messages, { method: 'POST', headers, body: JSON.stringify({ text }) })
  const told = await response.text()
  const last = [...told.matchAll(/event: message\ndata: (.*)\n\n/g)].at(-1)?.[1]
  return { status: response.status, answer: last ? (JSON.parse(last) as Record<string, unknown>) : undefined }
}

/** Of its last answer. */
async function reasonOf({ id }: { id: string }) {
  const database = await h.installation.databases.site(site)
  const rows = await database.read(db =>
    db.all<[string | null]>('select reason from conversation_messages where conversation_id = ? order by number desc', [
      id,
    ]),
  )
  return rows[0]?.[0]
}

test('a provider that answers 503 for ten minutes: the passages answer, at no cost, and the model as soon as it is back', async () => {
  const chat = await start()
  fake.always = { type: 'status', status: 503 }
  for (let minute = 0; minute < 10; minute++) {
    const { answer } = await say(chat)
    expect(answer).toMatchObject({ status: 'complete', text: expect.stringContaining('Monday to Saturday') })
    h.clock.forward(60_000)
  }
  const { body } = await h.get(`/v1/sites/${site}/assistant-usage`)
  expect((body.days as { cost_usd_micros: number }[])[0]?.cost_usd_micros ?? 0).toBe(0)
  fake.always = { type: 'stream', pieces: ['From Monday to Saturday, says the model [1].'] }
  expect((await say(chat)).answer).toMatchObject({ text: 'From Monday to Saturday, says the model [1].' })
})

afterEach(() => vi.useRealTimers())
const timers = { toFake: ['setTimeout', 'clearTimeout'] } as const satisfies Parameters<typeof vi.useFakeTimers>[0]

test('a provider that stays silent is stood in for within 15 seconds', async () => {
  const chat = await start()
  fake.always = { type: 'silent' }
  vi.useFakeTimers(timers)
  const asking = say(chat)
  await expect.poll(() => fake.asked.length).toBe(1)
  await vi.advanceTimersByTimeAsync(15_000)
  const { answer } = await asking
  expect(answer).toMatchObject({ status: 'complete', text: expect.stringContaining('Here is what our pages say') })
  expect(await reasonOf(chat)).toBe('ai_timeout')
})

test('what one has written that falls silent in the midst of it, or never ends, is kept and marked', async () => {
  for (const each_ms of [60_000, 5_000]) {
    const chat = await start()
    fake.asked.length = 0
    fake.always = { type: 'drip', piece: 'From Monday ', each_ms }
    vi.useFakeTimers(timers)
    const asking = say(chat)
    await expect.poll(() => fake.asked.length).toBe(1)
    let isOver = false
    void asking.finally(() => {
      isOver = true
    })
    await really(100)
    // Nobody waits longer than for the longest answer.
    for (let second = 0; second < 95 && !isOver; second++) {
      await vi.advanceTimersByTimeAsync(1_000)
      await really(5)
    }
    vi.useRealTimers()
    const { answer } = await asking
    expect(answer).toMatchObject({ status: 'partial', text: expect.stringMatching(/^From Monday( From Monday)*$/) })
    expect(await reasonOf(chat)).toBe('ai_timeout')
  }
})

test('a visitor who says a hundred things in a minute is heard twenty times, and again afterwards', async () => {
  const chat = await start()
  fake.always = { type: 'stream', pieces: ['Yes [1].'] }
  const statuses: number[] = []
  for (let i = 0; i < 100; i++) statuses.push((await say(chat)).status)
  const most = conversationLimits.chat_messages_per_minute
  expect(statuses).toEqual([...Array(most).fill(200), ...Array(100 - most).fill(429)])
  expect(fake.asked).toHaveLength(most)
  h.clock.forward(60_000)
  expect((await say(chat)).status).toBe(200)
})

test('a cap of answers holds for a visitor who asks in several conversations at once', async () => {
  const path = `/v1/sites/${site}/assistants/${assistant}`
  await h.patch(path, { caps: { visitor_daily_answers: 2 } })
  await h.post(`${path}/publish`)
  fake.always = { type: 'stream', pieces: ['From ', 'Monday [1].'], after_ms: 100 }
  const visitor_id = 'visitor-0123456789abcdef'
  const chats = await Promise.all(Array.from({ length: 6 }, () => start({ visitor_id })))
  const answers = await Promise.all(chats.map(async chat => String((await say(chat)).answer?.text)))
  expect(answers.filter(text => text.includes('cannot answer more'))).toHaveLength(4)
  expect(fake.asked).toHaveLength(2)
  await h.patch(path, { caps: { visitor_daily_answers: null } })
  await h.post(`${path}/publish`)
})

test('after 500 turns a model is told no more than after ten, and the last of it', async () => {
  const chat = await start()
  const said = async (turns: number, from: number) =>
    h.inSite(site, async (tx, { newId, now }) => {
      for (let i = from; i < turns * 2; i++) {
        const row = await findConversation(tx, chat.id)
        if (!row) throw new Error('It is gone')
        const of = { author: i % 2 === 0 ? 'visitor' : 'assistant', status: 'complete', created_at: now() } as const
        const text = `Said as number ${i + 1}, ${'and so on, '.repeat(20)}`
        const message = newMessage(row, { id: newId('conversation_message'), ...of, text })
        await insertMessage(tx, message)
        await saveConversation(tx, chat.id, { message_count: message.number })
      }
    })
  const told = () => JSON.stringify(fake.asked.at(-1)?.messages).length
  await said(10, 0)
  await say(chat)
  const after_ten = told()
  await said(500, 22)
  const { answer } = await say(chat)
  expect(answer).toMatchObject({ number: 1_002, status: 'complete' })
  expect(told()).toBeLessThan(after_ten * 1.2)
  expect(JSON.stringify(fake.asked.at(-1)?.messages)).toContain('Said as number 1000,')
  const shown = await h.get(`/v1/public/sites/${site}/conversations/${chat.id}/messages`, { token: chat.token })
  expect(shown.body.data).toHaveLength(conversationLimits.chat_transcript_messages)
})

test('emoji, and what reads from right to left, come through as they were written', async () => {
  const text = 'Which days do you deliver? 👩🏽‍🌾'
  const said = 'نعم 🚲 كل يوم [1].'
  const chat = await start()
  // In the middle of an emoji.
  fake.always = { type: 'stream', pieces: [said.slice(0, 5), said.slice(5)] }
  expect((await say(chat, text)).answer?.text).toBe(said)
  expect(JSON.stringify(fake.asked.at(-1)?.messages)).toContain(text)
  const { data } = (await h.get(`/v1/sites/${site}/conversations/${chat.id}/messages`)).body
  expect(data.map(row => row.text)).toEqual([said, text])
})
