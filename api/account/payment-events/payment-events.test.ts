/** The webhook: what is taken, what is refused, and what is passed over. */
import Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openBilledHarness, type Shop } from '../../testing/billed-harness.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openBilledHarness()
  await shop.newPlan('Starter')
  await shop.setUp()
})
afterEach(() => shop.fake.assertNoFaults())
afterAll(() => shop.close())

const stripe = new Stripe('sk_test_0123456789')
const event = (id: string, more: object = {}) =>
  JSON.stringify(
    {
      id,
      object: 'event',
      type: 'customer.updated',
      created: 1,
      livemode: false,
      data: { object: { id: 'cus_1', object: 'customer' } },
      ...more,
    },
    null,
    2,
  )
const getSecret = () => [...shop.fake.world.endpointSecrets.values()].at(-1)?.[0]?.secret ?? ''
async function send(payload: string, { age = 0, body = payload } = {}) {
  const timestamp = Math.floor(shop.clock.now() / 1_000) - age
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: getSecret(), timestamp })
  const headers = { 'stripe-signature': signature }
  return shop.call('POST', '/v1/public/stripe-events', { token: null, body, headers })
}
const count = async () => (await shop.get('/v1/installation/payment-events?limit=100')).body.data.length

test.each([
  ['older than five minutes by its own time', event('evt_a'), { age: 301 }],
  ['as far ahead', event('evt_a'), { age: -301 }],
  ['over JSON that was written anew', event('evt_a'), { body: JSON.stringify(JSON.parse(event('evt_a'))) }],
])('a signature %s is refused', async (_, payload, options) => {
  const before = await count()
  const { status, body } = await send(payload, options)
  expect([status, body.code, await count()]).toEqual([400, 'stripe_signature_invalid', before])
})

test.each([
  ['the other mode', { livemode: true }],
  ['another account', { account: 'acct_other' }],
])('an event of %s is answered and not kept', async (_, more) => {
  const before = await count()
  const { status, body } = await send(event('evt_b', more))
  expect([status, body.received, await count()]).toEqual([200, false, before])
})

test('one that is days late is taken, and once', async () => {
  const before = await count()
  const replies = [await send(event('evt_c')), await send(event('evt_c'), { age: 299 })]
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect(await count()).toBe(before + 1)
})

test('what is signed and no JSON is refused', async () => {
  const { status, body } = await send('no JSON')
  expect([status, body.code]).toEqual([400, 'body_not_json'])
})

test('an event that never came is neither shown nor settled again', async () => {
  const at = '/v1/installation/payment-events/pevt_0199a3f2c4d87e6b9a01ffffffffffff'
  const refused = [await shop.get(at), await shop.post(`${at}/replay`)]
  expect(refused.map(({ body }) => body.code)).toEqual(['not_found', 'not_found'])
})
