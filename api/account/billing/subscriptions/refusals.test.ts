/** What is refused of checkouts, subscriptions and carts, and that money stays where it was. */
import Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openBilledHarness, price, type Shop } from '../../../testing/billed-harness.ts'
import { upload } from '../../../testing/upload.ts'
import { findSubscription } from './store.ts'

let shop: Shop
let stripe: Stripe
let starter: string
let studio: string
let leads: string
beforeAll(async () => {
  shop = await openBilledHarness()
  stripe = new Stripe(shop.fake.keys.test, { ...shop.fake.client, maxNetworkRetries: 0 })
  const both = (amount: number) => [price(amount), price(amount, 'month', 'USD')]
  starter = await shop.newPlan('Starter', { limits: { sites: 9 }, prices: both(2_900) })
  studio = await shop.newPlan('Studio', { limits: { sites: 9 }, prices: both(9_900) })
  leads = await shop.newPlan('Leads', { plan_type: 'lead', limits: { leads: 1_000 }, prices: both(900) })
  await shop.setUp()
})
afterEach(() => shop.fake.assertNoFaults())
afterAll(() => shop.close())

const as = async (name: string) => ({ token: (await shop.newPerson(`${name}@example.com`)).token })
type Caller = Awaited<ReturnType<typeof as>>
const begin = (by: Caller, more: object = {}) =>
  shop.post('/v1/checkout-sessions', { plan_id: starter, interval: 'month', currency: 'EUR', ...more }, by)
const buyer = { email: 'ana@example.com', name: 'Ana', address: { country: 'ES', postal_code: '28013' } }
const pay = ({ client_secret }: Record<string, unknown>) =>
  shop.fake.buyer.pay(String(client_secret).split('_secret_')[0] ?? '', 'pm_card_visa', buyer)
const path = async (by: Caller) => {
  const { subscription } = (await shop.get('/v1/billing', by)).body as unknown as { subscription: { id: string } }
  return `/v1/billing/subscriptions/${subscription.id}`
}
async function cartOf(by: Caller, currency = 'EUR'): Promise<string> {
  const cart = `/v1/sites/${await shop.newSite(`Casa ${crypto.randomUUID().slice(0, 8)}`, by.token)}/cart`
  expect((await shop.patch(cart, { currency }, by)).status).toBe(200)
  expect((await shop.post(`${cart}/items`, { plan_id: leads }, by)).status).toBe(201)
  return cart
}
/** The next payment of everything that this one pays for is declined. */
async function declineFrom(subscription_id: string) {
  const { customer } = await stripe.subscriptions.retrieve(subscription_id)
  const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: customer as string })
  await stripe.subscriptions.update(subscription_id, { default_payment_method: bad.id })
}
async function stripeIds(by: Caller): Promise<string[]> {
  const ids = (await shop.get('/v1/billing/subscriptions?live=true', by)).body.data.map(({ id }) => String(id))
  const { control } = shop.installation.databases
  const rows = await Promise.all(ids.map(id => control.read(db => findSubscription(db, id))))
  return rows.flatMap(row => row?.stripe_id ?? [])
}
const lastSubscription = () => [...shop.fake.world.subscriptions.all()].toSorted((a, b) => a.created - b.created).at(-1)

test('a checkout that is over is neither canceled nor led on', async () => {
  const by = await as('over')
  const at = `/v1/checkout-sessions/${(await begin(by)).body.id}`
  expect((await shop.delete(at, by)).status).toBe(204)
  expect((await shop.delete(at, by)).body.code).toBe('transition_not_allowed')
  expect((await shop.post(`${at}/hosted-page`, undefined, by)).body.code).toBe('transition_not_allowed')
})

test('one that was paid a moment ago is neither canceled nor led on: what was bought is there', async () => {
  for (const act of ['cancel', 'lead on']) {
    const by = await as(act.replace(' ', '-'))
    const { body } = await begin(by)
    await pay(body)
    const at = `/v1/checkout-sessions/${body.id}`
    const refused = act === 'cancel' ? await shop.delete(at, by) : await shop.post(`${at}/hosted-page`, undefined, by)
    expect(refused.body.code).toBe('subscription_exists')
    expect((await shop.get(at, by)).body.status).toBe('complete')
  }
})

test('a price that is no longer offered is not sold', async () => {
  const by = await as('gone')
  const plan_id = await shop.newPlan('Gone')
  await shop.setUp()
  const { body } = await begin(by, { plan_id })
  expect((await shop.patch(`/v1/plans/${plan_id}`, { prices: [] })).status).toBe(200)
  await shop.setUp()
  const refused = await shop.post(`/v1/checkout-sessions/${body.id}/hosted-page`, undefined, by)
  expect([refused.status, refused.body.code]).toEqual([422, 'validation_failed'])
  const cart = await cartOf(by, 'JPY')
  expect((await shop.post(`${cart}/total`, undefined, by)).body.code).toBe('validation_failed')
})

test('an account pays in one currency, and an empty cart is not paid', async () => {
  const by = await as('currency')
  const cart = await cartOf(by)
  const { body } = await shop.post(`${cart}/checkout`, {}, by)
  await pay(body.session as Record<string, unknown>)
  expect((await shop.post(`${cart}/checkout/settle`, undefined, by)).body.subscription).toBeDefined()
  expect((await begin(by, { currency: 'USD' })).body.code).toBe('currency_fixed')
  const other = await cartOf(by, 'USD')
  expect((await shop.post(`${other}/checkout`, {}, by)).body.code).toBe('currency_fixed')
  expect((await shop.post(`${cart}/total`, undefined, by)).body.code).toBe('cart_empty')
  expect((await shop.post(`${cart}/checkout`, {}, by)).body.code).toBe('cart_empty')

  expect((await shop.post(`${cart}/items`, { plan_id: leads }, by)).status).toBe(201)
  expect((await shop.post(`${cart}/checkout`, {}, by)).body.code).toBe('price_expired')
  await declineFrom(lastSubscription()?.id ?? '')
  const { change_id } = (await shop.post(`${cart}/total`, undefined, by)).body
  expect((await shop.post(`${cart}/checkout`, { change_id }, by)).body.code).toBe('payment_failed')
})

test('a currency is no longer chosen once something is paid in it, not before', async () => {
  const by = await as('undecided')
  const currency = async () => (await shop.get('/v1/billing', by)).body.currency
  expect((await begin(by)).status).toBe(201)
  expect(await currency()).toBeNull()
  const { status, body } = await begin(by, { currency: 'USD' })
  expect(status).toBe(201)
  await pay(body)
  expect((await shop.post(`/v1/checkout-sessions/${body.id}/settle`, undefined, by)).status).toBe(200)
  expect(await currency()).toBe('USD')
})

test('while a payment is due nothing is bought at once, and what is not paid any more goes on with its invoice', async () => {
  const { user_id, ...person } = await shop.newPerson('due@example.com')
  let by: Caller = person
  await shop.buy(starter, by)
  const at = await path(by)
  const more = { items: [{ plan_id: studio, quantity: 1 }] }
  const shown = (await shop.post(`${at}/changes`, more, by)).body.id
  const cart = await cartOf(by)
  const { body } = await shop.post(`${cart}/checkout`, {}, by)
  await pay(body.session as Record<string, unknown>)
  await shop.settle()
  await shop.post(`${cart}/items`, { plan_id: leads }, by)
  const { change_id } = (await shop.post(`${cart}/total`, undefined, by)).body
  for (const id of [...(await stripeIds(by))]) await declineFrom(id)
  shop.fake.settings.after_retries = 'unpaid'
  await shop.forward(32 * 86_400_000)
  by = { token: await shop.sessionOf(user_id) }
  expect((await shop.get(at, by)).body).toMatchObject({ status: 'active', reason: 'payment_due' })
  const refused = async () => [
    (await shop.post(`${at}/changes`, more, by)).body.code,
    (await shop.post(`${cart}/total`, undefined, by)).body.code,
    (await shop.post(`${cart}/checkout`, { change_id }, by)).body.code,
  ]
  expect(await refused()).toEqual(['payment_due', 'payment_due', 'price_expired'])
  await shop.forward(30 * 86_400_000)
  shop.fake.settings.after_retries = 'canceled'
  by = { token: await shop.sessionOf(user_id) }
  expect((await shop.get(at, by)).body).toMatchObject({ status: 'expired', reason: 'unpaid' })
  expect(await refused()).toEqual(['payment_due', 'payment_due', 'payment_due'])
  expect((await shop.post(`${at}/changes/${shown}/confirm`, undefined, by)).body.code).toBe('payment_due')
  // It is ended all the same, and another can be bought then.
  const off = await shop.call('PUT', `${at}/auto-renewal`, { ...by, body: { auto_renewal: false } })
  expect(off.status, JSON.stringify(off.body)).toBe(200)
})

test('one that has ended at Stripe alone is said to have ended, by a cart and by a change', async () => {
  const by = await as('ended-there')
  await shop.buy(starter, by)
  const at = await path(by)
  const more = { items: [{ plan_id: studio, quantity: 1 }] }
  const carts = [await cartOf(by), await cartOf(by)]
  for (const cart of carts) {
    const { body } = await shop.post(`${cart}/checkout`, {}, by)
    await pay(body.session as Record<string, unknown>)
    await shop.settle()
    expect((await shop.post(`${cart}/items`, { plan_id: leads }, by)).status).toBe(201)
  }
  const { change_id } = (await shop.post(`${carts[0]}/total`, undefined, by)).body
  shop.fake.deliveries.hold()
  for (const id of await stripeIds(by)) await stripe.subscriptions.cancel(id)
  const refused = [
    await shop.post(`${carts[0]}/checkout`, { change_id }, by),
    await shop.post(`${carts[1]}/total`, undefined, by),
    await shop.post(`${at}/changes`, more, by),
  ]
  await shop.fake.deliveries.release()
  expect(refused.map(({ body }) => body.code)).toEqual(Array(3).fill('subscription_ended'))
})

test('a resumption that the bank declines is said', async () => {
  const by = await as('resumed')
  await shop.buy(starter, by)
  const at = await path(by)
  expect((await shop.call('PUT', `${at}/auto-renewal`, { ...by, body: { auto_renewal: false } })).status).toBe(200)
  shop.fake.fail({ type: 'declined', on: 'POST /v1/subscriptions/{subscription_exposed_id}' })
  const { status, body } = await shop.post(`${at}/resume`, undefined, by)
  expect([status, body.code]).toEqual([402, 'payment_failed'])
  expect((await shop.get(at, by)).body).toMatchObject({ status: 'expiring' })
})

test('two tabs pay for one cart once', async () => {
  const by = await as('tabs')
  const cart = await cartOf(by)
  const { body } = await shop.post(`${cart}/checkout`, {}, by)
  await pay(body.session as Record<string, unknown>)
  expect((await shop.post(`${cart}/checkout`, {}, by)).body.code).toBe('subscription_exists')
})

test('a subscription is changed at its price, by who can pay', async () => {
  const by = await as('change')
  await shop.buy(starter, by)
  const at = await path(by)
  const change = (body: object) => shop.post(`${at}/changes`, body, by)
  const confirm = (id: string) => shop.post(`${at}/changes/${id}/confirm`, undefined, by)
  const more = { items: [{ plan_id: studio, quantity: 1 }] }
  expect((await change({})).body.code).toBe('nothing_to_change')
  expect((await shop.post(`${at}/resume`, undefined, by)).body.code).toBe('transition_not_allowed')
  const methods = (await shop.get('/v1/billing/payment-methods', by)).body.data
  expect(methods).toHaveLength(1)
  const last = await shop.delete(`/v1/billing/payment-methods/${methods[0]?.id}`, by)
  expect(last.body.code).toBe('last_payment_method')

  const shown = (await change(more)).body.id
  expect((await shop.delete(`${at}/changes/${shown}`, by)).body.code).toBe('transition_not_allowed')
  await shop.forward(31 * 60_000)
  expect((await confirm(shown)).body.code).toBe('price_expired')

  const site = await shop.newSite('Casa Verde', by.token)
  const signed = { authorization: `Bearer ${by.token}` }
  const file = await upload(shop, `/v1/sites/${site}/files`, Buffer.from('Water.'), 'guide.txt', signed)
  expect(file.status).toBe(201)
  const tiny = await shop.newPlan('Tiny', { limits: { storage: 1 }, prices: [price(9_900)] })
  await shop.setUp()
  const smaller = (await change({ items: [{ plan_id: tiny, quantity: 1 }] })).body
  expect(smaller.exceeded).toContainEqual(expect.objectContaining({ name: 'storage', prevents: true }))
  expect((await confirm(smaller.id)).body.code).toBe('disk_space_not_available')

  await declineFrom(lastSubscription()?.id ?? '')
  expect((await confirm((await change(more)).body.id)).body.code).toBe('payment_failed')
})

test('one that has ended is not changed, renewed or given back again', async () => {
  const by = await as('ended')
  await shop.buy(starter, by)
  const at = await path(by)
  const more = { items: [{ plan_id: studio, quantity: 1 }] }
  const shown = (await shop.post(`${at}/changes`, more, by)).body.id
  expect((await shop.post(`${at}/refund`, undefined, by)).status).toBe(200)
  expect((await shop.post(`${at}/refund`, undefined, by)).body.code).toBe('refund_not_possible')
  const renewed = await shop.call('PUT', `${at}/auto-renewal`, { ...by, body: { auto_renewal: true } })
  const refused = [
    renewed,
    await shop.post(`${at}/resume`, undefined, by),
    await shop.post(`${at}/changes`, more, by),
    await shop.post(`${at}/changes/${shown}/confirm`, undefined, by),
  ]
  expect(refused.map(({ body }) => body.code)).toEqual(Array(4).fill('subscription_ended'))
})

test('a code of a coupon is given once, and one that never was does not end', async () => {
  expect((await shop.delete('/v1/installation/coupons/promo_none')).body.code).toBe('not_found')
  const coupon = { code: 'SPRING20', percent_off: 20, duration: 'once' }
  expect((await shop.post('/v1/installation/coupons', coupon)).status).toBe(201)
  expect((await shop.post('/v1/installation/coupons', coupon)).body.code).toBe('name_taken')
})

test('a plan that somebody may pay for at any moment, or changes to, is not deleted', async () => {
  const by = await as('deleted')
  const plan_id = await shop.newPlan('Deleted')
  await shop.setUp()
  const { body } = await begin(by, { plan_id })
  const remove = () => shop.call('DELETE', `/v1/plans/${plan_id}`, { headers: { 'accept-language': 'en' } })
  expect((await remove()).body).toMatchObject({
    code: 'plan_in_use',
    detail: expect.stringMatching(/^Somebody has a checkout of this plan open\./),
  })
  // Given up, nobody pays for it any more.
  expect((await shop.delete(`/v1/checkout-sessions/${body.id}`, by)).status).toBe(204)
  expect((await remove()).status).toBe(204)

  const cheap = await shop.newPlan('Cheap', { prices: [price(100)] })
  await shop.setUp()
  await pay((await begin(by)).body)
  await shop.settle()
  const at = `${await path(by)}/changes`
  const { body: change } = await shop.post(at, { items: [{ plan_id: cheap, quantity: 1 }] }, by)
  await shop.post(`${at}/${change.id}/confirm`, undefined, by)
  expect((await shop.get(`${at}/${change.id}`, by)).body.status).toBe('scheduled')
  expect((await shop.delete(`/v1/plans/${cheap}`)).body.code).toBe('plan_in_use')
})
