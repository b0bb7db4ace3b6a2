/** Another plan for a subscription that was to end, or to have a smaller one: it takes the place of that, at once, at the bank, and at the end of the period. */
import Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openBilledHarness, price, type Shop } from '../../../testing/billed-harness.ts'
import { findSubscription } from './store.ts'

let shop: Shop
let stripe: Stripe
let starter: string
let studio: string
let agency: string
let user_id: string
let by: { token: string }
let at: string
beforeAll(async () => {
  shop = await openBilledHarness()
  stripe = new Stripe(shop.fake.keys.test, { ...shop.fake.client, maxNetworkRetries: 0 })
  starter = await shop.newPlan('Starter', { prices: [price(2_900)] })
  studio = await shop.newPlan('Studio', { prices: [price(9_900)] })
  agency = await shop.newPlan('Agency', { prices: [price(19_900)] })
  await shop.setUp()
})
beforeEach(async () => {
  const person = await shop.newPerson(`${crypto.randomUUID()}@example.com`)
  user_id = person.user_id
  by = { token: person.token }
})
afterEach(() => shop.fake.assertNoFaults())
afterAll(() => shop.close())

interface Wire {
  id: string
  status: string
  auto_renewal: boolean
  scheduled_change_id: string | null
  pending_change_id: string | null
}
const own = async () => ((await shop.get('/v1/billing', by)).body as unknown as { subscription: Wire }).subscription
const stripeId = async () => {
  const { id } = await own()
  return (await shop.installation.databases.control.read(db => findSubscription(db, id)))?.stripe_id ?? ''
}
async function buyAndLeave(plan_id: string): Promise<void> {
  await shop.buy(plan_id, by)
  at = `/v1/billing/subscriptions/${(await own()).id}`
  await shop.call('PUT', `${at}/auto-renewal`, { ...by, body: { auto_renewal: false } })
  expect(await own()).toMatchObject({ status: 'expiring', auto_renewal: false })
}
async function change(body: object) {
  const shown = await shop.post(`${at}/changes`, body, by)
  expect(shown.status, JSON.stringify(shown.body)).toBe(201)
  const confirm = () => shop.post(`${at}/changes/${shown.body.id}/confirm`, undefined, by)
  return { confirm, done: await confirm() }
}
const to = (plan_id: string) => ({ items: [{ plan_id, quantity: 1 }] })

test('a larger plan goes on, whichever way it was to end', async () => {
  await buyAndLeave(starter)
  expect((await change(to(studio))).done.body).toMatchObject({ status: 'active', auto_renewal: true })
  await shop.fake.buyer.cancelInPortal(await stripeId())
  await shop.settle()
  expect(await own()).toMatchObject({ status: 'expiring' })
  expect((await change(to(agency))).done.body).toMatchObject({ status: 'active', auto_renewal: true })
})

test('one that the bank asks about goes on once it is paid, and ends as it was to where it is not', async () => {
  await buyAndLeave(starter)
  const { customer } = await stripe.subscriptions.retrieve(await stripeId())
  const card = await stripe.paymentMethods.attach('pm_card_authenticationRequired', { customer: customer as string })
  await stripe.subscriptions.update(await stripeId(), { default_payment_method: card.id })
  const { done } = await change(to(studio))
  const { client_secret } = (done.body as unknown as { confirmation: { client_secret: string } }).confirmation
  expect(await own()).toMatchObject({ status: 'expiring', pending_change_id: expect.any(String) })
  await shop.fake.buyer.authenticate(client_secret.split('_secret_')[0] ?? '')
  await shop.settle()
  expect(await own()).toMatchObject({ status: 'active', auto_renewal: true, items: [{ plan_id: studio }] })

  await shop.call('PUT', `${at}/auto-renewal`, { ...by, body: { auto_renewal: false } })
  const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: customer as string })
  await stripe.subscriptions.update(await stripeId(), { default_payment_method: bad.id })
  expect((await change(to(agency))).done.body.code).toBe('payment_failed')
  expect(await own()).toMatchObject({ status: 'expiring', items: [{ plan_id: studio }] })
})

test('a smaller plan follows at the end of the period, in place of the end', async () => {
  await buyAndLeave(studio)
  expect((await change(to(starter))).done.body).toMatchObject({ status: 'active', auto_renewal: true })
  expect((await own()).scheduled_change_id).not.toBeNull()
  await shop.forward(32 * 86_400_000)
  by = { token: await shop.sessionOf(user_id) }
  expect(await own()).toMatchObject({ status: 'active', items: [{ plan_id: starter }] })
})

test('a larger plan takes the place of a smaller one that was to follow', async () => {
  await shop.buy(studio, by)
  at = `/v1/billing/subscriptions/${(await own()).id}`
  const smaller = await change(to(starter))
  const { scheduled_change_id } = await own()
  expect(smaller.done.body).toMatchObject({ scheduled_change_id })
  expect((await change(to(agency))).done.body).toMatchObject({ status: 'active', scheduled_change_id: null })
  expect((await shop.get(`${at}/changes/${scheduled_change_id}`, by)).body).toMatchObject({ status: 'canceled' })
  await shop.forward(32 * 86_400_000)
  by = { token: await shop.sessionOf(user_id) }
  expect(await own()).toMatchObject({ status: 'active', items: [{ plan_id: agency }] })
})

test('another code alone changes nothing of an end', async () => {
  const code = `HALF-${crypto.randomUUID().slice(0, 8)}`
  await shop.post('/v1/installation/coupons', { code, percent_off: 50, duration: 'forever' })
  await buyAndLeave(starter)
  expect((await change({ promotion_code: code })).done.body).toMatchObject({ status: 'expiring', promotion_code: code })
})

test('a price that was shown holds for another card', async () => {
  await shop.buy(starter, by)
  at = `/v1/billing/subscriptions/${(await own()).id}`
  const shown = await shop.post(`${at}/changes`, to(studio), by)
  const { customer } = await stripe.subscriptions.retrieve(await stripeId())
  const card = await stripe.paymentMethods.attach('pm_card_mastercard', { customer: customer as string })
  await stripe.subscriptions.update(await stripeId(), { default_payment_method: card.id })
  await shop.settle()
  expect((await shop.post(`${at}/changes/${shown.body.id}/confirm`, undefined, by)).status).toBe(200)
  expect(await own()).toMatchObject({ items: [{ plan_id: studio }] })
})

test('what the bank was paid for is done, though what was scheduled came before anybody told of it', async () => {
  await shop.buy(studio, by)
  at = `/v1/billing/subscriptions/${(await own()).id}`
  await change(to(starter))
  const { customer } = await stripe.subscriptions.retrieve(await stripeId())
  const card = await stripe.paymentMethods.attach('pm_card_authenticationRequired', { customer: customer as string })
  await stripe.subscriptions.update(await stripeId(), { default_payment_method: card.id })
  const { done } = await change(to(agency))
  const { client_secret } = (done.body as unknown as { confirmation: { client_secret: string } }).confirmation
  const { pending_change_id } = await own()
  await shop.fake.buyer.authenticate(client_secret.split('_secret_')[0] ?? '')
  await shop.forward(32 * 86_400_000)
  by = { token: await shop.sessionOf(user_id) }
  expect((await shop.get(`${at}/changes/${pending_change_id}`, by)).body).toMatchObject({ status: 'done' })
})

test('add-ons that the bank was paid for leave the cart, though fewer of them came before anybody told of it', async () => {
  const leads = await shop.newPlan('Leads', { plan_type: 'lead', limits: { leads: 1_000 }, prices: [price(900)] })
  await shop.setUp()
  const cart = `/v1/sites/${await shop.newSite('Casa Verde', by.token)}/cart`
  await shop.patch(cart, { currency: 'EUR' }, by)
  await shop.post(`${cart}/items`, { plan_id: leads, quantity: 2 }, by)
  const { session } = (await shop.post(`${cart}/checkout`, {}, by)).body as unknown as {
    session: { client_secret: string }
  }
  const buyer = { email: 'ana@example.com', name: 'Ana', address: { country: 'ES', postal_code: '28013' } }
  await shop.fake.buyer.pay(session.client_secret.split('_secret_')[0] ?? '', 'pm_card_visa', buyer)
  await shop.settle()
  const { site_subscriptions } = (await shop.get('/v1/billing', by)).body as unknown as { site_subscriptions: Wire[] }
  const { id = '' } = site_subscriptions[0] ?? {}
  at = `/v1/billing/subscriptions/${id}`
  await change(to(leads))
  const row = await shop.installation.databases.control.read(db => findSubscription(db, id))
  const { customer } = await stripe.subscriptions.retrieve(row?.stripe_id ?? '')
  const card = await stripe.paymentMethods.attach('pm_card_authenticationRequired', { customer: customer as string })
  await stripe.subscriptions.update(row?.stripe_id ?? '', { default_payment_method: card.id })
  await shop.post(`${cart}/items`, { plan_id: leads, quantity: 3 }, by)
  const { change_id } = (await shop.post(`${cart}/total`, undefined, by)).body
  const { confirmation } = (await shop.post(`${cart}/checkout`, { change_id }, by)).body as unknown as {
    confirmation: { client_secret: string }
  }
  await shop.fake.buyer.authenticate(confirmation.client_secret.split('_secret_')[0] ?? '')
  await shop.forward(32 * 86_400_000)
  by = { token: await shop.sessionOf(user_id) }
  expect((await shop.get(`${at}/changes/${change_id}`, by)).body).toMatchObject({ status: 'done' })
  expect((await shop.get(cart, by)).body.items).toEqual([])
})
