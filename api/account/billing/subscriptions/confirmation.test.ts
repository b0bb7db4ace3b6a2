/** Changes whose bank asks for 3-D Secure: they wait, are confirmed and done, or are abandoned and change nothing. */
import Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openBilledHarness, price, type Shop } from '../../../testing/billed-harness.ts'
import { findSubscription } from './store.ts'

const HOUR = 3_600_000
let shop: Shop
let stripe: Stripe
let starter: string
let studio: string
let leads: string
let user_id: string
let by: { token: string }
beforeAll(async () => {
  shop = await openBilledHarness()
  stripe = new Stripe(shop.fake.keys.test, { ...shop.fake.client, maxNetworkRetries: 0 })
  starter = await shop.newPlan('Starter', { prices: [price(2_900)] })
  studio = await shop.newPlan('Studio', { prices: [price(9_900)] })
  leads = await shop.newPlan('Leads', { plan_type: 'lead', limits: { leads: 1_000 }, prices: [price(900)] })
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
  amount: number
  pending_change_id: string | null
}
interface Confirmation {
  change_id: string
  client_secret: string
  payment_url: string
  expires_at: string
}
const own = async () =>
  (await shop.get('/v1/billing', by)).body as unknown as { subscription: Wire; plan: { id: string } }
const confirmation = ({ body }: { body: unknown }) => (body as { confirmation: Confirmation }).confirmation
const toIntent = (one: Confirmation) => one.client_secret.split('_secret_')[0] ?? ''

/** From now on the bank asks at every payment. */
async function askFrom(token: string) {
  const [{ id = '' } = {}] = (await shop.get('/v1/billing/subscriptions?live=true', by)).body.data
  const row = await shop.installation.databases.control.read(db => findSubscription(db, String(id)))
  const { stripe_id, stripe_customer_id: customer } = row ?? { stripe_id: '', stripe_customer_id: '' }
  const card = await stripe.paymentMethods.attach(token, { customer })
  await stripe.subscriptions.update(stripe_id, { default_payment_method: card.id })
}

/** An upgrade that waits for its buyer. */
async function beginUpgrade() {
  await shop.buy(starter, by)
  await askFrom('pm_card_authenticationRequired')
  const at = `/v1/billing/subscriptions/${(await own()).subscription.id}/changes`
  const shown = (await shop.post(at, { items: [{ plan_id: studio, quantity: 1 }] }, by)).body
  const change = `${at}/${shown.id}`
  const waiting = await shop.post(`${change}/confirm`, undefined, by)
  expect(waiting.status, JSON.stringify(waiting.body)).toBe(200)
  return { change, waiting }
}

test('the change waits with what confirms it, and the event of its payment completes it', async () => {
  const { change, waiting } = await beginUpgrade()
  expect(waiting.body).toMatchObject({
    amount: 2_900,
    pending_change_id: change.split('/').at(-1),
    confirmation: {
      client_secret: expect.stringMatching(/^pi_.+_secret_/),
      payment_url: expect.stringContaining('/invoices/'),
      amount_due: 7_000,
      currency: 'EUR',
      expires_at: new Date(shop.clock.now() + 23 * HOUR).toISOString(),
    },
  })
  expect((await own()).plan.id).toBe(starter)
  // Neither a repeat nor another tab charges or changes anything.
  const again = await shop.post(`${change}/confirm`, undefined, by)
  expect(confirmation(again).client_secret).toBe(confirmation(waiting).client_secret)
  expect(confirmation(await shop.get(change, by))).toMatchObject(confirmation(waiting))
  await shop.settle()
  expect((await own()).subscription).toMatchObject({
    amount: 2_900,
    pending_change_id: confirmation(waiting).change_id,
  })
  const { notices } = (await shop.get('/v1/billing', by)).body as unknown as { notices: { type: string }[] }
  expect(notices[0]).toMatchObject({ type: 'payment_action_required' })
  await shop.fake.buyer.authenticate(toIntent(confirmation(waiting)))
  await shop.settle()
  expect(await own()).toMatchObject({ subscription: { amount: 9_900, pending_change_id: null }, plan: { id: studio } })
  expect((await shop.get(change, by)).body).toMatchObject({ status: 'done' })
  expect((await shop.post(`${change}/confirm`, undefined, by)).body).toMatchObject({ amount: 9_900 })
  const paid = (await shop.get('/v1/billing/payments', by)).body.data
  expect(paid.filter(({ status }) => status === 'succeeded').map(({ amount }) => amount)).toEqual([7_000, 2_900])
})

test('confirmed and called again before any event, it is taken over at once', async () => {
  const { change, waiting } = await beginUpgrade()
  shop.fake.deliveries.hold()
  await shop.fake.buyer.authenticate(toIntent(confirmation(waiting)))
  expect((await shop.post(`${change}/confirm`, undefined, by)).body).toMatchObject({ amount: 9_900 })
  expect((await own()).plan.id).toBe(studio)
  await shop.fake.deliveries.release()
  await shop.settle()
  expect((await own()).subscription).toMatchObject({ amount: 9_900, pending_change_id: null })
})

test('not confirmed, it is asked for again by the same call, and paid once', async () => {
  const { change, waiting } = await beginUpgrade()
  await shop.fake.buyer.authenticate(toIntent(confirmation(waiting)), { succeeds: false })
  await shop.settle()
  // No secret leads on: the bank has not asked again yet.
  expect(confirmation(await shop.get(change, by))).toMatchObject({ client_secret: null })
  const again = confirmation(await shop.post(`${change}/confirm`, undefined, by))
  expect(again.client_secret).toBe(confirmation(waiting).client_secret)
  expect(await own()).toMatchObject({ subscription: { amount: 2_900 }, plan: { id: starter } })
  await shop.fake.buyer.authenticate(toIntent(again))
  expect((await shop.post(`${change}/confirm`, undefined, by)).body).toMatchObject({ amount: 9_900 })
  await shop.settle()
  const paid = (await shop.get('/v1/billing/payments', by)).body.data
  expect(paid.filter(({ status }) => status === 'succeeded').map(({ amount }) => amount)).toEqual([7_000, 2_900])
})

test('abandoned, it changes nothing, and its price is shown anew', async () => {
  const { change } = await beginUpgrade()
  await shop.forward(24 * HOUR)
  by = { token: await shop.sessionOf(user_id) }
  expect(await own()).toMatchObject({ subscription: { amount: 2_900, pending_change_id: null }, plan: { id: starter } })
  expect((await shop.get(change, by)).body).toMatchObject({ status: 'failed' })
  expect((await shop.post(`${change}/confirm`, undefined, by)).body.code).toBe('price_expired')
  const [bill] = (await shop.get('/v1/billing/invoices', by)).body.data
  expect(bill).toMatchObject({ status: 'void', amount_paid: 0 })
  const { notices } = (await shop.get('/v1/billing', by)).body as unknown as { notices: { type: string }[] }
  expect(notices.map(({ type }) => type)).not.toContain('payment_action_required')
})

test('canceled by the buyer, or given up for another change, it is not paid any more', async () => {
  const { change, waiting } = await beginUpgrade()
  expect((await shop.delete(change, by)).status).toBe(204)
  expect((await shop.get(change, by)).body).toMatchObject({ status: 'canceled' })
  expect((await own()).subscription).toMatchObject({ amount: 2_900, pending_change_id: null })
  await expect(shop.fake.buyer.authenticate(toIntent(confirmation(waiting)))).rejects.toThrow()
  const at = change.slice(0, change.lastIndexOf('/'))
  const show = async () => (await shop.post(at, { items: [{ plan_id: studio, quantity: 1 }] }, by)).body.id
  const first = confirmation(await shop.post(`${at}/${await show()}/confirm`, undefined, by))
  await askFrom('pm_card_visa')
  expect((await shop.post(`${at}/${await show()}/confirm`, undefined, by)).body).toMatchObject({ amount: 9_900 })
  expect((await shop.get(`${at}/${first.change_id}`, by)).body.status).toBe('failed')
  await shop.settle()
  const paid = (await shop.get('/v1/billing/payments', by)).body.data
  expect(paid.filter(({ status }) => status === 'succeeded')).toHaveLength(2)
})

test('a bank that declines after the confirmation leaves everything as it was; another card pays on Stripe’s page', async () => {
  await shop.buy(starter, by)
  await askFrom('pm_card_authenticationRequiredChargeDeclinedInsufficientFunds')
  const at = `/v1/billing/subscriptions/${(await own()).subscription.id}/changes`
  const shown = (await shop.post(at, { items: [{ plan_id: studio, quantity: 1 }] }, by)).body
  const waiting = confirmation(await shop.post(`${at}/${shown.id}/confirm`, undefined, by))
  await shop.fake.buyer.authenticate(toIntent(waiting))
  await shop.settle()
  expect(await own()).toMatchObject({ subscription: { amount: 2_900 }, plan: { id: starter } })
  const invoice = waiting.payment_url.split('/').at(-1) ?? ''
  await shop.fake.buyer.payInvoice(invoice, { card: 'pm_card_visa' })
  await shop.settle()
  expect(await own()).toMatchObject({ subscription: { amount: 9_900 }, plan: { id: studio } })
})

test('more add-ons wait too: the cart stays until they are paid, and is empty then', async () => {
  const site = await shop.newSite('Casa Verde', by.token)
  const cart = `/v1/sites/${site}/cart`
  await shop.patch(cart, { currency: 'EUR' }, by)
  await shop.post(`${cart}/items`, { plan_id: leads }, by)
  const { session } = (await shop.post(`${cart}/checkout`, {}, by)).body as unknown as {
    session: { client_secret: string }
  }
  const buyer = { email: 'ana@example.com', name: 'Ana', address: { country: 'ES', postal_code: '28013' } }
  await shop.fake.buyer.pay(session.client_secret.split('_secret_')[0] ?? '', 'pm_card_visa', buyer)
  await shop.settle()
  await askFrom('pm_card_authenticationRequired')
  await shop.post(`${cart}/items`, { plan_id: leads, quantity: 2 }, by)
  const { change_id } = (await shop.post(`${cart}/total`, undefined, by)).body
  const waiting = await shop.post(`${cart}/checkout`, { change_id }, by)
  expect(waiting.body).toMatchObject({ confirmation: { change_id, amount_due: 1_800 } })
  expect((await shop.get(cart, by)).body.items).toHaveLength(1)
  await shop.fake.buyer.authenticate(toIntent(confirmation(waiting)))
  await shop.settle()
  expect((await shop.get(cart, by)).body.items).toEqual([])
  const done = await shop.post(`${cart}/checkout`, { change_id }, by)
  expect(done.body.code).toBe('cart_empty')
  expect((await shop.get(`/v1/sites/${site}/add-ons`, by)).body.data[0]).toMatchObject({ owned: 3 })
})
