/** What the history of an account says of its subscription: each thing that happens once, by the names that the API lists. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openBilledHarness, price, type Shop } from '../../../testing/billed-harness.ts'
import { findSubscription } from './store.ts'

const DAY = 86_400_000
let shop: Shop
let starter: string
beforeAll(async () => {
  shop = await openBilledHarness()
  starter = await shop.newPlan('Starter', { prices: [price(2_900)] })
  await shop.setUp()
})
afterEach(() => shop.fake.assertNoFaults())
afterAll(() => shop.close())

test('a subscription is created, paid, updated and ended, and told once though Stripe tells it three times', async () => {
  shop.fake.deliveries.options.times = 3
  const { token, user_id } = await shop.newPerson('bea@example.com')
  let by = { token }
  await shop.buy(starter, by)
  await shop.settle()
  const { subscription } = (await shop.get('/v1/billing', by)).body as unknown as { subscription: { id: string } }
  const row = await shop.installation.databases.control.read(db => findSubscription(db, subscription.id))
  const told = async () => {
    const { data } = (await shop.get('/v1/activities?limit=100', by)).body
    return data
      .map(({ name }) => String(name))
      .filter(name => /^(subscription|invoice)\./.test(name))
      .toReversed()
  }
  expect((await told()).toSorted()).toEqual(['invoice.paid', 'subscription.created'])
  await shop.fake.buyer.cancelInPortal(row?.stripe_id ?? '')
  await shop.settle()
  expect((await told()).slice(2)).toEqual(['subscription.updated'])
  await shop.forward(32 * DAY)
  by = { token: await shop.sessionOf(user_id) }
  expect((await told()).slice(3)).toEqual(['subscription.updated', 'subscription.ended'])
})
