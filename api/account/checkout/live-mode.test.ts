/** Keys of live mode: everything is sold there, beside what was set up and sold in test mode, and apart from it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBilledHarness, type Shop } from '../../testing/billed-harness.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openBilledHarness({
    STRIPE_SECRET_KEY: 'sk_live_fake51HqLyjWDarjtT1zdp7dc',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_fake51HqLyjWDarjtT1zdp7dc',
    PUBLIC_URL: 'https://app.example.com',
  })
})
afterAll(() => shop.close())

test('a plan is set up, bought and renewed in live mode alone', async () => {
  const { world, buyer } = shop.fake.live
  const plan_id = await shop.newPlan('Starter')
  expect((await shop.setUp()).body).toMatchObject({ status: 'ready', mode: 'live', wallets: 'active' })
  const { body: session } = await shop.post('/v1/checkout-sessions', { plan_id, interval: 'month', currency: 'EUR' })
  expect(session).toMatchObject({ publishable_key: expect.stringMatching(/^pk_live_/) })
  const id = String(session.client_secret).split('_secret_')[0] ?? ''
  expect(id).toMatch(/^cs_live_/)
  await buyer.pay(id, 'pm_card_visa', { name: 'Ana', address: { country: 'ES', postal_code: '28013' } })
  await shop.settle()
  expect((await shop.get('/v1/usage')).body.plan).toMatchObject({ id: plan_id })
  await shop.forward(32 * 86_400_000)
  expect((await shop.get('/v1/billing/payments')).body.data).toHaveLength(2)
  expect(world.subscriptions.all()).toMatchObject([{ status: 'active', livemode: true }])
  const { subscriptions, customers, webhook_endpoints } = shop.fake.world
  expect([subscriptions.all(), customers.all(), webhook_endpoints.all()]).toEqual([[], [], []])
  shop.fake.assertNoFaults()
})

test('an event of test mode settles nothing', async () => {
  const { body } = await shop.get('/v1/installation/payment-events?limit=100')
  await shop.fake.sendEvent('customer.updated', { id: 'cus_test', object: 'customer' })
  await shop.settle()
  expect((await shop.get('/v1/installation/payment-events?limit=100')).body.data).toHaveLength(body.data.length)
})
