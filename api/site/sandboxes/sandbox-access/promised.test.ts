/** Campaigns that give leads a sandbox: what they need, whom they give it to, and the page after the form. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSandboxFixture, type SandboxFixture } from '../../../testing/fixtures/sandboxes.ts'
import { leads } from '../../contacts/lead-records/table.ts'

let f: SandboxFixture
let sandbox_id: string
beforeAll(async () => {
  f = await createSandboxFixture()
  await f.w.post(f.path('publish'))
  sandbox_id = await f.newSandbox({ name: 'Campaign-demo', type: 'url', url: 'https://demo.example.net/' })
})
afterAll(() => f.close())

let count = 0
async function campaign(given: object, publish = true) {
  count += 1
  const consent = { type: 'notice', text: 'By sending you agree.' }
  const popup = await f.w.post(f.path('popups'), {
    name: `Popup ${count}`,
    content: { heading: 'A demo', thank_you_heading: 'Thanks' },
    form: { fields: [{ name: 'email', label: 'Email' }], consent },
  })
  expect(popup.status).toBe(201)
  const body = { name: `Campaign ${count}`, description: 'Gives a demo.', popup_id: popup.body.id, ...given }
  const made = await f.w.post(f.path('campaigns'), body)
  expect(made.status).toBe(201)
  const published = publish ? await f.w.post(f.path(`campaigns/${made.body.id}/publish`)) : made
  return { id: made.body.id, popup_id: popup.body.id, published }
}
async function submit(popup_id: string, email: string) {
  const body = { values: { email }, page_url: 'https://casa-verde.example/', shown_for_ms: 4_000 }
  const sent = await f.w.post(`/v1/public/sites/${f.site}/popups/${popup_id}/submissions`, body, { token: null })
  await f.work()
  return sent.body
}
const page = (method: string, url: unknown) =>
  f.w.call(method, new URL(String(url)).pathname, { token: null, headers: { accept: 'text/html' } })
const missing = ({ body }: { body: object }) =>
  (body as { errors?: { pointer: string; code: string }[] }).errors?.map(({ pointer, code }) => `${pointer} ${code}`)

test('a campaign that gives access needs a sandbox that is activated', async () => {
  const { published } = await campaign({ sandbox_access: true })
  expect(published.body.code).toBe('campaign_incomplete')
  expect(missing(published)).toEqual(['/sandbox_id no_lead_source'])
  expect(JSON.stringify(published.body)).toContain(
    'No lead capturing source, assistant, sandbox or leads in the campaign',
  )
  expect(missing((await campaign({ form_action: 'sandbox' })).published)).toEqual(['/form_action sandbox_access_off'])
  const over = await f.newSandbox({ name: 'Ended-demo', type: 'url', url: 'https://demo.example.net/' })
  await f.w.post(f.path(`sandboxes/${over}/cancel`))
  const ended = await campaign({ sandbox_access: true, sandbox_id: over })
  expect(missing(ended.published)).toEqual(['/sandbox_id sandbox_not_activated'])
})

test('who submits gets access and the link by email; the page after the form lets in once', async () => {
  const given = { sandbox_access: true, sandbox_id, form_action: 'sandbox' }
  const { id, popup_id, published } = await campaign(given)
  expect(published.body).toMatchObject({ status: 'active', ...given })
  const answer = await submit(popup_id, 'new@example.com')
  const shown = await page('GET', answer.sandbox_url)
  expect(String(shown.body)).toContain('Open the demo')
  const entered = await page('POST', answer.sandbox_url)
  expect(String(entered.body)).toContain('https://demo.example.net/')
  expect(String((await page('POST', answer.sandbox_url)).body)).toContain('Look at your email')
  const { data } = (await f.w.get(f.path(`sandbox-accesses?sandbox_id=${sandbox_id}`))).body
  expect(data).toMatchObject([{ lead: { email: 'new@example.com' }, source: 'campaign', opens: 1 }])
  expect(await f.mailsTo('new@example.com')).toHaveLength(1)
  expect((await f.w.delete(f.path(`sandboxes/${sandbox_id}`))).body).toMatchObject({
    ...{ code: 'in_use', blockers: [{ type: 'campaign', id }] },
  })
  expect((await f.w.get(f.path(`sandboxes/${sandbox_id}/uses`))).body.data).toMatchObject([{ type: 'campaign' }])
})

test('who had access before is sent to their email: nobody is known to own the address that they type', async () => {
  const { popup_id } = await campaign({ sandbox_access: true, sandbox_id, form_action: 'sandbox' })
  f.w.clock.forward(10 * 60_000)
  const answer = await submit(popup_id, 'new@example.com')
  expect(String((await page('GET', answer.sandbox_url)).body)).toContain('Look at your email')
  expect(String((await page('POST', answer.sandbox_url)).body)).not.toContain('https://demo.example.net/')
  expect(await f.mailsTo('new@example.com'), 'their own email has another link').toHaveLength(2)
})

test('with confirmation it is given once the address is confirmed', async () => {
  const { popup_id } = await campaign({ sandbox_access: true, sandbox_id, email_confirmation: true })
  await submit(popup_id, 'confirming@example.com')
  const accesses = async () =>
    (await f.w.get(f.path('sandbox-accesses'))).body.data.filter(
      one => (one.lead as { email: string }).email === 'confirming@example.com',
    )
  expect(await accesses()).toEqual([])
  const [mail] = await f.mailsTo('confirming@example.com')
  expect((await page('POST', mail?.link)).status).toBe(200)
  await f.work()
  expect(await accesses()).toHaveLength(1)
})

test('where the plan has no room the lead waits, and is shown', async () => {
  const database = await f.w.installation.databases.site(f.site)
  const lead_id = (await f.w.post(f.path('leads'), { email: 'waiting@example.com' })).body.id
  const { giveOrWait } = await import('./rules.ts')
  const copied = await f.newSandbox({ name: 'Waiting-demo', type: 'wordpress', lead_access: 'copy' })
  const plan = { id: 'plan_1', name: 'Small', limits: { sandboxes: 1 }, features: null, ended: false }
  const asking = { id: f.site, now: f.w.clock.now(), timezone: 'UTC', plan, config: f.w.installation.config }
  const giving = { lead_id, source: 'campaign' as const, source_id: null, email: false }
  const give = (of: typeof asking) =>
    f.w.inSite(f.site, (tx, context) => giveOrWait(tx, { sandbox_id: copied, giving, asking: of }, context))
  expect(await give(asking)).toBe(false)
  const waiting = (await f.w.get(f.path(`sandbox-accesses?lead_id=${lead_id}`))).body.data
  expect(waiting).toMatchObject([{ waits_for: 'room', copy_id: null }])
  expect(await give({ ...asking, plan: { ...plan, limits: { sandboxes: 99 } } })).toBe(true)
  const [given] = (await f.w.get(f.path(`sandbox-accesses?lead_id=${lead_id}`))).body.data
  expect(given).toMatchObject({ id: waiting[0]?.id, copy_id: expect.any(String) })
  expect(given?.waits_for).toBeUndefined()
  const rows = await database.read(db => db.select({ sandbox_id: leads.sandbox_id }).from(leads))
  expect(rows.map(row => row.sandbox_id)).toContain(copied)
})

test('whoever sends the form of a page without JavaScript is led there as well', async () => {
  const { popup_id } = await campaign({ sandbox_access: true, sandbox_id, form_action: 'sandbox' })
  const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
  const body = new URLSearchParams({ email: 'plain@example.com', _page_url: 'https://casa-verde.example/' }).toString()
  const path = `/v1/public/sites/${f.site}/popups/${popup_id}/form`
  const thanks = String((await f.w.call('POST', path, { token: null, headers, body })).body)
  await f.work()
  const [, link] = /href="([^"]*sandbox-claims[^"]*)"/.exec(thanks) ?? []
  expect(String((await page('POST', link)).body)).toContain('https://demo.example.net/')
})

test('who sends the form of a chat gets access, and the link into the demo in the chat', async () => {
  const assistant = await f.w.post(f.path('assistants'), { name: 'Helper', strict: false, tools: [] })
  await f.w.post(f.path(`assistants/${assistant.body.id}/publish`))
  const by_chat = { lead_source: 'assistant', assistant_id: assistant.body.id }
  const given = { sandbox_access: true, sandbox_id, form_action: 'sandbox' }
  const made = await f.w.post(f.path('campaigns'), {
    name: 'By chat',
    description: 'Gives a demo.',
    ...by_chat,
    ...given,
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  expect((await f.w.post(f.path(`campaigns/${made.body.id}/publish`))).status).toBe(200)
  const anybody = `/v1/public/sites/${f.site}`
  const talk = await f.w.post(`${anybody}/chats/${assistant.body.id}/conversations`, {}, { token: null })
  const headers = { authorization: `Bearer ${talk.body.secret}` }
  const send = (body: object) =>
    f.w.post(`${anybody}/conversations/${talk.body.conversation_id}/form`, body, { token: null, headers })
  const sent = await send({ values: { email: 'chat@example.com' }, website: '' })
  expect(sent.status, JSON.stringify(sent.body)).toBe(201)
  await f.work()
  expect(await f.mailsTo('chat@example.com')).toHaveLength(1)
  expect(String((await page('POST', sent.body.sandbox_url)).body)).toContain('https://demo.example.net/')
  const trapped = await send({ values: { email: 'machine@example.com' }, website: 'https://spam.example' })
  expect(trapped.body.sandbox_url, 'the same for machines').toMatch(/\/v1\/public\/sandbox-claims\//)
})
