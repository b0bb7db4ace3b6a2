/** A transport that fails: what is tried, what waits, and that sending goes on by itself. */
import { afterEach, expect, test } from 'vitest'
import {
  type FakeRules,
  fakeProviders,
  postmarkFault,
  server_token,
  ses_key,
  sesFault,
} from '../../../testing/fake-providers.ts'
import { createMailFixture } from '../../../testing/fixtures/mail.ts'
import { Breaker } from './breaker.ts'
import { transportLimits as limits } from './limits.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const second_ms = 1_000

const bySes = {
  SES_REGION: 'eu-west-1',
  SES_ACCESS_KEY_ID: ses_key.access_key_id,
  SES_SECRET_ACCESS_KEY: ses_key.secret_access_key,
}

/** By Amazon SES, one message at a time. */
async function world(rules: FakeRules) {
  const fake = await fakeProviders(rules)
  closers.push(() => fake.close())
  const w = await createMailFixture({ ...bySes, SES_ENDPOINT: fake.origin, MAIL_CONNECTIONS: '1' })
  closers.push(() => w.close())
  const attention = async () => (await w.get(w.path('dashboard'))).body.attention
  const trouble = async () => (await w.get(w.path('email-transport'))).body.trouble
  return { w, fake, attention, trouble }
}

test('after failures in a row one email probes, the others wait, and all leave once it works', async () => {
  let down = true
  const { w, fake, attention, trouble } = await world({
    fault: () => (down ? sesFault(503, 'ServiceUnavailableException', 'Maintenance') : undefined),
  })
  const more = 3
  const ids: string[] = []
  for (let i = 0; i < limits.transport_failures_max + more; i++) {
    ids.push((await w.queue(await w.newLead(`reader${i}@example.net`))).email_id)
  }
  await w.settle()
  const tried = fake.calls()
  const emails = await Promise.all(ids.map(w.email))
  expect(emails.filter(({ reason, attempts }) => reason === 'transport_down' && attempts === 0)).toHaveLength(more)
  expect(tried).toBe(limits.transport_failures_max)
  expect(await trouble()).toMatchObject({
    failures: tried,
    reason: '503 ServiceUnavailableException Maintenance',
    since: '2027-03-14T09:30:00.000Z',
  })
  expect(await attention()).toContainEqual({ type: 'transport_down', count: 1 })
  w.clock.forward(limits.transport_retry_seconds * second_ms)
  await w.settle()
  expect(fake.calls()).toBe(tried + 1)
  // It is known after a restart.
  await w.restart()
  down = false
  w.clock.forward(2 * limits.transport_retry_seconds * second_ms)
  await w.settle()
  expect(await trouble()).toBeUndefined()
  expect(await attention()).toEqual([])
  w.clock.forward(10 * 60 * second_ms)
  await w.settle()
  expect((await Promise.all(ids.map(w.email))).every(({ status }) => status === 'delivered')).toBe(true)
})

test('a refused message says nothing of the transport', async () => {
  const { w, fake, trouble } = await world({ fault: () => sesFault(400, 'MessageRejected', 'Invalid') })
  for (let i = 0; i <= limits.transport_failures_max; i++) await w.queue(await w.newLead(`reader${i}@example.net`))
  await w.settle()
  expect(fake.calls()).toBe(limits.transport_failures_max + 1)
  expect(await trouble()).toBeUndefined()
})

test('a transport that takes no more for now is left alone for a moment', async () => {
  let full = true
  const { w, fake, trouble } = await world({
    fault: () => (full ? sesFault(429, 'TooManyRequestsException', 'Rate limit') : undefined),
  })
  const ids = [1, 2, 3].map(i => `reader${i}@example.net`)
  const emails: string[] = []
  for (const address of ids) emails.push((await w.queue(await w.newLead(address))).email_id)
  await w.settle()
  expect(fake.calls()).toBe(1)
  full = false
  w.clock.forward(limits.transport_rest_seconds * second_ms)
  await w.settle()
  expect(fake.accepted).toHaveLength(2)
  w.clock.forward(2 * 60 * second_ms)
  await w.settle()
  expect((await Promise.all(emails.map(w.email))).every(({ status }) => status === 'delivered')).toBe(true)
  expect(await trouble()).toBeUndefined()
})

test('a call of many messages that Postmark takes no more of is tried again as a whole, after a moment', async () => {
  let full = true
  const fake = await fakeProviders({ batch: () => (full ? postmarkFault(429, 429, 'Rate limit') : undefined) })
  closers.push(() => fake.close())
  const w = await createMailFixture({ POSTMARK_SERVER_TOKEN: server_token, POSTMARK_ENDPOINT: fake.origin })
  closers.push(() => w.close())
  await w.stop()
  const emails: string[] = []
  for (let i = 0; i < 20; i++) emails.push((await w.queue(await w.newLead(`reader${i}@example.net`))).email_id)
  await w.restart()
  await w.settle()
  expect(fake.accepted).toEqual([])
  full = false
  w.clock.forward(2 * 60 * second_ms)
  await w.settle()
  const states = await Promise.all(emails.map(async id => (await w.email(id)).status))
  expect(states).toEqual(Array(20).fill('delivered'))
  expect(fake.accepted).toHaveLength(20)
})

test('probes come ever later, up to a limit, and what was under way when it opened changes nothing', () => {
  const breaker = new Breaker()
  for (let i = 1; i < limits.transport_failures_max; i++) expect(breaker.failed(0, 'no')).toBeUndefined()
  expect(breaker.waitUntil(0)).toBeNull()
  const first = breaker.failed(0, 'no')
  expect(first?.next_attempt_at).toBe(limits.transport_retry_seconds * second_ms)
  expect(breaker.failed(1, 'no')).toBeUndefined()
  let now = first?.next_attempt_at ?? 0
  expect(breaker.waitUntil(now - 1)).toBe(now)
  expect(breaker.waitUntil(now)).toBeNull()
  expect(breaker.waitUntil(now)).toBe(now + limits.transport_probe_seconds_max * second_ms)
  for (let i = 0; i < 10; i++) now = breaker.failed(now, 'no')?.next_attempt_at ?? now
  const next = breaker.failed(now, 'no')?.next_attempt_at ?? 0
  expect(next - now).toBe(limits.transport_retry_seconds_max * second_ms)
  expect([breaker.worked(), breaker.worked(), breaker.waitUntil(now)]).toEqual([true, false, null])
})

test('an installation by Amazon SES', async () => {
  const fake = await fakeProviders({
    fault: to => (to === 'no@example.net' ? sesFault(400, 'MessageRejected', 'No') : undefined),
  })
  closers.push(() => fake.close())
  const w = await createMailFixture({ ...bySes, SES_ENDPOINT: fake.origin })
  closers.push(() => w.close())
  const yes = await w.send(await w.newLead('yes@example.net'))
  const no = await w.send(await w.newLead('no@example.net'))
  expect(await w.email(yes.email_id)).toMatchObject({ status: 'delivered' })
  expect(await w.email(no.email_id)).toMatchObject({ status: 'not_delivered', reason: 'refused' })
})
