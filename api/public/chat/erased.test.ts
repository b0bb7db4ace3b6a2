/** What a chat leaves of somebody who is erased: nothing that was said, and no id that the browser stores. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakeOpenAi, openFakeOpenAi } from '../../testing/fake-openai.ts'
import { createHarness, type Harness } from '../../testing/harness.ts'

let fake: FakeOpenAi
let h: Harness
let site: string
let assistant: string
let popup: string
let sites = 0
beforeAll(async () => {
  fake = await openFakeOpenAi()
  h = await createHarness({ ALLOW_LOOPBACK: 'true' })
})
afterAll(async () => {
  await h.close()
  await fake.close()
})
beforeEach(async () => {
  fake.always = { type: 'stream', pieces: ['From Monday to Saturday [1].'], input_tokens: 100, output_tokens: 10 }
  site = await h.newSite(`Chat ${++sites}`)
  await h.post(`/v1/sites/${site}/publish`)
  await h.patch(`/v1/sites/${site}/ai-provider`, { base_url: fake.url, api_key: 'sk', model: 'gpt-4o-mini' })
  const pair = { type: 'pair', question: 'Which days do you deliver?', answer: 'We deliver from Monday to Saturday.' }
  const source_ids = [(await h.post(`/v1/sites/${site}/knowledge-sources`, pair)).body.id]
  assistant = String((await h.post(`/v1/sites/${site}/assistants`, { name: 'Helper', source_ids })).body.id)
  await h.post(`/v1/sites/${site}/assistants/${assistant}/publish`)
  await h.patch(`/v1/sites/${site}/tracking-settings`, { enabled: true })
  const content = { heading: 'Hello', button_text: 'Send', thank_you_heading: 'Thanks' }
  const form = { fields: [{ name: 'email', required: true }], consent: { type: 'none' } }
  popup = String((await h.post(`/v1/sites/${site}/popups`, { name: 'Welcome', content, form })).body.id)
  expect((await h.post(`/v1/sites/${site}/popups/${popup}/publish`)).status).toBe(200)
})

const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'
const visitor_id = 'visitor-0123456789abcdef'

async function see(): Promise<void> {
  const event = { type: 'popup_shown', popup_id: popup, page_url: 'https://shop.example/a' }
  const page = { type: 'page_visited', page_url: 'https://shop.example/a' }
  const body = { visitor_id, events: [page, event] }
  const sent = await h.post(`/v1/public/sites/${site}/events`, body, { token: null, headers: { 'user-agent': chrome } })
  expect(sent.status).toBe(202)
}

async function start(of = assistant) {
  const path = `/v1/public/sites/${site}/chats/${of}/conversations`
  const { body } = await h.post(path, { locale: 'en', visitor_id }, { token: null })
  const id = String(body.conversation_id)
  return { id, token: String(body.secret), base: `/v1/public/sites/${site}/conversations/${id}` }
}
type Chat = Awaited<ReturnType<typeof start>>

async function say({ base, token }: Chat, text: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify({ text }) }
  await (await h.app.request(`${base}/messages`, init)).text()
}

async function join({ base, token }: Chat, email: string): Promise<string> {
  const sent = await h.post(`${base}/form`, { values: { email } }, { token })
  expect(sent.status, JSON.stringify(sent.body)).toBe(201)
  const { data } = (await h.get(`/v1/sites/${site}/leads?search=${encodeURIComponent(email)}`)).body
  return String(data[0]?.id)
}

/** Tables of the site in which a text still stands. */
async function tablesWith(word: string): Promise<string[]> {
  const database = await h.installation.databases.site(site)
  return database.read(async db => {
    const tables = await db.all("select name from sqlite_master where type = 'table'", [])
    const found: string[] = []
    for (const [name] of tables) {
      const rows = await db.all(`select * from "${name}"`, [])
      if (JSON.stringify(rows).includes(word)) found.push(String(name))
    }
    return found
  })
}

const counts = async () => ({
  usage: (await h.get(`/v1/sites/${site}/assistant-usage`)).body.days,
  popup: (await h.get(`/v1/sites/${site}/popups/${popup}/results`)).body.total,
})

test('the id that a browser stores goes with its person, and what is counted by it stays', async () => {
  await see()
  const before = await start()
  await say(before, 'Which days do you deliver?')
  const chat = await start()
  const lead = await join(chat, 'ana@example.com')
  await say(chat, 'Which days do you deliver?')
  expect(await tablesWith(visitor_id)).toEqual(expect.arrayContaining(['assistant_usage', 'result_viewers']))
  const counted = await counts()
  expect(counted).toMatchObject({ usage: [{ answers: 2, visitors: 1 }] })
  expect((await h.delete(`/v1/sites/${site}/leads/${lead}`)).status).toBe(204)
  expect(await tablesWith(visitor_id)).toEqual([])
  expect(await counts()).toEqual(counted)
  expect((await h.get(`/v1/sites/${site}/conversations/${before.id}`)).status, 'said before it was known who').toBe(404)
  await see()
  await say(await start(), 'Which days do you deliver?')
  expect(await counts(), 'nobody knows the browser again').toMatchObject({ usage: [{ answers: 3, visitors: 2 }] })
})

test('and with the visitor, where that is deleted alone', async () => {
  await see()
  const chat = await start()
  await say(chat, 'Which days do you deliver?')
  const counted = await counts()
  expect((await h.delete(`/v1/sites/${site}/visitors/${visitor_id}`)).status).toBe(204)
  expect(await tablesWith(visitor_id)).toEqual([])
  expect(await counts()).toEqual(counted)
})

test('what somebody said before the conversation went to another lead is theirs', async () => {
  const chat = await start()
  const one = await join(chat, 'one@example.com')
  await say(chat, 'I am One and live in Cork. Which days do you deliver?')
  const two = await join(chat, 'two@example.com')
  await say(chat, 'I am Two. Which days do you deliver?')
  const exported = async (lead: string) => {
    const { body } = await h.get(`/v1/sites/${site}/leads/${lead}/export`)
    return (body.conversations as unknown as { text: string }[]).map(({ text }) => text).join(' ')
  }
  expect(await exported(one)).toContain('Cork')
  expect(await exported(two)).toContain('Two')
  expect(await exported(two)).not.toContain('Cork')
  await h.delete(`/v1/sites/${site}/leads/${one}`)
  expect(await tablesWith('Cork')).toEqual([])
  const { body } = await h.get(`/v1/sites/${site}/conversations/${chat.id}`)
  expect(body).toMatchObject({ lead_id: two, title: 'I am Two. Which days do you deliver?' })
  const { data } = (await h.get(`/v1/sites/${site}/conversations/${chat.id}/messages`)).body
  expect(data).toHaveLength(2)
})

test('and goes with the lead that theirs was merged into', async () => {
  const chat = await start()
  const one = await join(chat, 'one@example.com')
  await say(chat, 'I am One and live in Cork.')
  await join(chat, 'two@example.com')
  const other = String((await h.post(`/v1/sites/${site}/leads`, { email: 'three@example.com' })).body.id)
  const merge = await h.post(`/v1/sites/${site}/leads/${other}/merges`, { merged_lead_id: one })
  expect(merge.status, JSON.stringify(merge.body)).toBe(201)
  await h.delete(`/v1/sites/${site}/leads/${other}`)
  expect(await tablesWith('Cork')).toEqual([])
})

test('who left their address while two were one has the conversation with them, once they are two again', async () => {
  const leads = `/v1/sites/${site}/leads`
  const [into, from] = [
    await h.post(leads, { email: 'stays@people.example' }),
    await h.post(leads, { email: 'goes@people.example' }),
  ]
  const merges = `${leads}/${into.body.id}/merges`
  const merge = await h.post(merges, { merged_lead_id: from.body.id })
  h.clock.forward(1_000)
  const [theirs, own] = [await start(), await start()]
  await say(theirs, 'I am goes@people.example')
  await h.post(`${theirs.base}/form`, { values: { email: 'goes@people.example' } }, { token: theirs.token })
  await h.post(`${own.base}/form`, { values: { email: 'stays@people.example' } }, { token: own.token })
  expect((await h.post(`${merges}/${merge.body.id}/undo`)).status).toBe(200)
  const holderOf = async ({ id }: Chat) => (await h.get(`/v1/sites/${site}/conversations/${id}`)).body.lead_id
  expect([await holderOf(theirs), await holderOf(own)]).toEqual([from.body.id, into.body.id])
  expect((await h.delete(`${leads}/${from.body.id}`)).status).toBe(204)
  expect(await tablesWith('goes@people.example')).toEqual([])
  expect(await holderOf(own)).toBe(into.body.id)
})
