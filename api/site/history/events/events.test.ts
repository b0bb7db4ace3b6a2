import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'

let h: Harness
let at: string
beforeAll(async () => {
  h = await createHarness()
  at = `/v1/sites/${await h.newSite('Casa Verde')}`
  await h.post(`${at}/leads`, { email: 'a@example.com' })
})
afterAll(() => h.close())

test.each<[object, string, string]>([
  [{ name: 'x' }, '/lead_id', 'lead_or_email'],
  [{ name: 'x', lead_id: `lead_${'0'.repeat(32)}`, email: 'a@example.com' }, '/lead_id', 'lead_or_email'],
  [{ name: 'x', lead_id: `lead_${'0'.repeat(32)}` }, '/lead_id', 'unknown_reference'],
  [{ name: 'x', email: 'nobody@example.com' }, '/email', 'unknown_reference'],
  [{ name: 'Order placed', email: 'a@example.com' }, '/name', 'event_name_invalid'],
  [{ name: 'x', email: 'a@example.com', data: { a: 'x'.repeat(1_001) } }, '/data/a', ''],
  [{ name: 'x', email: 'a@example.com', data: { a: { b: 1 } } }, '/data/a', ''],
  [
    { name: 'x', email: 'a@example.com', data: Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`k${i}`, i])) },
    '/data',
    'too_many',
  ],
])('the event %j is refused at %s', async (body, pointer, code) => {
  const reply = await h.post(`${at}/events`, body)
  expect(reply.status).toBe(422)
  const [error] = reply.body.errors as { pointer: string; code: string }[]
  expect(error?.pointer).toBe(pointer)
  if (code) expect(error?.code).toBe(code)
})

test('at the edges an event is taken, and once under one idempotency key', async () => {
  const data = Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`k${i}`, 'x'.repeat(1_000)]))
  const headers = { 'idempotency-key': 'order-1' }
  const body = { email: 'A@example.com', name: `a${'b'.repeat(63)}`, data }
  const [first, second] = [
    await h.post(`${at}/events`, body, { headers }),
    await h.post(`${at}/events`, body, { headers }),
  ]
  expect([first.status, second.body.id]).toEqual([201, first.body.id])
})

test('a key that may not manage marketing tells of nothing', async () => {
  const key = await h.post('/v1/api-keys', { name: 'Leads', grants: ['manage-leads'] })
  expect(key.status, JSON.stringify(key.body)).toBe(201)
  const token = String(key.body.key)
  expect((await h.post(`${at}/events`, { email: 'a@example.com', name: 'x' }, { token })).status).toBe(403)
})
