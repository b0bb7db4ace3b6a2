/** Events on their way: signatures, versions, copies, order, losses, retries. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Stripe from 'stripe'
import { afterEach, expect, test } from 'vitest'
import { DAY, HOUR, openShop, type Shop } from './shop.ts'
import { sign } from './signature.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

interface Received {
  body: string
  signature: string
  event: Stripe.Event
  status: number
}

/** A shop whose endpoint answers as a test says. */
async function listen(answer: (event: Stripe.Event, shop: Shop) => number | Promise<number> = () => 200) {
  const received: Received[] = []
  const shop = await openShop({ receiverClock: { now: () => shop.fake.clock.now() }, start: Date.UTC(2026, 0, 15, 12) })
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const event = JSON.parse(body) as Stripe.Event
    const status = await answer(event, shop)
    received.push({ body, signature: String(request.headers['stripe-signature']), event, status })
    response.writeHead(status).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const endpoint = await shop.stripe.webhookEndpoints.create({
    url: `http://127.0.0.1:${port}/webhooks`,
    enabled_events: ['customer.created', 'customer.updated', 'customer.deleted'],
    api_version: '2026-08-26.dahlia',
  })
  closers.push(() => {
    server.close()
    shop.fake.assertNoFaults()
    return shop.fake.close()
  })
  const read = ({ body, signature }: Received, secret = endpoint.secret!) =>
    shop.stripe.webhooks.constructEvent(body, signature, secret, 300, undefined, shop.fake.clock.now())
  return { ...shop, received, endpoint, read, settle: () => shop.fake.deliveries.settle() }
}

test('a delivery is what the library accepts, with the version of its endpoint and the request that caused it', async () => {
  const { stripe, received, endpoint, read, settle } = await listen()
  expect(endpoint.secret).toMatch(/^whsec_/)
  expect((await stripe.webhookEndpoints.retrieve(endpoint.id)).secret).toBeUndefined()
  const customer = await stripe.customers.create({ email: 'a@example.com' }, { idempotencyKey: 'first' })
  await stripe.customers.update(customer.id, { email: 'b@example.com' })
  await stripe.products.update((await stripe.products.list()).data[0]!.id, { name: 'Not asked for' })
  await settle()
  expect(received.map(one => read(one).type)).toEqual(['customer.created', 'customer.updated'])
  const [created, updated] = received.map(({ event }) => event)
  expect(created).toMatchObject({
    api_version: '2026-08-26.dahlia',
    livemode: false,
    request: { idempotency_key: 'first' },
  })
  expect(updated?.data).toMatchObject({
    object: { email: 'b@example.com' },
    previous_attributes: { email: 'a@example.com' },
  })
  const fetched = await stripe.events.retrieve(updated!.id)
  expect(fetched).toMatchObject({ id: updated!.id, pending_webhooks: 0 })
  expect((await stripe.events.list({ type: 'customer.*' })).data.map(({ type }) => type)).toEqual([
    'customer.updated',
    'customer.created',
  ])
})

test('signatures: five minutes of age, the very bytes, either secret while one is rolled', () => {
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'customer.created' }, null, 2)
  const { webhooks } = new Stripe('sk_test_1')
  const now = 1_800_000_000
  const accept = (body: string, header: string, secret = 'whsec_new') =>
    webhooks.constructEvent(body, header, secret, 300, undefined, now * 1_000).id
  expect(accept(payload, sign(payload, ['whsec_new'], now))).toBe('evt_1')
  expect(accept(payload, sign(payload, ['whsec_new'], now - 299))).toBe('evt_1')
  expect(() => accept(payload, sign(payload, ['whsec_new'], now - 301))).toThrow('outside the tolerance zone')
  // The library takes one from the future.
  expect(accept(payload, sign(payload, ['whsec_new'], now + 3_600))).toBe('evt_1')
  const other = JSON.stringify(JSON.parse(payload))
  expect(() => accept(other, sign(payload, ['whsec_new'], now))).toThrow('No signatures found')
  const rolled = sign(payload, ['whsec_new', 'whsec_old'], now)
  expect(accept(payload, rolled, 'whsec_old')).toBe('evt_1')
  expect(accept(payload, rolled, 'whsec_new')).toBe('evt_1')
  expect(() => accept(payload, sign(payload, ['whsec_new'], now), 'whsec_old')).toThrow('No signatures found')
})

test('a secret that is rolled counts for a day beside the new one', async () => {
  const { stripe, fake, received, endpoint, read, settle } = await listen()
  const secret = fake.rollSecret(endpoint.id)
  await stripe.customers.create({})
  await settle()
  expect(read(received[0]!).type).toBe('customer.created')
  expect(read(received[0]!, secret).type).toBe('customer.created')
  await fake.clock.advance(25 * HOUR)
  await stripe.customers.create({})
  await settle()
  expect(() => read(received[1]!)).toThrow('No signatures found')
  expect(read(received[1]!, secret).type).toBe('customer.created')
})

test('what is refused comes again, signed anew, for three days', async () => {
  let fails = 2
  const { stripe, fake, received, read, settle } = await listen(() => (fails-- > 0 ? 500 : 200))
  await stripe.customers.create({})
  await settle()
  await fake.clock.advance(HOUR)
  expect(received.map(({ status }) => status)).toEqual([500, 500, 200])
  expect(new Set(received.map(({ event }) => event.id)).size).toBe(1)
  expect(new Set(received.map(({ signature }) => signature)).size).toBe(3)
  fails = Number.POSITIVE_INFINITY
  await stripe.customers.create({})
  await settle()
  await fake.clock.advance(4 * DAY)
  expect(fake.deliveries.all.at(-1)).toMatchObject({ state: 'failed', attempts: Array(10).fill(500) })
  // The last was signed when it was sent, hours ago by now.
  expect(() => read(received.at(-1)!)).toThrow('outside the tolerance zone')
})

test('three of each, in reverse, days late, lost at first', async () => {
  const { stripe, fake, received, settle } = await listen()
  const ids = () => received.splice(0).map(({ event }) => event.type.replace('customer.', ''))
  fake.deliveries.options.times = 3
  const { id } = await stripe.customers.create({})
  await settle()
  expect(ids()).toEqual(['created', 'created', 'created'])
  fake.deliveries.options.times = 1
  fake.deliveries.hold()
  await stripe.customers.update(id, { name: 'A' })
  await stripe.customers.del(id)
  await settle()
  expect(ids()).toEqual([])
  await fake.deliveries.release(waiting => waiting.toReversed())
  expect(ids()).toEqual(['deleted', 'updated'])
  fake.deliveries.options.delay = (2 * DAY) / 1_000
  await stripe.customers.create({})
  await fake.clock.advance(2 * DAY - 1_000)
  expect(ids()).toEqual([])
  await fake.clock.advance(1_000)
  expect(ids()).toEqual(['created'])
  Object.assign(fake.deliveries.options, { delay: 0, lost: 1 })
  await stripe.customers.create({})
  await settle()
  expect(ids()).toEqual([])
  await fake.clock.advance(5 * 60_000)
  expect(ids()).toEqual(['created'])
})

test('a webhook that is there before the answer of the call, and finds its object', async () => {
  const seen: string[] = []
  const { stripe, fake } = await listen(async (event, shop) => {
    const { id } = event.data.object as { id: string }
    const customer = (await shop.stripe.customers.retrieve(id)) as Stripe.Customer
    seen.push(`webhook ${customer.email}`)
    return 200
  })
  fake.deliveries.options.isBeforeAnswer = true
  const { email } = await stripe.customers.create({ email: 'a@example.com' })
  seen.push(`answer ${email}`)
  expect(seen).toEqual(['webhook a@example.com', 'answer a@example.com'])
})

test('events of the other mode and of other accounts, to whoever asked for them', async () => {
  const { stripe, fake, received, connect, settle } = await listen()
  await fake.sendEvent('customer.created', { id: 'cus_live', object: 'customer' }, { livemode: true })
  expect(received.map(({ event }) => event.livemode)).toEqual([true])
  await expect(stripe.events.retrieve(received[0]!.event.id)).rejects.toMatchObject({ statusCode: 404 })
  const account = fake.addAccount()
  const { url } = await stripe.webhookEndpoints.retrieve((await stripe.webhookEndpoints.list()).data[0]!.id)
  await stripe.webhookEndpoints.create({ url, enabled_events: ['*'], connect: true })
  await connect(fake.keys.test, { stripeAccount: account }).customers.create({})
  await settle()
  expect(received.map(({ event }) => event.account)).toEqual([undefined, account])
})
