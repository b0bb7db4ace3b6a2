/** The comparison with Stripe: what differs is said with both sides, and taken over then. */
import Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openBilledHarness, price, type Shop } from '../../testing/billed-harness.ts'

let shop: Shop
let stripe: Stripe
beforeAll(async () => {
  shop = await openBilledHarness()
  stripe = new Stripe(shop.fake.keys.test, { ...shop.fake.client, maxNetworkRetries: 0 })
})
afterEach(() => shop.fake.assertNoFaults())
afterAll(() => shop.close())

const last = async () => {
  const { body } = await shop.get('/v1/installation/reconciliations')
  return body.data[0] as unknown as { status: string; subscriptions_compared: number; differences: object[] }
}

test('an end and a sale of which no event came are found by night, and not once more', async () => {
  const starter = await shop.newPlan('Starter', { prices: [price(2_900)] })
  await shop.setUp()
  const by = { token: (await shop.newPerson('unsaid@example.com')).token }
  await shop.buy(starter)
  const [subscription] = shop.fake.world.subscriptions.all()
  shop.receiver.isDeaf = true
  const stripe_id = subscription?.id ?? ''
  const { items } = await stripe.subscriptions.update(stripe_id, { cancel_at_period_end: true })
  await shop.buy(starter, by)
  shop.receiver.isDeaf = false
  await shop.forward(26 * 3_600_000)
  const ends_at = new Date((items.data[0]?.current_period_end ?? 0) * 1_000).toISOString()
  const bought = shop.fake.world.subscriptions.all().find(({ id }) => id !== stripe_id)?.id
  const found = await last()
  expect(found).toMatchObject({ status: 'done', subscriptions_compared: 1 })
  expect(found.differences).toHaveLength(2)
  expect(found.differences).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ stripe_id, what: 'ends_at', ours: null, stripes: ends_at }),
      expect.objectContaining({ stripe_id: bought, what: 'missing_here', ours: null, stripes: 'active' }),
    ]),
  )
  expect((await shop.get('/v1/billing')).body).toMatchObject({ subscription: { status: 'expiring', ends_at } })
  await shop.post('/v1/installation/reconciliations')
  await shop.settle()
  expect(await last()).toMatchObject({ status: 'done', subscriptions_compared: 2, differences: [] })
})
