/** What Zapier and Make do with a site: subscribe by a key, ask for a sample, ask for the newest, unsubscribe; and messages for Slack. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { workOff } from '../../../testing/work-off.ts'

let h: Harness
let site: string
let at: string
const redirects = new Map<string, string>()
let sent: { url: string; body: string }[] = []
beforeAll(async () => {
  h = await createHarness(
    {},
    {
      safeFetch: {
        post: async (url, { body }) => {
          sent.push({ url, body: String(body) })
          const leads_to = redirects.get(url)
          if (leads_to) return { status: 302, headers: new Headers({ location: leads_to }), body: Buffer.alloc(0) }
          return { status: 200, headers: new Headers(), body: Buffer.from('ok') }
        },
      },
    },
  )
  site = await h.newSite('Casa Verde')
  at = `/v1/sites/${site}`
})
afterAll(() => h.close())

const newKey = async (...grants: string[]): Promise<string> =>
  String((await h.post('/v1/api-keys', { name: 'Zapier', grants })).body.key)

test('a key subscribes to an event, is told of it in the form of the sample, and unsubscribes', async () => {
  const token = await newKey('manage-integrations', 'read-lead', 'manage-leads')
  const events = `${at}/webhook-events/lead.created`
  const sample = await h.get(`${events}/sample`, { token })
  expect(sample).toMatchObject({
    status: 200,
    body: { type: 'lead.created', data: { lead_id: expect.stringMatching(/^lead_/) } },
  })
  expect(sample.body.data).toMatchObject({ source: 'form', mailability: 'subscribed' })
  const subscribed = await h.post(
    `${at}/webhook-endpoints`,
    { url: 'https://hooks.zapier.example/1', events: ['lead.created'] },
    { token },
  )
  expect(subscribed.status).toBe(201)
  await h.post(`${at}/leads`, { email: 'ana@casa.example' }, { token })
  await h.post(`${at}/leads`, { email: 'bea@casa.example' }, { token })
  await workOff(h, site)
  const bodies = sent.map(({ body }) => JSON.parse(body))
  expect(bodies).toHaveLength(2)
  const newest = await h.get(`${events}?limit=1`, { token })
  expect(newest.body).toMatchObject({ data: [bodies.at(-1)], has_more: true })
  const next = await h.get(`${events}?limit=1&cursor=${newest.body.next_cursor}`, { token })
  expect(next.body).toMatchObject({ data: [bodies[0]], has_more: false })
  expect((await h.get(`${events}/sample`, { token })).body).toMatchObject(bodies.at(-1))
  expect((await h.delete(`${at}/webhook-endpoints/${subscribed.body.id}`, { token })).status).toBe(204)
  sent = []
  await h.post(`${at}/leads`, { email: 'cai@casa.example' }, { token })
  await workOff(h, site)
  expect(sent).toEqual([])
})

test('every event of the catalog has a sample', async () => {
  for (const name of h.installation.connections.siteEvents) {
    const { status, body } = await h.get(`${at}/webhook-events/${name}/sample`)
    if (name === 'runs.changed') expect(status).toBe(404)
    else expect({ status, type: body.type }, name).toEqual({ status: 200, type: name })
  }
})

test('an unknown event is not found, and one that the caller may not see is refused', async () => {
  const token = await newKey('manage-integrations')
  for (const end of ['', '/sample']) {
    expect(await h.get(`${at}/webhook-events/no.such${end}`)).toMatchObject({ status: 404 })
    expect(await h.get(`${at}/webhook-events/*${end}`)).toMatchObject({ status: 404 })
    expect(await h.get(`${at}/webhook-events/lead.created${end}`, { token })).toMatchObject({
      status: 403,
      body: { code: 'not_permitted' },
    })
  }
})

test('an endpoint of the format slack gets a text with the lead and the way to it, and nothing of it is markup', async () => {
  sent = []
  const made = await h.post(`${at}/webhook-endpoints`, {
    url: 'https://hooks.slack.example/services/1',
    events: ['lead.created'],
    format: 'slack',
  })
  expect(made.body).toMatchObject({ format: 'slack' })
  const lead = (await h.post(`${at}/leads`, { email: 'd&d@casa.example' })).body
  await h.post(`${at}/webhook-endpoints/${made.body.id}/test`)
  await workOff(h, site)
  const url = `https://leads.example.com/sites/${site}/leads/${lead.id}`
  const texts = sent.map(({ body }) => JSON.parse(body))
  expect(texts).toContainEqual({ text: `*Lead captured* · <${url}|d&amp;d@casa.example> · Casa Verde` })
  expect(texts).toContainEqual({ text: '*Test from Leadwright* · Casa Verde' })
  const deliveries = (await h.get(`${at}/webhook-endpoints/${made.body.id}/deliveries`)).body.data
  const { body } = await h.get(`${at}/webhook-endpoints/${made.body.id}/deliveries/${deliveries.at(-1)?.id}`)
  expect(String(body.request_body)).toContain('"text":')
})

test('a script of Google Sheets answers by its redirect; any other redirect is a failure', async () => {
  const script = 'https://script.google.com/macros/s/1/exec'
  redirects.set(script, 'https://script.googleusercontent.com/macros/echo?user_content_key=1')
  redirects.set('https://shop.example/hook', 'https://shop.example/login')
  for (const [url, status] of [
    [script, 'succeeded'],
    ['https://shop.example/hook', 'pending'],
  ] as const) {
    const { id } = (await h.post(`${at}/webhook-endpoints`, { url, events: [] })).body
    await h.post(`${at}/webhook-endpoints/${id}/test`)
    await workOff(h, site)
    expect((await h.get(`${at}/webhook-endpoints/${id}/deliveries`)).body.data).toMatchObject([{ status }])
  }
})
