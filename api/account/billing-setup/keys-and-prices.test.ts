/** Prices of plans that are edited, keys that Stripe refuses, and events that are settled again. */
import Stripe from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBilledHarness, price, type Shop } from '../../testing/billed-harness.ts'

const DAY = 86_400_000
let shop: Shop
let plan_id: string
beforeEach(async () => {
  shop = await openBilledHarness()
  plan_id = await shop.newPlan('Starter', { prices: [price(2_900), price(29_000, 'year')] })
  await shop.setUp()
})
afterEach(async () => {
  shop.fake.assertNoFaults()
  await shop.close()
})

const own = async () =>
  (await shop.get('/v1/billing')).body as unknown as { subscription: { id: string; amount: number } }

test('an edited price is a new one at Stripe: the old one is archived, and who pays it keeps it until they change', async () => {
  await shop.buy(plan_id)
  const edited = await shop.patch(`/v1/plans/${plan_id}`, { prices: [price(3_900), price(29_000, 'year')] })
  expect(edited.status).toBe(200)
  expect((await shop.get('/v1/installation/billing-setup')).body.plans_to_update).toMatchObject([{ id: plan_id }])
  await shop.settle()
  expect((await shop.get('/v1/installation/billing-setup')).body).toMatchObject({ plans_to_update: [], price_count: 2 })
  const prices = shop.fake.world.prices.all().map(({ unit_amount, active }) => [unit_amount, active])
  expect(prices.toSorted()).toEqual([
    [2_900, false],
    [29_000, true],
    [3_900, true],
  ])
  await shop.forward(32 * DAY)
  const paid = (await shop.get('/v1/billing/payments')).body.data.map(({ amount }) => amount)
  expect([paid, (await own()).subscription.amount]).toEqual([[2_900, 2_900], 2_900])
  const bea = await shop.newPerson('bea@example.com')
  await shop.buy(plan_id, { token: bea.token })
  expect((await shop.get('/v1/billing/payments', bea)).body.data).toMatchObject([{ amount: 3_900 }])
  // A price that went while its checkout was open is not charged in its place.
  const cora = await shop.newPerson('cora@example.com')
  const body = { plan_id, interval: 'month', currency: 'EUR' }
  const before = await shop.post('/v1/checkout-sessions', body, cora)
  await shop.patch(`/v1/plans/${plan_id}`, { prices: [price(4_900)] })
  await shop.settle()
  const after = await shop.post('/v1/checkout-sessions', body, cora)
  expect(after.body.id).not.toBe(before.body.id)
  expect(after.body.items).toMatchObject([{ unit_amount: 4_900 }])
})

test('a key that was revoked is said at once, in words, and what Stripe told meanwhile waits', async () => {
  const about = '/v1/installation/billing-setup'
  const english = { headers: { 'accept-language': 'en' } }
  expect((await shop.get(about, english)).body).toMatchObject({ status: 'ready', text: 'Payments are on.' })
  await shop.buy(plan_id)
  shop.fake.revokeKey(shop.fake.keys.test)
  expect((await shop.get(about, english)).body).toMatchObject({
    status: 'key_refused',
    text: expect.stringContaining('Stripe refuses the secret key'),
  })
  expect((await shop.get(about, { headers: { 'accept-language': 'es' } })).body.text).toContain('Stripe rechaza')
  const { id } = (await own()).subscription
  const refused = [
    await shop.setUp(),
    await shop.get('/v1/billing/payment-methods'),
    await shop.get('/v1/installation/coupons'),
    await shop.call('PUT', `/v1/billing/subscriptions/${id}/auto-renewal`, { body: { auto_renewal: false } }),
  ]
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(Array(4).fill([409, 'stripe_key_refused']))
  await shop.forward(32 * DAY)
  const { body } = await shop.get('/v1/installation/payment-events?status=waiting')
  expect(body.data[0]).toMatchObject({ failure: 'StripeAuthenticationError' })
  expect((await own()).subscription).toMatchObject({ amount: 2_900, status: 'active' })
})

test('a key of another account of the same mode is refused where something was set up with the first', async () => {
  const { installation } = shop
  const key = shop.fake.addAccount()
  const other = new Stripe(shop.fake.keys.test, { ...shop.fake.client, maxNetworkRetries: 0, stripeAccount: key })
  const { payments } = installation
  Object.assign(installation, { payments: payments && { ...payments, stripe: other } })
  expect((await shop.get('/v1/installation/billing-setup')).body).toMatchObject({ status: 'key_refused' })
  expect((await shop.setUp()).body.code).toBe('stripe_key_refused')
})

test('a replay settles the object as it is now, and does nothing twice', async () => {
  await shop.buy(plan_id)
  const events = async () => (await shop.get('/v1/installation/payment-events?limit=100')).body.data
  const paid = (await events()).find(({ type }) => type === 'invoice.paid')
  expect(paid).toMatchObject({ status: 'done', effects: expect.any(Array) })
  const activities = async () =>
    (await shop.get('/v1/activities?limit=100')).body.data.filter(({ name }) => name === 'invoice.paid').length
  const before = await activities()
  const begun = await shop.post(`/v1/installation/payment-events/${paid?.id}/replay`)
  expect(begun.body).toMatchObject({ status: 'waiting', settled_at: null })
  await shop.settle()
  expect((await shop.get(`/v1/installation/payment-events/${paid?.id}`)).body).toMatchObject({
    status: 'done',
    effects: [],
    settled_at: expect.any(String),
  })
  expect([await activities(), (await shop.get('/v1/billing/payments')).body.data.length]).toEqual([before, 1])
  // A subscription that has ended at Stripe and whose event was lost ends with the replay of an older one.
  const created = (await events()).find(({ type }) => type === 'customer.subscription.created')
  shop.fake.deliveries.options.lost = 99
  const stripe = new Stripe(shop.fake.keys.test, { ...shop.fake.client, maxNetworkRetries: 0 })
  await stripe.subscriptions.cancel(String(created?.object_id))
  await shop.settle()
  shop.fake.deliveries.options.lost = 0
  await shop.post(`/v1/installation/payment-events/${created?.id}/replay`)
  await shop.settle()
  expect((await shop.get('/v1/billing/subscriptions')).body.data).toMatchObject([{ status: 'cancelled' }])
})
