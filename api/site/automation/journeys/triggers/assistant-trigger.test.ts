/** Journeys that conversations with assistants start, and what leads say of the assistants they spoke with. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../../testing/harness.ts'
import { workOff } from '../../../../testing/work-off.ts'

let h: Harness
let site: string
let shop: string
let other: string
let tag_id: string
const at = (path: string) => `/v1/sites/${site}/${path}`
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  await h.post(at('publish'))
  tag_id = (await h.post(at('tags'), { name: 'Talked' })).body.id
  shop = await assistant('Shop')
  other = await assistant('Other')
})
afterAll(() => h.close())

async function assistant(name: string): Promise<string> {
  const { id } = (await h.post(at('assistants'), { name, strict: false, tools: [] })).body
  expect((await h.post(at(`assistants/${id}/publish`))).status).toBe(200)
  return id
}

const usual = { allow_duplicate_enrollment: false, use_lead_timezone: false }

async function journey(name: string, trigger: object, enroll: 'new' | 'existing' = 'new'): Promise<string> {
  const { id } = (await h.post(at('journeys'), { name })).body
  const steps = [{ id: 'tag', type: 'assign_tags', tag_ids: [tag_id] }]
  const triggers = [{ type: 'spoke_with_assistant', ...trigger }]
  const saved = await h.patch(at(`journeys/${id}`), { document: { ...usual, triggers, steps } })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  expect((await h.post(at(`journeys/${id}/publish`), { enroll })).status).toBe(200)
  return id
}

async function start(assistant_id: string, visitor_id?: string) {
  const path = `/v1/public/sites/${site}/chats/${assistant_id}/conversations`
  const { body } = await h.post(path, visitor_id ? { visitor_id } : {}, { token: null })
  const [id, token] = [String(body.conversation_id), String(body.secret)]
  return { path: `/v1/public/sites/${site}/conversations/${id}`, token }
}
type Chat = Awaited<ReturnType<typeof start>>
const ask = async ({ path, token }: Chat) => {
  const init = { method: 'POST', body: JSON.stringify({ text: 'Do you deliver?' }) }
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  await (await h.app.request(`${path}/messages`, { ...init, headers })).text()
}
const sendForm = async ({ path, token }: Chat, email: string) => {
  const sent = await h.post(`${path}/form`, { values: { email }, website: '' }, { token })
  expect(sent.status, JSON.stringify(sent.body)).toBe(201)
}
const runsOf = async (id: string) => {
  await workOff(h, site)
  return (await h.get(at(`runs?journey_id=${id}`))).body.data
}
const lead = async (email: string) => {
  const { data } = (await h.get(at(`leads?search=${email}`))).body
  return data[0] as { id: string; assistant_ids: string[] }
}

test('a form in the chat starts the journeys of its assistant, and the lead names whom it spoke with', async () => {
  const any = await journey('Any', {})
  const ofShop = await journey('Of the shop', { assistant_ids: [shop], by_form: true })
  const ofOther = await journey('Of the other', { assistant_ids: [other] })
  const chat = await start(shop, 'visitor-0123456789abcdef')
  await ask(chat)
  await sendForm(chat, 'ana@example.com')
  expect((await runsOf(any)).length).toBe(1)
  expect((await runsOf(ofShop)).length).toBe(1)
  expect((await runsOf(ofOther)).length).toBe(0)
  expect((await lead('ana@example.com')).assistant_ids).toEqual([shop])
})

test('leads are found by whom they spoke with, and an audience follows', async () => {
  const filter = { type: 'rule', field: 'assistants', op: 'has', value: [other] }
  const audience = (await h.post(at('audiences'), { name: 'Talked to the other', filter })).body.id
  const found = async (body: object) => {
    const answer = await h.post(at('leads/search'), { filter: body })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return (answer.body.data as { email: string }[]).map(({ email }) => email)
  }
  expect(await found(filter)).toEqual([])
  const chat = await start(other)
  await sendForm(chat, 'bo@example.com')
  await workOff(h, site)
  expect(await found(filter)).toEqual(['bo@example.com'])
  expect(await found({ type: 'not', filter })).toEqual(['ana@example.com'])
  expect((await h.get(at(`leads?audience_id=${audience}`))).body.data).toMatchObject([{ email: 'bo@example.com' }])
})

test('existing leads are whoever spoke with it before, and an assistant that a journey or an audience names stays', async () => {
  const later = await journey('Later', { assistant_ids: [other] }, 'existing')
  expect((await runsOf(later)).length).toBe(1)
  const refused = await h.delete(at(`assistants/${other}`))
  expect(refused.body).toMatchObject({ code: 'in_use' })
  const blockers = (refused.body.blockers as { type: string }[]).map(({ type }) => type)
  expect(new Set(blockers)).toEqual(new Set(['journey', 'audience']))
  const gone = await h.post(at('journeys'), { name: 'Gone' })
  const none = 'asst_0199a3f2c4d87e6b9a0112233445566f'
  const triggers = [{ type: 'spoke_with_assistant', assistant_ids: [none] }]
  const saved = await h.patch(at(`journeys/${gone.body.id}`), { document: { ...usual, triggers, steps: [] } })
  expect(JSON.stringify(saved.body)).toContain('unknown_reference')
})
