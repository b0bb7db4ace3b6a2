/** Refunds: a part takes nothing away, the whole is all that was paid; cut off, they are carried on, and given once. */
import Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openBilledHarness, price, type Shop } from '../../../testing/billed-harness.ts'

let shop: Shop
let starter: string
beforeAll(async () => {
  shop = await openBilledHarness()
  starter = await shop.newPlan('Starter', { prices: [price(2_900)] })
  await shop.setUp()
})
afterEach(() => shop.fake.assertNoFaults())
afterAll(() => shop.close())

test.each([
  ['before Stripe knew of it', { type: 'error', on: 'POST /v1/refunds' }],
  ['before its answer', { type: 'cut', hasEffect: true, on: 'POST /v1/refunds', times: 2 }],
  ['at the end of the subscription', { type: 'error', on: 'DELETE /v1/subscriptions/{subscription_exposed_id}' }],
] as const)('one that was cut off %s is carried on without its buyer', async (_, outage) => {
  const { token, user_id } = await shop.newPerson(`${crypto.randomUUID()}@example.com`)
  await shop.buy(starter, { token })
  const { subscription } = (await shop.get('/v1/billing', { token })).body as unknown as {
    subscription: { id: string }
  }
  const at = `/v1/billing/subscriptions/${subscription.id}`
  shop.fake.fail(outage)
  expect((await shop.post(`${at}/refund`, undefined, { token })).body.code).toBe('provider_unavailable')
  await shop.forward(10 * 60_000)
  const by = { token: await shop.sessionOf(user_id) }
  expect((await shop.get(at, by)).body).toMatchObject({ status: 'cancelled' })
  const [invoice] = (await shop.get('/v1/billing/invoices', by)).body.data
  expect(invoice).toMatchObject({ amount_paid: 2_900, amount_refunded: 2_900 })
  expect((await shop.post(`${at}/refund`, undefined, by)).body.code).toBe('refund_not_possible')
  const given = shop.fake.world.refunds.all().reduce((sum, { amount }) => sum + amount, 0)
  expect(given).toBe(2_900 * shop.fake.world.subscriptions.all().length)
})

test('a part that is given back at Stripe takes nothing away; then the rest of all payments is given back', async () => {
  const studio = await shop.newPlan('Studio', { prices: [price(9_900)] })
  await shop.setUp()
  const by = { token: (await shop.newPerson(`${crypto.randomUUID()}@example.com`)).token }
  const own = async () =>
    (await shop.get('/v1/billing', by)).body as unknown as { subscription?: { id: string }; plan: object }
  await shop.buy(starter, by)
  const at = `/v1/billing/subscriptions/${(await own()).subscription?.id}`
  const { body: change } = await shop.post(`${at}/changes`, { items: [{ plan_id: studio, quantity: 1 }] }, by)
  await shop.post(`${at}/changes/${change.id}/confirm`, undefined, by)
  await shop.settle()
  const payments = async () => (await shop.get('/v1/billing/payments', by)).body.data
  const stripe = new Stripe(shop.fake.keys.test, { ...shop.fake.client, maxNetworkRetries: 0 })
  const intent = shop.fake.world.payment_intents.all().findLast(({ amount }) => amount === 7_000)
  await stripe.refunds.create({ payment_intent: intent?.id ?? '', amount: 1_000 })
  await shop.settle()
  expect((await payments())[0]).toMatchObject({ status: 'partially_refunded', amount: 7_000, amount_refunded: 1_000 })
  expect(await own()).toMatchObject({ subscription: { status: 'active' }, plan: { id: studio, ended: false } })
  await shop.post(`${at}/refund`, undefined, by)
  await shop.settle()
  expect(await payments()).toMatchObject([
    { status: 'refunded', amount_refunded: 7_000 },
    { status: 'refunded', amount_refunded: 2_900 },
  ])
  expect(await own()).toMatchObject({ plan: { ended: true } })
})
