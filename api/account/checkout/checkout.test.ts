/** The checkout of an account's plan: what is paid counts, once, whichever way it becomes known. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openBilledHarness, type Shop } from '../../testing/billed-harness.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openBilledHarness()
})
afterEach(() => shop.fake.assertNoFaults())
afterAll(() => shop.close())

test('a plan is bought: the subscription, its invoice and the limits follow', async () => {
  const plan = await shop.newPlan('Starter')
  const made = await shop.setUp()
  expect(made.body).toMatchObject({ status: 'ready', price_count: 2, plans_to_update: [] })
  const id = await shop.buy(plan)
  const { body: session } = await shop.get(`/v1/checkout-sessions/${id}`)
  expect(session).toMatchObject({ status: 'complete' })
  const { body: events } = await shop.get('/v1/installation/payment-events?limit=100')
  expect(events.data.filter(({ status }) => status !== 'done' && status !== 'ignored')).toEqual([])
  expect((await shop.get('/v1/usage')).body.plan).toMatchObject({ id: plan })
  const again = await shop.post('/v1/checkout-sessions', { plan_id: plan, interval: 'month', currency: 'EUR' })
  expect(again.body.code).toBe('subscription_exists')
})
