/** What conversations are refused at: their last message, an answer under way, knowledge that is full, a plan's last assistant. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '../../../account/users/table.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { insertSource } from '../knowledge-records/rules.ts'
import { knowledgeLimits } from '../knowledge-sources/limits.ts'
import { newSource } from '../knowledge-sources/new-source.ts'
import { conversationLimits } from './limits.ts'
import { findConversation, writingIn } from './rules.ts'
import { insertMessage, saveConversation } from './store.ts'
import { newMessage } from './turns.ts'

let h: Harness
let site: string
let assistant: string
const at = (path: string) => `/v1/sites/${site}/${path}`
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  await h.post(at('publish'))
  assistant = (await h.post(at('assistants'), { name: 'Helper', strict: false, tools: [] })).body.id
  await h.post(at(`assistants/${assistant}/publish`))
})
afterAll(() => h.close())

async function started() {
  const path = `/v1/public/sites/${site}/chats/${assistant}/conversations`
  const { body } = await h.post(path, {}, { token: null })
  const [id, token] = [String(body.conversation_id), String(body.secret)]
  return { id, token, messages: `/v1/public/sites/${site}/conversations/${id}/messages` }
}
const ask = (body: object) =>
  h.app.request(at(`assistants/${assistant}/ask`), {
    method: 'POST',
    headers: { authorization: `Bearer ${h.person.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
async function tried(): Promise<string> {
  const said = await (await ask({ text: 'Hello?' })).text()
  return /"conversation_id":"(\w+)"/.exec(said)?.[1] ?? ''
}
const fill = (id: string) =>
  h.inSite(site, tx => saveConversation(tx, id, { message_count: conversationLimits.conversation_messages_max }))
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code

test('a message of blanks is none', async () => {
  const one = await started()
  const blank = await h.post(one.messages, { text: '  ' }, { token: one.token })
  expect([blank.status, blank.body.errors]).toMatchObject([422, [{ pointer: '/text', code: 'required' }]])
})

test('a conversation with as many messages as one may have takes no more, of whomever', async () => {
  const one = await started()
  await fill(one.id)
  const more = await h.post(one.messages, { text: 'One more?' }, { token: one.token })
  expect([more.status, more.body.code]).toEqual([409, 'conversation_full'])
  const reply = await h.post(at(`conversations/${one.id}/messages`), { text: 'No.' })
  expect([reply.status, reply.body.code]).toEqual([409, 'conversation_full'])
  const conversation_id = await tried()
  await fill(conversation_id)
  expect(await codeOf(await ask({ text: 'And?', conversation_id }))).toBe('conversation_full')
})

test('an owner waits for the answer before asking again, and an archived assistant is not asked', async () => {
  const conversation_id = await tried()
  await h.inSite(site, async (tx, { newId, now }) => {
    const row = await findConversation(tx, conversation_id)
    if (!row) throw new Error('It is there')
    const message = { id: newId('conversation_message'), author: 'assistant', text: '', created_at: now() } as const
    await insertMessage(tx, newMessage(row, { ...message, status: 'writing' }))
    await saveConversation(tx, row.id, { message_count: row.message_count + 1 })
    writingIn(h).set(conversation_id, message.id)
  })
  expect(await codeOf(await ask({ text: 'And?', conversation_id }))).toBe('answer_under_way')
  await h.post(at(`assistants/${assistant}/archive`))
  expect(await codeOf(await ask({ text: 'Hello?' }))).toBe('transition_not_allowed')
  await h.post(at(`assistants/${assistant}/unarchive`))
  await h.post(at(`assistants/${assistant}/publish`))
})

test('a wrong answer is not corrected where there is no room for what is right', async () => {
  const one = await started()
  const said = await h.app.request(one.messages, {
    method: 'POST',
    headers: { authorization: `Bearer ${one.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'Do you deliver?' }),
  })
  await said.text()
  const { data } = (await h.get(one.messages, { token: one.token })).body
  const path = at(`conversations/${one.id}/messages/${data.at(-1)?.id}/corrections`)
  const correct = async () => (await h.post(path, { question: 'Do you deliver?', answer: 'We do.' })).body.code
  const source = (chunk_count: number) =>
    h.inSite(site, async (tx, { newId, now }) => {
      const id = newId('knowledge_source')
      await insertSource(tx, { ...newSource({ id, name: 'S', type: 'file', settings: {} }, now()), chunk_count })
      return id
    })
  const whole = await source(knowledgeLimits.site_chunks_max)
  expect(await correct()).toBe('knowledge_full')
  expect((await h.delete(at(`knowledge-sources/${whole}`))).status).toBe(204)
  for (let i = 0; i < knowledgeLimits.site_sources_max; i++) await source(0)
  expect(await correct()).toBe('too_many_sources')
})

test('a plan’s last assistant is neither added to nor copied', async () => {
  const [account] = await h.installation.databases.control.read(db => db.select().from(accounts).limit(1))
  const plan = await h.post('/v1/plans', { name: 'One', limits: { assistants: 1 }, features: null })
  expect(plan.status, JSON.stringify(plan.body)).toBe(201)
  await h.call('PUT', `/v1/accounts/${account?.id}/plan`, { body: { plan_id: plan.body.id } })
  const refused = { code: 'limit_reached', allowance: { name: 'assistants', used: 1, limit: 1 } }
  expect((await h.post(at('assistants'), { name: 'Another' })).body).toMatchObject(refused)
  expect((await h.post(at(`assistants/${assistant}/duplicate`))).body).toMatchObject(refused)
})
