/** Payments and what they are made with: a card that pays is kept until another one is the default of all. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openBilledHarness, price, type Shop } from '../../testing/billed-harness.ts'

let shop: Shop
let starter: string
let leads: string
beforeAll(async () => {
  shop = await openBilledHarness()
  starter = await shop.newPlan('Starter', { prices: [price(2_900)] })
  leads = await shop.newPlan('Leads', { plan_type: 'lead', limits: { leads: 1_000 }, prices: [price(900)] })
  await shop.setUp()
})
afterEach(() => shop.fake.assertNoFaults())
afterAll(() => shop.close())

interface Method {
  id: string
  brand: string
  is_default: boolean
}

test('a plan by one card and add-ons by another: neither goes while it pays', async () => {
  const by = { token: (await shop.newPerson('two-cards@example.com')).token }
  await shop.buy(starter, by)
  const cart = `/v1/sites/${await shop.newSite('Casa Verde', by.token)}/cart`
  await shop.post(`${cart}/items`, { plan_id: leads }, by)
  const { body } = await shop.post(`${cart}/checkout`, {}, by)
  const { client_secret } = body.session as unknown as { client_secret: string }
  const details = { email: 'ana@example.com', name: 'Ana', address: { country: 'ES', postal_code: '28013' } }
  await shop.fake.buyer.pay(client_secret.split('_secret_')[0] ?? '', 'pm_card_mastercard', details)
  await shop.settle()
  const methods = async () => (await shop.get('/v1/billing/payment-methods', by)).body.data as unknown as Method[]
  const find = async (name: string) => (await methods()).find(({ brand }) => brand === name)?.id ?? ''
  const remove = async (name: string) => shop.delete(`/v1/billing/payment-methods/${await find(name)}`, by)
  expect([(await remove('visa')).body.code, (await remove('mastercard')).body.code]).toEqual([
    'last_payment_method',
    'last_payment_method',
  ])
  await shop.post(`/v1/billing/payment-methods/${await find('mastercard')}/default`, undefined, by)
  // No event of it needs to have arrived.
  expect((await remove('visa')).status).toBe(204)
  expect((await remove('mastercard')).body.code).toBe('last_payment_method')
  expect(await methods()).toMatchObject([{ brand: 'mastercard', is_default: true }])
})

test('a customer who was deleted at Stripe by hand pays for nothing any more, and buys again as another one', async () => {
  const by = { token: (await shop.newPerson('deleted@example.com')).token }
  const billing = async () => (await shop.get('/v1/billing', by)).body
  await shop.buy(starter, by)
  expect(await billing()).toHaveProperty('subscription')
  const { customer } = [...shop.fake.world.subscriptions.all()].toSorted((a, b) => a.created - b.created).at(-1) ?? {}
  const { default: Client } = await import('stripe')
  const stripe = new Client(shop.fake.keys.test, { ...shop.fake.client, maxNetworkRetries: 0 })
  await stripe.customers.del(String(customer))
  await shop.settle()
  expect(await billing()).not.toHaveProperty('subscription')
  await shop.buy(starter, by)
  expect(await billing()).toHaveProperty('subscription')
  expect((await shop.get('/v1/billing/invoices', by)).body.data).toHaveLength(2)
})

test('a payment that is told of two days later has the day on which it was made', async () => {
  const { token, user_id } = await shop.newPerson('late@example.com')
  const paid_at = shop.clock.now()
  shop.fake.deliveries.options.delay = 2 * 86_400
  await shop.buy(starter, { token })
  await shop.forward(3 * 86_400_000)
  const by = { token: await shop.sessionOf(user_id) }
  const [payment] = (await shop.get('/v1/billing/payments', by)).body.data
  expect(Date.parse(String(payment?.created_at))).toBe(paid_at)
})
