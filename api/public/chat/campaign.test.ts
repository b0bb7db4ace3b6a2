/** A campaign whose leads come by an assistant: the form in the chat, the campaign's tag, and an assistant that stays while it is used. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../testing/harness.ts'

let h: Harness
let site: string
let assistant_id: string
let campaign_id: string
let tag_id: string
const at = (path: string) => `/v1/sites/${site}/${path}`

beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  await h.post(at('publish'))
  assistant_id = (await h.post(at('assistants'), { name: 'Helper', strict: false, tools: [] })).body.id
  await h.post(at(`assistants/${assistant_id}/publish`))
  tag_id = (await h.post(at('tags'), { name: 'By chat' })).body.id
  const campaign = { name: 'Chat', description: 'Who asks.', lead_source: 'assistant', assistant_id, tag_ids: [tag_id] }
  const made = await h.post(at('campaigns'), campaign)
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  campaign_id = made.body.id
})
afterAll(() => h.close())

test('a lead by the form of the chat is the campaign’s, with its tag', async () => {
  expect((await h.post(at(`campaigns/${campaign_id}/publish`))).status).toBe(200)
  const anybody = { token: null }
  const started = await h.post(`/v1/public/sites/${site}/chats/${assistant_id}/conversations`, {}, anybody)
  expect(started.status, JSON.stringify(started.body)).toBe(201)
  const { conversation_id, secret } = started.body
  const sent = await h.post(
    `/v1/public/sites/${site}/conversations/${conversation_id}/form`,
    { values: { email: 'ana@example.com' }, website: '' },
    { token: null, headers: { authorization: `Bearer ${secret}` } },
  )
  expect(sent.status, JSON.stringify(sent.body)).toBe(201)
  const [lead] = (await h.get(at('leads?search=ana@example.com&expand=tags'))).body.data as {
    id: string
    tags: object[]
  }[]
  expect(lead?.tags).toMatchObject([{ id: tag_id, source: 'campaign', source_id: campaign_id }])
  expect((await h.get(at(`campaigns/${campaign_id}`))).body.lead_count).toBe(1)
})

test('the campaign’s results are the conversations that began and the forms that were sent in them', async () => {
  const visitor_id = 'visitor-0123456789abcdef'
  const start = async (more: object) =>
    (await h.post(`/v1/public/sites/${site}/chats/${assistant_id}/conversations`, more, { token: null })).body
  const { conversation_id, secret } = await start({ visitor_id, page_url: 'https://casa.example/?utm_source=letter' })
  await start({ visitor_id })
  await start({ visitor_id: 'visitor-fedcba9876543210' })
  await h.post(
    `/v1/public/sites/${site}/conversations/${conversation_id}/form`,
    { values: { email: 'bea@example.com' }, website: '' },
    { token: null, headers: { authorization: `Bearer ${secret}` } },
  )
  const { totals, variants, breakdown } = (await h.get(at(`campaigns/${campaign_id}/results`))).body
  const counted = { shown: 4, submitted: 2, visitors: 2, converted: 1, rate: 0.5 }
  expect({ totals, variants }).toMatchObject({ totals: counted, variants: [] })
  expect(breakdown).toContainEqual({ fact: 'source', value: 'letter', shown: 1, submitted: 1 })
  const { top, figures } = (await h.get(at('dashboard'))).body
  expect(top).toMatchObject({ campaigns: [{ campaign_id, visitors: 2, converted: 1 }], popups: [], sources: [] })
  expect(figures).toMatchObject({ popup_visitors: { total: 0 } })
})

test('while an active campaign captures by it, an assistant is neither deleted, archived nor taken back', async () => {
  const path = at(`assistants/${assistant_id}`)
  for (const refused of [await h.delete(path), await h.post(`${path}/archive`), await h.post(`${path}/unpublish`)]) {
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ code: 'in_use', blockers: [{ type: 'campaign', id: campaign_id }] })
  }
  expect((await h.get(`${path}/uses`)).body.data).toMatchObject([{ type: 'campaign', id: campaign_id }])
  await h.post(at(`campaigns/${campaign_id}/deactivate`))
  expect((await h.post(`${path}/unpublish`)).status).toBe(200)
})
