/** From test keys to live ones: what was bought with test cards stands in nobody's way. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BillingConfig } from '../../platform/config/billing-config.ts'
import { openPayments } from '../../platform/network/payments.ts'
import { openBilledHarness, price, type Shop } from '../../testing/billed-harness.ts'

let shop: Shop
let starter: string
beforeAll(async () => {
  shop = await openBilledHarness()
  starter = await shop.newPlan('Starter', { prices: [price(2_900)] })
  await shop.setUp()
})
afterAll(() => shop.close())

/** As the next start with other keys. */
async function goLive(): Promise<void> {
  const billing: BillingConfig = {
    secret_key: shop.fake.keys.live,
    publishable_key: 'pk_live_fake51HqLyjWDarjtT1zdp7dc',
    mode: 'live',
    tax: false,
    api_url: shop.fake.origin,
  }
  const { config } = shop.installation
  Object.assign(shop.installation, { config: { ...config, billing }, payments: await openPayments(billing) })
}

test('a plan and a checkout of test mode end with the set-up of live mode, and the plan is bought anew', async () => {
  await shop.buy(starter)
  const other = await shop.newPerson('bea@example.com')
  const wish = { plan_id: starter, interval: 'month', currency: 'EUR' }
  expect((await shop.post('/v1/checkout-sessions', wish, { token: other.token })).status).toBe(201)
  await goLive()
  const own = async () =>
    (await shop.get('/v1/billing')).body as unknown as { subscription?: { id: string }; plan: { ended: boolean } }
  const { subscription } = await own()
  // Before the set-up it is said in words.
  const path = `/v1/billing/subscriptions/${subscription?.id}/auto-renewal`
  expect((await shop.call('PUT', path, { body: { auto_renewal: false } })).body.code).toBe('stripe_key_refused')

  expect((await shop.setUp()).body).toMatchObject({ status: 'ready', mode: 'live' })
  expect(await own()).not.toHaveProperty('subscription')
  expect((await own()).plan.ended).toBe(true)
  for (const token of [undefined, other.token]) {
    const { status, body } = await shop.post('/v1/checkout-sessions', wish, token ? { token } : {})
    expect([status, String(body.client_secret)]).toEqual([201, expect.stringMatching(/^cs_live_/)])
  }
  await shop.post('/v1/installation/reconciliations')
  await shop.settle()
  const { body } = await shop.get('/v1/installation/reconciliations')
  expect(body.data[0]).toMatchObject({ status: 'done', differences: [] })
})
