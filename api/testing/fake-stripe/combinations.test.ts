/** Changes that meet: trials, coupons, 3-D Secure, paused collection, credits. */
import type Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { DAY, HOUR, openShop, type Shop } from './shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => shop.fake.assertNoFaults())
afterAll(() => shop.fake.close())

const item = (subscription: Stripe.Subscription) => subscription.items.data[0]!
const latest = async (subscription: { id: string }) =>
  shop.stripe.invoices.retrieve((await shop.reload(subscription)).latest_invoice as string)

test('another plan within the trial costs nothing; the trial ended by hand is paid at once', async () => {
  const { stripe, fake, prices } = shop
  const subscription = await shop.subscribe(prices.basic, 'pm_card_visa', {
    subscription_data: { trial_period_days: 14 },
  })
  const items = [{ id: item(subscription).id, price: prices.pro.id }]
  const quote = await stripe.invoices.createPreview({ subscription: subscription.id, subscription_details: { items } })
  expect(quote).toMatchObject({ total: 5_000, period_end: subscription.trial_end })
  await stripe.subscriptions.update(subscription.id, { items, proration_behavior: 'always_invoice' })
  expect(await shop.invoices(subscription)).toHaveLength(1)
  await fake.clock.advance(3 * DAY)
  const now = await stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: { trial_end: 'now' },
  })
  const active = await stripe.subscriptions.update(subscription.id, { trial_end: 'now' })
  expect(active).toMatchObject({ status: 'active', billing_cycle_anchor: fake.clock.seconds() })
  expect(await latest(active)).toMatchObject({ status: 'paid', amount_paid: 5_000, total: now.total })
})

test('an upgrade with a coupon: credit and debit are after the discount, as the preview said', async () => {
  const { stripe, fake, prices } = shop
  const coupon = await stripe.coupons.create({ percent_off: 30, duration: 'forever' })
  const subscription = await shop.subscribe(prices.basic, 'pm_card_visa', { discounts: [{ coupon: coupon.id }] })
  const { current_period_start, current_period_end, id } = item(subscription)
  await fake.clock.advance(11 * DAY)
  const change = {
    items: [{ id, price: prices.pro.id }],
    proration_behavior: 'always_invoice',
    proration_date: fake.clock.seconds(),
  } as const
  const quote = await stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: { ...change, items: [...change.items] },
  })
  await stripe.subscriptions.update(subscription.id, { ...change, items: [...change.items] })
  const invoice = await latest(subscription)
  const rest = (current_period_end - fake.clock.seconds()) / (current_period_end - current_period_start)
  expect(invoice.lines.data.map(({ amount }) => amount)).toEqual([-Math.round(1_400 * rest), Math.round(3_500 * rest)])
  expect([invoice.total, invoice.amount_paid]).toEqual([quote.total, quote.amount_due])
  await fake.clock.advance(31 * DAY)
  expect(await latest(subscription)).toMatchObject({ subtotal: 5_000, total: 3_500 })
})

test('an upgrade that the bank asks about waits for its owner, then happens', async () => {
  const { stripe, fake, prices } = shop
  const subscription = await shop.subscribe(prices.basic)
  const customer = subscription.customer as string
  const method = await stripe.paymentMethods.attach('pm_card_authenticationRequired', { customer })
  await stripe.subscriptions.update(subscription.id, { default_payment_method: method.id })
  const { latest_invoice, pending_update } = await stripe.subscriptions.update(subscription.id, {
    items: [{ id: item(subscription).id, price: prices.yearly.id }],
    payment_behavior: 'pending_if_incomplete',
    expand: ['latest_invoice.confirmation_secret'],
  })
  expect(pending_update).not.toBeNull()
  const secret = (latest_invoice as Stripe.Invoice).confirmation_secret?.client_secret ?? ''
  const intent = await stripe.paymentIntents.retrieve(secret.split('_secret_')[0]!)
  expect(intent.status).toBe('requires_action')
  expect(item(await shop.reload(subscription)).price.id).toBe(prices.basic.id)
  await fake.buyer.authenticate(intent)
  const yearly = await shop.reload(subscription)
  expect([yearly.status, item(yearly).price.id, yearly.pending_update]).toEqual(['active', prices.yearly.id, null])
  // Nothing is credited twice: going back at once gives back the whole year.
  const back = await stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: { items: [{ id: item(yearly).id, price: prices.basic.id }] },
  })
  expect(back.lines.data.map(({ amount }) => amount)).toEqual([-48_000, 2_000])
})

test.each([
  ['void', 'void'],
  ['mark_uncollectible', 'uncollectible'],
  ['keep_as_draft', 'draft'],
] as const)('collection paused (%s): the renewal is %s', async (behavior, status) => {
  const { stripe, fake, prices } = shop
  const subscription = await shop.subscribe(prices.basic)
  await stripe.subscriptions.update(subscription.id, { pause_collection: { behavior } })
  await fake.clock.advance(31 * DAY + HOUR)
  expect((await latest(subscription)).status).toBe(status)
  expect((await shop.reload(subscription)).status).toBe('active')
  await stripe.subscriptions.update(subscription.id, { pause_collection: '' })
  await fake.clock.advance(31 * DAY)
  expect((await latest(subscription)).status).toBe('paid')
})

test('canceled at once, with a credit for the rest', async () => {
  const { stripe, fake, prices } = shop
  const subscription = await shop.subscribe(prices.basic)
  const { current_period_start, current_period_end } = item(subscription)
  await fake.clock.advance(10 * DAY)
  const rest = (current_period_end - fake.clock.seconds()) / (current_period_end - current_period_start)
  const canceled = await stripe.subscriptions.cancel(subscription.id, { prorate: true, invoice_now: true })
  expect(canceled).toMatchObject({ status: 'canceled', ended_at: fake.clock.seconds() })
  const customer = (await stripe.customers.retrieve(subscription.customer as string)) as Stripe.Customer
  expect(customer.balance).toBe(-Math.round(2_000 * rest))
  await expect(stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({ statusCode: 404 })
})
