import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { safeFetch } from '../../../platform/network/safe-fetch/safe-fetch.ts'
import { toInstant } from '../../../platform/runtime/clock.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { workOff } from '../../../testing/work-off.ts'
import { webhookLimits } from './limits.ts'
import { holdAfter, waitAfter } from './schedule.ts'

interface Got {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

const HOUR = 3_600_000
let server: Server
let origin: string
let got: Got[] = []
/** How the server of an owner answers. */
let answer: { status: number; headers?: Record<string, string>; body?: string }
let h: Harness
let site: string
let base: string

beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', part => parts.push(part))
    request.on('end', () => {
      got.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts).toString() })
      response.writeHead(answer.status, answer.headers).end(answer.body)
    })
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  h = await createHarness({ ALLOW_LOOPBACK: 'true' }, { safeFetch: safeFetch() })
  site = await h.newSite('Casa Verde')
  base = path('webhook-endpoints')
})
afterAll(async () => {
  await h.close()
  server.closeAllConnections()
  server.close()
})
beforeEach(async () => {
  got = []
  answer = { status: 204 }
  for (const { id } of (await h.get(`${base}?limit=100`)).body.data) await h.delete(`${base}/${id}`)
})

const path = (rest: string) => `/v1/sites/${site}/${rest}`
const settle = () => workOff(h, site)
const newLead = async (email: string) => String((await h.post(path('leads'), { email })).body.id)
const databaseOfSite = () => h.installation.databases.site(site)

const make = async (events: string[], path = '/hook') =>
  (await h.post(base, { url: `${origin}${path}`, events })).body as unknown as { id: string; secret: string }
const deliveries = async (id: string, status = '') =>
  (await h.get(`${base}/${id}/deliveries${status && `?status=${status}`}`)).body.data as {
    id: string
    event_id: string
    event_name: string
    status: string
    attempts: number
    next_attempt_at: string | null
  }[]
const triesOf = async (id: string, delivery_id: string | undefined) =>
  (await h.get(`${base}/${id}/deliveries/${delivery_id}`)).body.tries as Record<string, unknown>[]
const signatures = (secret: string, { headers, body }: Got) =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
    .update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`)
    .digest('base64')}`

test('an event that an endpoint wants is posted to it, signed, with the event as the stream sends it', async () => {
  const { id, secret } = await make(['lead.created'])
  const lead_id = await newLead('ana@example.com')
  await settle()
  expect(got).toHaveLength(1)
  const [one] = got as [Got]
  const body = JSON.parse(one.body)
  expect(body).toEqual({
    id: expect.stringMatching(/^evt_/),
    type: 'lead.created',
    timestamp: toInstant(h.clock.now()),
    site_id: site,
    data: { source: 'manual', mailability: 'unsubscribed', subject_id: lead_id, lead_id },
  })
  expect(one.headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': body.id })
  expect(one.headers['webhook-signature']).toBe(signatures(secret, one))
  const [sent] = await deliveries(id)
  expect(sent).toMatchObject({ event_name: 'lead.created', status: 'succeeded', attempts: 1, next_attempt_at: null })
  const details = (await h.get(`${base}/${id}/deliveries/${sent?.id}`)).body
  expect(details.request_body).toBe(one.body)
  expect(details.tries).toMatchObject([{ status: 204, response_body: '' }])
  expect((await h.get(`${base}/${id}`)).body).not.toHaveProperty('secret')
})

test('what fails is tried again nine times in three days, then it has failed; each attempt is kept with its answer', async () => {
  const { id } = await make(['tag.created'])
  answer = { status: 500, body: 'Out of order' }
  await h.post(path('tags'), { name: 'VIP' })
  for (let attempts = 1; attempts <= 10; attempts++) {
    await settle()
    expect(got).toHaveLength(attempts)
    const [sent] = await deliveries(id)
    expect(sent?.status).toBe(attempts === 10 ? 'failed' : 'pending')
    if (sent?.next_attempt_at) h.clock.forward(Date.parse(sent.next_attempt_at) - h.clock.now())
  }
  const [sent] = await deliveries(id, 'failed')
  const tries = await triesOf(id, sent?.id)
  expect(tries).toHaveLength(10)
  expect(tries[0]).toMatchObject({
    status: 500,
    error: 'status',
    response_body: 'Out of order',
  })
  expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  answer = { status: 200 }
  expect((await h.post(`${base}/${id}/deliveries/${sent?.id}/resend`)).body.status).toBe('pending')
  h.clock.forward(HOUR)
  await settle()
  expect((await deliveries(id))[0]).toMatchObject({ status: 'succeeded', attempts: 1 })
  expect((await h.get(`${base}/${id}`)).body.failing_since).toBeNull()
})

test('a server that asks for time is given it; one that leads elsewhere is not followed', async () => {
  const { id } = await make(['tag.created'])
  answer = { status: 429, headers: { 'retry-after': '600' } }
  await h.post(path('tags'), { name: 'Patience' })
  await settle()
  const [asked] = await deliveries(id)
  expect(Date.parse(asked?.next_attempt_at ?? '') - h.clock.now()).toBe(600_000)
  answer = { status: 302, headers: { location: `${origin}/elsewhere` } }
  h.clock.forward(600_000)
  await settle()
  expect(got.map(({ path }) => path)).toEqual(['/hook', '/hook'])
  const tries = await triesOf(id, asked?.id)
  expect(tries[1]).toMatchObject({ status: 302, error: 'redirect' })
})

test('an endpoint at which everything fails for five days is disabled, with a notice; enabled again it misses nothing that is replayed', async () => {
  const { id } = await make(['lead.created'])
  answer = { status: 503 }
  const began = new Date(h.clock.now()).toISOString()
  await newLead('first@example.com')
  await settle()
  h.clock.forward(webhookLimits.webhook_failing_hours_max * HOUR)
  await settle()
  expect((await h.get(`${base}/${id}`)).body).toMatchObject({ status: 'disabled', disabled_because: 'failing' })
  const attention = (await h.get(path('notifications'))).body.attention
  expect(attention).toContainEqual({ type: 'disabled_webhooks', count: 1, is_new: true })
  const mails = await h.installation.databases.control.read(db =>
    db.all<[string]>("select payload from jobs where type = 'system_mail'"),
  )
  expect(mails.map(([payload]) => JSON.parse(payload)).at(-1)).toMatchObject({
    subject: expect.stringContaining('was disabled'),
    link: `https://leads.example.com/sites/${site}/webhooks/${id}`,
  })
  const [failing] = await deliveries(id)
  for (const call of ['test', 'replay', `deliveries/${failing?.id}/resend`]) {
    const refused = await h.post(`${base}/${id}/${call}`, call === 'replay' ? { from: began } : undefined)
    expect(refused.body.code).toBe('transition_not_allowed')
  }
  got = []
  answer = { status: 200 }
  await newLead('second@example.com')
  await settle()
  expect(got).toEqual([])
  await h.patch(`${base}/${id}`, { status: 'enabled' })
  expect((await h.post(`${base}/${id}/replay`, { from: began, unsuccessful: true })).body).toEqual({ events: 2 })
  h.clock.forward(HOUR)
  await settle()
  expect(got).toHaveLength(2)
  expect((await h.post(`${base}/${id}/replay`, { from: began, unsuccessful: true })).body).toEqual({ events: 0 })
  expect((await h.post(`${base}/${id}/replay`, { from: began })).body).toEqual({ events: 2 })
  await settle()
  expect(got).toHaveLength(4)
})

test('who answers 410 gets no more', async () => {
  const { id } = await make(['tag.created'])
  answer = { status: 410 }
  await h.post(path('tags'), { name: 'Gone' })
  await settle()
  expect((await h.get(`${base}/${id}`)).body).toMatchObject({ status: 'disabled', disabled_because: 'gone' })
  expect((await deliveries(id))[0]?.status).toBe('failed')
})

test('while one secret replaces another both sign', async () => {
  const { id, secret } = await make(['tag.created'])
  const fresh = (await h.post(`${base}/${id}/secret`)).body.secret as string
  expect(fresh).not.toBe(secret)
  await h.post(`${base}/${id}/test`)
  await settle()
  const [both] = got as [Got]
  expect(both.headers['webhook-signature']).toBe(`${signatures(fresh, both)} ${signatures(secret, both)}`)
  expect(JSON.parse(both.body)).toMatchObject({ type: 'webhook.test', data: { lead_id: null } })
  h.clock.forward(webhookLimits.webhook_secret_overlap_hours * HOUR)
  await h.post(`${base}/${id}/test`)
  await settle()
  expect(got[1]?.headers['webhook-signature']).toBe(signatures(fresh, got[1] as Got))
})

test('addresses inside the network are asked nothing', async () => {
  const { id } = (await h.post(base, { url: 'http://10.0.0.1/hook', events: ['tag.created'] })).body
  await h.post(`${base}/${id}/test`)
  await settle()
  const [sent] = await deliveries(id)
  const tries = await triesOf(id, sent?.id)
  expect(tries).toMatchObject([{ status: null, error: 'address_not_public' }])
})

test('nobody subscribes to what they may not read, or to what there is not', async () => {
  await h.signInAgain()
  const key = await h.post('/v1/api-keys', { name: 'Small', grants: ['manage-integrations'] })
  const small = { token: key.body.key as string }
  const url = `${origin}/hook`
  expect((await h.post(base, { url, events: ['lead.created'] }, small)).body.code).toBe('not_permitted')
  expect((await h.post(base, { url, events: ['*'] }, small)).body.code).toBe('not_permitted')
  const made = await h.post(base, { url, events: ['webhook_endpoint.updated'] }, small)
  expect(made.status).toBe(201)
  const more = await h.patch(`${base}/${made.body.id}`, { events: ['*'] }, small)
  expect(more.body.code).toBe('not_permitted')
  const unknown = await h.post(base, { url, events: ['lead.created', 'lead.vanished', 'runs.changed'] })
  expect(unknown.body.errors).toMatchObject([{ pointer: '/events/1' }, { pointer: '/events/2' }])
})

test('a site has so many endpoints, and so many events are replayed at once', async () => {
  for (let i = 0; i < webhookLimits.webhook_endpoints_max; i++) await make(['tag.created'], `/${i}`)
  const refused = await h.post(base, { url: origin, events: ['tag.created'] })
  expect(refused.body.errors).toMatchObject([{ code: 'too_many' }])
  const id = (await h.get(base)).body.data[0]?.id
  const from = new Date(h.clock.now()).toISOString()
  const backwards = await h.post(`${base}/${id}/replay`, { from, to: from })
  expect(backwards.body.errors).toMatchObject([{ pointer: '/to', code: 'ends_before_start' }])
  const most = webhookLimits.webhook_replayed_events_max
  h.clock.forward(HOUR)
  const began = new Date(h.clock.now()).toISOString()
  await (await databaseOfSite()).write(async tx => {
    const numbers = 'with recursive n (i) as (select 1 union all select i + 1 from n where i < ?)'
    const into = `insert into events (id, at, name, data) ${numbers}`
    await tx.run(`${into} select 'evt_' || i, ?, 'tag.created', '{}' from n`, [most + 1, h.clock.now()])
  })
  const many = await h.post(`${base}/${id}/replay`, { from: began })
  expect(many.body.errors).toMatchObject([{ pointer: '/from', code: 'too_many' }])
  h.clock.forward(1)
})

test('of an erased person no answer stays', async () => {
  const { id } = await make(['lead.created'])
  answer = { status: 200, body: 'Welcome Ana' }
  const lead_id = await newLead('erased@example.com')
  await settle()
  const [sent] = await deliveries(id)
  const tries = () => triesOf(id, sent?.id)
  expect(await tries()).toMatchObject([{ response_body: 'Welcome Ana' }])
  await h.delete(path(`leads/${lead_id}`))
  expect(await tries()).toMatchObject([{ response_body: null }])
})

test('the waits are ten attempts in three days; many failures hold an endpoint for up to an hour', () => {
  const waits = Array.from({ length: 10 }, (_, i) => waitAfter(i + 1, 0))
  expect(waits.at(-1)).toBeNull()
  const whole = waits.reduce<number>((sum, wait) => sum + (wait ?? 0), 0)
  expect(whole).toBeGreaterThan(72 * HOUR)
  expect(waitAfter(2, 1)).toBe(330_000)
  expect([9, 10, 11, 16, 40].map(holdAfter)).toEqual([null, 60_000, 120_000, HOUR, HOUR])
})

// Last: sessions end meanwhile.
test('what is old is forgotten, and what belonged to a deleted endpoint', async () => {
  const { forgetOldDeliveries } = await import('./housekeeping.ts')
  const [gone, kept] = [await make(['tag.created']), await make(['tag.created'])]
  await h.post(`${base}/${gone.id}/test`)
  await h.post(`${base}/${kept.id}/test`)
  await settle()
  await h.delete(`${base}/${gone.id}`)
  const database = await databaseOfSite()
  const count = () => database.read(db => db.all<[number]>('select count(*) from webhook_attempts', []))
  const scope = { database, clock: h.clock }
  await forgetOldDeliveries(scope, new AbortController().signal)
  expect(await deliveries(kept.id)).toHaveLength(1)
  expect(await count()).toEqual([[1]])
  h.clock.forward((webhookLimits.webhook_deliveries_kept_days * 24 + 1) * HOUR)
  await forgetOldDeliveries(scope, new AbortController().signal)
  expect(await count()).toEqual([[0]])
})
