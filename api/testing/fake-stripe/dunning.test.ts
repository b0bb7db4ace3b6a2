/** Renewals that are declined: retried, recovered, given up as the account is set. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { DAY, HOUR, openShop, type Shop } from './shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => {
  shop.fake.settings.after_retries = 'canceled'
  shop.fake.assertNoFaults()
})
afterAll(() => shop.fake.close())

const RENEWAL = 31 * DAY + HOUR

/** Paid once, then with a card that is refused. */
async function subscribeThenFail() {
  const { stripe, fake, prices } = shop
  const subscription = await shop.subscribe(prices.basic)
  const customer = subscription.customer as string
  const method = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer })
  await stripe.subscriptions.update(subscription.id, { default_payment_method: method.id })
  await fake.clock.advance(RENEWAL)
  return subscription
}

test('past due, told with the next attempt, then recovered with another card', async () => {
  const { stripe, fake } = shop
  const subscription = await subscribeThenFail()
  const pastDue = await shop.reload(subscription)
  expect(pastDue.status).toBe('past_due')
  const invoice = await stripe.invoices.retrieve(pastDue.latest_invoice as string)
  expect(invoice).toMatchObject({
    status: 'open',
    attempt_count: 1,
    next_payment_attempt: fake.clock.seconds() + (3 * DAY) / 1_000,
  })
  await fake.clock.advance(3 * DAY)
  expect((await stripe.invoices.retrieve(invoice.id)).attempt_count).toBe(2)
  const failures = fake.world.events.all().filter(event => event.type === 'invoice.payment_failed')
  expect(failures.map(event => (event.data.object as { attempt_count: number }).attempt_count)).toEqual([1, 2])
  const customer = subscription.customer as string
  const method = await stripe.paymentMethods.attach('pm_card_visa', { customer })
  await stripe.subscriptions.update(subscription.id, { default_payment_method: method.id })
  await fake.clock.advance(5 * DAY)
  expect(await stripe.invoices.retrieve(invoice.id)).toMatchObject({ status: 'paid', next_payment_attempt: null })
  expect((await shop.reload(subscription)).status).toBe('active')
})

test.each(['canceled', 'unpaid', 'past_due'] as const)('after the last attempt: %s', async after_retries => {
  const { fake } = shop
  fake.settings.after_retries = after_retries
  const subscription = await subscribeThenFail()
  await fake.clock.advance(15 * DAY)
  const ended = await shop.reload(subscription)
  expect(ended.status).toBe(after_retries)
  const [invoice] = await shop.invoices(subscription)
  expect(invoice).toMatchObject({ status: 'open', attempt_count: 4, next_payment_attempt: null })
  if (after_retries === 'canceled') expect(ended.cancellation_details?.reason).toBe('payment_failed')
})

test('unpaid: later invoices stay drafts until the open one is paid', async () => {
  const { stripe, fake } = shop
  fake.settings.after_retries = 'unpaid'
  const subscription = await subscribeThenFail()
  await fake.clock.advance(45 * DAY)
  const [draft, open] = await shop.invoices(subscription)
  expect([draft?.status, open?.status]).toEqual(['draft', 'open'])
  await fake.buyer.payInvoice(open!.id, { card: 'pm_card_visa' })
  expect((await shop.reload(subscription)).status).toBe('active')
  await expect(stripe.invoices.pay(open!.id)).rejects.toThrow('already paid')
})

test('a card that expires is refused at the renewal after its month', async () => {
  const { stripe, fake, prices } = shop
  const customer = await shop.customer()
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    ui_mode: 'elements',
    return_url: 'https://shop.example/return',
    customer: customer.id,
    line_items: [{ price: prices.basic.id, quantity: 1 }],
  })
  const today = new Date(fake.clock.now())
  const expiry = { exp_month: today.getUTCMonth() + 1, exp_year: today.getUTCFullYear() }
  await fake.buyer.pay(session, { number: '4242424242424242', ...expiry })
  await fake.clock.advance(RENEWAL)
  const { data } = await stripe.charges.list({ customer: customer.id })
  expect(data.map(({ failure_code }) => failure_code)).toEqual(['expired_card', null])
})
