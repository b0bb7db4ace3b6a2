/** Whoever sends the form of a chat agrees to what their chat showed. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../testing/harness.ts'

let h: Harness
let site: string
let assistant: string
beforeAll(async () => {
  h = await createHarness({ SUBMISSIONS_BURST: '100000' })
  site = await h.newSite('Casa Verde')
  await h.post(`/v1/sites/${site}/publish`)
  assistant = (await h.post(`/v1/sites/${site}/assistants`, { name: 'Helper', source_ids: [await addPair()] })).body.id
})
afterAll(() => h.close())

async function addPair(): Promise<string> {
  const pair = { type: 'pair', question: 'Which days do you deliver?', answer: 'From Monday to Saturday.' }
  return (await h.post(`/v1/sites/${site}/knowledge-sources`, pair)).body.id
}
const set = async (body: object) => {
  const path = `/v1/sites/${site}/assistants/${assistant}`
  await h.patch(path, body)
  expect((await h.post(`${path}/publish`)).status).toBe(200)
}
async function start() {
  const path = `/v1/public/sites/${site}/chats/${assistant}/conversations`
  const { body } = await h.post(path, { locale: 'en-GB' }, { token: null })
  const id = String(body.conversation_id)
  return { id, token: String(body.secret), base: `/v1/public/sites/${site}/conversations/${id}` }
}

test('whoever sends the form of a chat agrees to the text that their chat showed', async () => {
  const consent = (form: object) => set({ quick_form: { moment: 'first', form: { consent: form } } })
  const shown = async () => {
    const { body } = await h.get(`/v1/public/sites/${site}/chats/${assistant}`, { token: null })
    return (body.form as { consent: { version: number } }).consent.version
  }
  await consent({ type: 'checkbox', text: 'Send me the monthly letter.' })
  const before = await shown()
  await consent({ type: 'notice', text: 'By sending this you agree to offers.' })
  const ledger = async (facts: object) => {
    const chat = await start()
    const sent = await h.post(`${chat.base}/form`, { values: { email: 'iris@example.com' }, ...facts }, chat)
    expect(sent.status).toBe(201)
    const { lead_id } = (await h.get(`/v1/sites/${site}/conversations/${chat.id}`)).body
    const { body } = await h.get(`/v1/sites/${site}/leads/${lead_id}/consents`)
    const { mailability } = (await h.get(`/v1/sites/${site}/leads/${lead_id}`)).body
    await h.delete(`/v1/sites/${site}/leads/${lead_id}?erase=true`)
    return [mailability, ...body.data.map(one => [one.method, one.text])]
  }
  expect(await ledger({ consent: false })).toEqual(['unsubscribed'])
  expect(await ledger({ consent: false, consent_version: before })).toEqual(['unsubscribed'])
  expect(await ledger({ consent_version: 9_999 })).toEqual(['unsubscribed'])
  expect(await ledger({})).toEqual(['unsubscribed'])
  expect(await ledger({ consent: true, consent_version: before })).toEqual([
    'subscribed',
    ['checkbox', 'Send me the monthly letter.'],
  ])
  expect(await ledger({ consent_version: await shown() })).toEqual([
    'subscribed',
    ['notice', 'By sending this you agree to offers.'],
  ])
})
