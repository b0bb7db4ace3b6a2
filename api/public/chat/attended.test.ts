/** A conversation that a person took over, and who answers once that person is gone or has gone home. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { conversationLimits } from '../../site/assistants/conversations/limits.ts'
import { createHarness, type Harness } from '../../testing/harness.ts'

let h: Harness
let site: string
let assistant: string
let mia: { user_id: string; token: string }
let membership: string
let people = 0
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Attended')
  await h.post(`/v1/sites/${site}/publish`)
  const pair = { type: 'pair', question: 'Which days do you deliver?', answer: 'We deliver from Monday to Saturday.' }
  const source_ids = [(await h.post(`/v1/sites/${site}/knowledge-sources`, pair)).body.id]
  assistant = String((await h.post(`/v1/sites/${site}/assistants`, { name: 'Helper', source_ids })).body.id)
})
afterAll(() => h.close())
beforeEach(async () => {
  await attend({ type: 'always' })
  const email = `mia${++people}@example.com`
  mia = await h.newPerson(email)
  const rights = { site_ids: [site], grants: ['manage-assistants'] }
  const invited = await h.post('/v1/managers', { name: 'Mia', email, ...rights })
  membership = String(invited.body.id)
  await h.installation.databases.control.write(tx =>
    tx.run('update memberships set user_id = ?, invitation_hash = null where id = ?', [mia.user_id, membership]),
  )
})

async function attend(attendance: object): Promise<void> {
  await h.patch(`/v1/sites/${site}/assistants/${assistant}`, { attendance })
  expect((await h.post(`/v1/sites/${site}/assistants/${assistant}/publish`)).status).toBe(200)
}

async function start() {
  const path = `/v1/public/sites/${site}/chats/${assistant}/conversations`
  const { body } = await h.post(path, { locale: 'en' }, { token: null })
  const id = String(body.conversation_id)
  return { id, token: String(body.secret), base: `/v1/public/sites/${site}/conversations/${id}` }
}
type Chat = Awaited<ReturnType<typeof start>>

/** What the visitor is told: by whom it is answered. */
async function say({ base, token }: Chat, text = 'Which days do you deliver?') {
  h.clock.forward(1_000)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const response = await h.app.request(`${base}/messages`, { method: 'POST', headers, body: JSON.stringify({ text }) })
  const body = await response.text()
  const is_answered = body.includes('"from":"assistant"')
  return { status: response.status, by: is_answered ? 'assistant' : body.includes('event: person') ? 'person' : null }
}
const reply = async ({ id }: Chat) => {
  const said = await h.post(
    `/v1/sites/${site}/conversations/${id}/messages`,
    { text: 'I am Mia.' },
    { token: mia.token },
  )
  expect(said.status, JSON.stringify(said.body)).toBe(201)
}
const stateOf = async ({ id }: Chat) => (await h.get(`/v1/sites/${site}/conversations/${id}`)).body.status
const attention = async () => (await h.get(`/v1/sites/${site}/notifications`)).body.attention
const idle = () => h.clock.forward(conversationLimits.chat_attended_idle_minutes * 60_000)

test('who took it over and says nothing more is told that somebody waits', async () => {
  const chat = await start()
  await say(chat)
  await reply(chat)
  expect(await attention()).toEqual([])
  idle()
  expect(await say(chat)).toEqual({ status: 200, by: 'person' })
  expect(await attention()).toEqual([{ type: 'conversations_unanswered', count: 1, is_new: true }])
  const waiting = async () => (await h.get(`/v1/sites/${site}/conversations?awaiting_reply=true`)).body.data
  expect(await waiting()).toMatchObject([{ id: chat.id }])
  await reply(chat)
  expect(await attention()).toEqual([])
  expect(await waiting()).toEqual([])
})

test('who is removed leaves it to the others: the assistant answers, and it waits for a person', async () => {
  const chat = await start()
  await say(chat)
  await reply(chat)
  await h.signInAgain()
  expect((await h.delete(`/v1/managers/${membership}`)).status).toBe(204)
  expect(await say(chat)).toEqual({ status: 200, by: 'assistant' })
  expect(await stateOf(chat)).toBe('waiting')
  expect(await attention()).toContainEqual({ type: 'conversations_waiting', count: 1, is_new: true })
  await h.post(`/v1/sites/${site}/conversations/${chat.id}/close`)
})

test('so does who is removed where the visitor asks for a person', async () => {
  const chat = await start()
  await say(chat)
  await reply(chat)
  await h.signInAgain()
  await h.delete(`/v1/managers/${membership}`)
  const asked = await h.post(`${chat.base}/handoff`, undefined, { token: chat.token })
  expect(asked.body).toMatchObject({ attended: true })
  expect(await stateOf(chat)).toBe('waiting')
  await h.post(`/v1/sites/${site}/conversations/${chat.id}/close`)
})

test('who has gone home gives it back once nobody attends, and not while they still write', async () => {
  const chat = await start()
  await say(chat)
  await reply(chat)
  await attend({ type: 'never' })
  expect(await say(chat), 'has written just now').toEqual({ status: 200, by: 'person' })
  idle()
  expect(await say(chat)).toEqual({ status: 200, by: 'assistant' })
  expect(await stateOf(chat)).toBe('open')
})

test('who takes it over once more has half an hour from then, and no visitor who goes on writing prolongs it', async () => {
  await attend({ type: 'never' })
  const chat = await start()
  await say(chat)
  await reply(chat)
  idle()
  const path = `/v1/sites/${site}/conversations/${chat.id}/attend`
  expect((await h.post(path, undefined, { token: mia.token })).status).toBe(200)
  expect(await say(chat)).toEqual({ status: 200, by: 'person' })
  for (const _ of [1, 2]) {
    h.clock.forward((conversationLimits.chat_attended_idle_minutes / 2) * 60_000)
    await say(chat)
  }
  expect(await say(chat)).toEqual({ status: 200, by: 'assistant' })
})

test('a person goes on talking while the assistant is not published; nobody else does', async () => {
  const [chat, other] = [await start(), await start()]
  await say(chat)
  await say(other)
  await reply(chat)
  expect((await h.post(`/v1/sites/${site}/assistants/${assistant}/unpublish`)).status).toBe(200)
  expect(await say(chat)).toEqual({ status: 200, by: 'person' })
  expect((await say(other)).status).toBe(404)
  await h.signInAgain()
  await h.delete(`/v1/managers/${membership}`)
  expect((await say(chat)).status, 'nobody is left').toBe(404)
})
