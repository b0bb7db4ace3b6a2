/** Refunds that were cut off: they are carried on, and given once. */
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
