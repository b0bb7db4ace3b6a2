/** Taxes where they are switched on: Stripe computes them from the address of the buyer. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBilledHarness, type Shop } from '../../testing/billed-harness.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openBilledHarness({ STRIPE_TAX: 'true' })
})
afterAll(() => shop.close())

test('a session asks Stripe for them, and for the address and the tax ID that they depend on', async () => {
  const plan_id = await shop.newPlan('Starter')
  await shop.setUp()
  await shop.buy(plan_id)
  const [session] = shop.fake.world.sessions.all()
  expect(session).toMatchObject({
    automatic_tax: { enabled: true, status: 'complete' },
    tax_id_collection: { enabled: true },
    status: 'complete',
  })
  shop.fake.assertNoFaults()
})
