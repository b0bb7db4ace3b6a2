/** A journey's step calls an endpoint of the owner's, takes values of its answer, and goes on. */
import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runBatch } from '../../../../workflows/embedded/batch.ts'
import { safeFetch } from '../../../platform/network/safe-fetch/safe-fetch.ts'
import { isOutage } from '../../../platform/runtime/errors.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { workOff } from '../../../testing/work-off.ts'
import { journeyLimits } from '../../automation/journey-records/limits.ts'
import { runPort } from '../../automation/runs/record/port.ts'
import { webhookLimits } from './limits.ts'

let server: Server
let origin: string
let h: Harness
let site: string
let requests: { headers: IncomingHttpHeaders; body: string }[]
let answer: { status: number; body: string }
let leads = 0

beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', part => parts.push(part))
    request.on('end', () => {
      requests.push({ headers: request.headers, body: Buffer.concat(parts).toString() })
      response.writeHead(answer.status).end(answer.body)
    })
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  h = await createHarness({ ALLOW_LOOPBACK: 'true' }, { safeFetch: safeFetch() })
  site = await h.newSite('Casa Verde')
})
afterAll(async () => {
  await h.close()
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  requests = []
  answer = { status: 200, body: '{}' }
})

const path = (rest: string) => `/v1/sites/${site}/${rest}`

async function settle(): Promise<void> {
  const scope = await h.program.openScope(h.installation, site)
  if (!scope) throw new Error('no site')
  const port = runPort(scope)
  for (let runs = 1; runs > 0; ) {
    await workOff(h, site)
    const batch = await runBatch(port, { limit: 100, now: h.clock.now(), isOutage })
    if (batch.broken) throw batch.broken.error
    runs = batch.runs
  }
}

const newEndpoint = async (events: string[] = []) =>
  (await h.post(path('webhook-endpoints'), { url: `${origin}/plan`, events })).body as unknown as {
    id: string
    secret: string
  }
const newField = async (label: string, type: string) =>
  String((await h.post(path('custom-fields'), { name: label.toLowerCase(), label, type })).body.id)

const documentWith = (webhook_endpoint_id: string, fields: { path: string; field_id: string }[]) => ({
  triggers: [{ type: 'api_event', name: 'called' }],
  allow_duplicate_enrollment: false,
  use_lead_timezone: false,
  steps: [{ id: 'call', type: 'webhook', webhook_endpoint_id, fields }],
})

async function publish(...args: Parameters<typeof documentWith>): Promise<string> {
  const name = `Call ${h.installation.newId('request')}`
  const { body } = await h.post(path('journeys'), { name, document: documentWith(...args) })
  expect((await h.post(path(`journeys/${body.id}/publish`), { enroll: 'new' })).status).toBe(200)
  return String(body.id)
}

async function enroll(journey_id: string) {
  const lead = (await h.post(path('leads'), { email: `ana${++leads}@example.com` })).body
  const { body } = await h.post(path(`journeys/${journey_id}/runs`), { lead_ids: [lead.id] })
  await settle()
  return { lead_id: String(lead.id), run_id: String(body.data[0]?.run_id) }
}

async function nextAttempt(id: string): Promise<number | null> {
  const [delivery] = (await h.get(path(`webhook-endpoints/${id}/deliveries?status=pending`))).body.data
  return delivery ? Date.parse(String(delivery.next_attempt_at)) : null
}
const problemsOf = async (journey_id: string) =>
  (await h.get(path(`journeys/${journey_id}/problems`))).body.data.map(({ code }) => code)
const readRun = async (id: string) => (await h.get(path(`runs/${id}`))).body
const reasonsOf = async (id: string) =>
  ((await readRun(id)).entries as { type: string; reason: string }[]).map(({ type, reason }) => `${type} ${reason}`)
const valuesOf = async (id: string) => Object.values((await h.get(path(`leads/${id}`))).body.custom_fields as object)

test('the endpoint is called with the lead, signed; values of its answer go into fields, and the run goes on', async () => {
  const { id, secret } = await newEndpoint()
  const plan = await newField('Plan', 'text')
  const seats = await newField('Seats', 'number')
  const fields = [
    { path: 'account.plan', field_id: plan },
    { path: 'items.0.seats', field_id: seats },
    { path: 'absent.value', field_id: plan },
  ]
  answer = { status: 200, body: JSON.stringify({ account: { plan: 'Gold' }, items: [{ seats: 12 }] }) }
  const { run_id, lead_id } = await enroll(await publish(id, fields))
  expect(requests).toHaveLength(1)
  const [{ headers, body } = { headers: {}, body: '' }] = requests
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const key = Buffer.from(secret.slice(6), 'base64')
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
  expect(JSON.parse(body)).toMatchObject({
    type: 'run.webhook_called',
    data: { lead_id, run_id, step_id: 'call', lead: { id: lead_id, email: `ana${leads}@example.com` } },
  })
  expect(await readRun(run_id)).toMatchObject({ status: 'completed' })
  expect(await reasonsOf(run_id)).toEqual(expect.arrayContaining(['webhook_ended succeeded']))
  expect(await valuesOf(lead_id)).toEqual(expect.arrayContaining(['Gold', 12]))
})

test('a value that does not fit leaves its field as it is, and the record says so', async () => {
  const { id } = await newEndpoint()
  const count = await newField('Count', 'number')
  const journey = await publish(id, [{ path: 'count', field_id: count }])
  for (const body of ['{"count":"many"}', '{"count":{"n":1}}']) {
    answer = { status: 200, body }
    const { run_id } = await enroll(journey)
    expect(await reasonsOf(run_id)).toContain('webhook_ended value_not_fitting')
  }
  for (const body of ['', 'no json', '{"other":1}', '[]', 'null']) {
    answer = { status: 200, body }
    const { run_id } = await enroll(journey)
    expect(await reasonsOf(run_id)).toContain('webhook_ended succeeded')
  }
})

test('an answer is read up to its limit', async () => {
  const { id } = await newEndpoint()
  const word = await newField('Word', 'text')
  const journey = await publish(id, [{ path: 'word', field_id: word }])
  const answerOf = (bytes: number) => {
    const body = JSON.stringify({ word: 'kept', rest: '' })
    return body.replace('""', JSON.stringify('x'.repeat(bytes - body.length)))
  }
  for (const more of [0, 1]) {
    answer = { status: 200, body: answerOf(webhookLimits.webhook_call_answer_bytes_max + more) }
    const { lead_id } = await enroll(journey)
    expect((await valuesOf(lead_id)).includes('kept')).toBe(more === 0)
  }
})

test('a call that fails is sent again, and given up after the last retry: the run goes on', async () => {
  const { id } = await newEndpoint()
  const journey = await publish(id, [])
  answer = { status: 503, body: '' }
  const first = await enroll(journey)
  expect(await readRun(first.run_id)).toMatchObject({ status: 'waiting', wait: { waiting_for: 'webhook' } })
  answer = { status: 200, body: '{}' }
  h.clock.forward(10_000)
  await settle()
  expect(await reasonsOf(first.run_id)).toContain('webhook_ended succeeded')
  expect(new Set(requests.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  answer = { status: 503, body: '' }
  const second = await enroll(journey)
  for (let due = await nextAttempt(id); due !== null; due = await nextAttempt(id)) {
    h.clock.forward(due - h.clock.now())
    await settle()
  }
  expect(await readRun(second.run_id)).toMatchObject({ status: 'completed' })
  expect(await reasonsOf(second.run_id)).toContain('webhook_ended webhook_status')
})

test('a disabled endpoint ends its calls, and cannot be published; one in use cannot be deleted', async () => {
  const { id } = await newEndpoint()
  const journey = await publish(id, [])
  answer = { status: 503, body: '' }
  const waiting = await enroll(journey)
  await h.patch(path(`webhook-endpoints/${id}`), { status: 'disabled' })
  const later = await enroll(journey)
  h.clock.forward(3_600_000)
  await settle()
  for (const { run_id } of [waiting, later]) expect(await reasonsOf(run_id)).toContain('webhook_ended webhook_disabled')
  const { body: draft } = await h.post(path('journeys'), { name: 'Later', document: documentWith(id, []) })
  expect(await problemsOf(draft.id)).toEqual(['webhook_disabled'])
  const inUse = await h.delete(path(`webhook-endpoints/${id}`))
  expect(inUse).toMatchObject({ status: 409, body: { code: 'in_use' } })
  expect((inUse.body.blockers as { id: string }[]).map(blocker => blocker.id)).toContain(journey)
})

test('an endpoint that also subscribes to the event gets a call once', async () => {
  const { id } = await newEndpoint(['*'])
  const other = await newEndpoint(['run.webhook_called'])
  const { run_id } = await enroll(await publish(id, []))
  const calls = requests.filter(({ body }) => body.includes('run.webhook_called') && body.includes(run_id))
  expect(calls).toHaveLength(2)
  await h.delete(path(`webhook-endpoints/${other.id}`))
})

test('a step without endpoint, with a path or field left open, or with too many fields is not published', async () => {
  const { id } = await newEndpoint()
  const field_id = await newField('Any', 'text')
  const most = journeyLimits.journey_webhook_fields_max
  const fields = (count: number) => Array.from({ length: count }, (_, i) => ({ path: `v${i}`, field_id }))
  await publish(id, fields(most))
  const over = await h.post(path('journeys'), { name: 'Too many', document: documentWith(id, fields(most + 1)) })
  expect(over).toMatchObject({ status: 422, body: { errors: [{ code: 'too_many' }] } })
  const open = documentWith('', [{ path: ' ', field_id: '' }])
  const { body } = await h.post(path('journeys'), { name: 'Open', document: open })
  expect(await problemsOf(body.id)).toEqual(['missing_value', 'missing_value', 'missing_value'])
  const unknown = documentWith('we_0199a3f2c4d87e6b9a0112233445566f', [])
  expect(await h.post(path('journeys'), { name: 'Unknown', document: unknown })).toMatchObject({
    status: 422,
    body: { errors: [{ code: 'unknown_reference' }] },
  })
})
