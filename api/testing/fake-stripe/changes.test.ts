/** Changes of a running subscription: what the preview says is what is billed, to the cent. */
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
const amounts = ({ lines }: Stripe.Invoice) => lines.data.map(({ amount }) => amount)

type Change = Pick<Stripe.SubscriptionUpdateParams, 'items' | 'proration_behavior' | 'proration_date'>
const preview = (subscription: Stripe.Subscription, change: Change) =>
  shop.stripe.invoices.createPreview({ subscription: subscription.id, subscription_details: change })
const update = async (subscription: Stripe.Subscription, change: Change) => {
  const { latest_invoice } = await shop.stripe.subscriptions.update(subscription.id, {
    ...change,
    payment_behavior: 'pending_if_incomplete',
    expand: ['latest_invoice'],
  })
  return latest_invoice as Stripe.Invoice
}

test('an upgrade costs what its preview said, with the same proration date a quarter of an hour later', async () => {
  const { fake, prices } = shop
  const subscription = await shop.subscribe(prices.basic)
  await fake.clock.advance(10 * DAY + 1_234_567)
  const change: Change = {
    items: [{ id: item(subscription).id, price: prices.pro.id }],
    proration_behavior: 'always_invoice',
    proration_date: fake.clock.seconds(),
  }
  const quote = await preview(subscription, change)
  expect(quote).toMatchObject({ id: expect.stringMatching(/^upcoming_in_/), status: 'draft' })
  await fake.clock.advance(HOUR / 4)
  const invoice = await update(subscription, change)
  expect(invoice).toMatchObject({
    status: 'paid',
    amount_paid: quote.amount_due,
    billing_reason: 'subscription_update',
  })
  expect(amounts(invoice)).toEqual(amounts(quote))
  const [credit, debit] = invoice.lines.data
  expect(credit!.parent?.subscription_item_details).toMatchObject({
    proration: true,
    proration_details: { credited_items: { invoice: subscription.latest_invoice } },
  })
  expect(credit!.amount).toBeLessThan(0)
  expect(debit!.amount).toBeGreaterThan(0)
  // The period stays, so that the next renewal is the whole of the new price.
  const after = await shop.reload(subscription)
  expect(item(after).current_period_end).toBe(item(subscription).current_period_end)
  await fake.clock.advance(31 * DAY)
  expect((await shop.invoices(subscription))[0]).toMatchObject({ amount_paid: 5_000 })
  // Without the date the same change would cost another amount.
  const other = await shop.subscribe(prices.basic)
  await fake.clock.advance(10 * DAY)
  const early = await preview(other, {
    ...change,
    items: [{ id: item(other).id, price: prices.pro.id }],
    proration_date: undefined,
  })
  await fake.clock.advance(DAY)
  const late = await update(other, {
    ...change,
    items: [{ id: item(other).id, price: prices.pro.id }],
    proration_date: undefined,
  })
  expect(late.amount_paid).toBeLessThan(early.amount_due)
})

test('two upgrades in one period give back what was really billed', async () => {
  const { fake, prices, stripe } = shop
  const subscription = await shop.subscribe(prices.basic)
  const days = (item(subscription).current_period_end - item(subscription).current_period_start) / 86_400
  await fake.clock.advance(10 * DAY)
  const to = (price: Stripe.Price): Change => ({
    items: [{ id: item(subscription).id, price: price.id }],
    proration_behavior: 'always_invoice',
  })
  const first = await update(subscription, to(prices.pro))
  await fake.clock.advance(10 * DAY)
  const second = await update(subscription, to(prices.addOn))
  const rest = (amount: number, used: number, whole: number) => Math.round((amount * (whole - used)) / whole)
  expect(amounts(first)).toEqual([-rest(2_000, 10, days), rest(5_000, 10, days)])
  const billed = first.lines.data[1]!.amount
  expect(amounts(second)).toEqual([-rest(billed, 10, days - 10), rest(700, 20, days)])
  // A total below zero becomes a credit, and the next invoice is cheaper by it.
  expect(second).toMatchObject({ status: 'paid', amount_due: 0 })
  expect(second.total).toBeLessThan(0)
  const customer = (await stripe.customers.retrieve(subscription.customer as string)) as Stripe.Customer
  expect(customer.balance).toBe(second.total)
  await fake.clock.advance(20 * DAY)
  const [renewal] = await shop.invoices(subscription)
  expect(renewal).toMatchObject({
    total: 700,
    amount_due: Math.max(0, 700 + second.total),
    starting_balance: second.total,
  })
})

test('a downgrade that waits: prorations come with the next renewal, as the preview of it said', async () => {
  const { fake, prices } = shop
  const subscription = await shop.subscribe(prices.pro)
  await fake.clock.advance(12 * DAY)
  const change: Change = {
    items: [{ id: item(subscription).id, price: prices.basic.id }],
    proration_behavior: 'create_prorations',
    proration_date: fake.clock.seconds(),
  }
  const quote = await preview(subscription, change)
  await shop.stripe.subscriptions.update(subscription.id, change)
  expect(await shop.invoices(subscription)).toHaveLength(1)
  const upcoming = await shop.stripe.invoices.createPreview({ subscription: subscription.id })
  await fake.clock.advance(32 * DAY)
  const [renewal] = await shop.invoices(subscription)
  expect(amounts(renewal!)).toEqual(amounts(quote))
  expect(amounts(renewal!)).toEqual(amounts(upcoming))
  expect(renewal!.total).toBe(quote.total)
})

test('from month to year and back: a new period begins and is billed at once', async () => {
  const { fake, prices } = shop
  const subscription = await shop.subscribe(prices.basic)
  await fake.clock.advance(15 * DAY)
  const toYear: Change = { items: [{ id: item(subscription).id, price: prices.yearly.id }] }
  const quote = await preview(subscription, toYear)
  const invoice = await update(subscription, toYear)
  expect(invoice.amount_paid).toBe(quote.amount_due)
  expect(invoice.lines.data.at(-1)).toMatchObject({ amount: 48_000 })
  const yearly = await shop.reload(subscription)
  expect(yearly.billing_cycle_anchor).toBe(fake.clock.seconds())
  expect(item(yearly).current_period_end - item(yearly).current_period_start).toBe(365 * 86_400)
  await fake.clock.advance(30 * DAY)
  const toMonth: Change = { items: [{ id: item(yearly).id, price: prices.basic.id }] }
  const back = await preview(yearly, toMonth)
  expect(back).toMatchObject({ amount_due: 0, total: expect.any(Number) })
  const credited = await update(yearly, toMonth)
  expect([credited.total, credited.amount_paid]).toEqual([back.total, 0])
})

test('quantity and add-ons: more now, fewer later, gone', async () => {
  const { fake, prices, stripe } = shop
  const subscription = await shop.subscribe(prices.basic)
  await fake.clock.advance(10 * DAY)
  const more: Change = {
    items: [
      { id: item(subscription).id, quantity: 3 },
      { price: prices.addOn.id, quantity: 2 },
    ],
    proration_behavior: 'always_invoice',
    proration_date: fake.clock.seconds(),
  }
  const quote = await preview(subscription, more)
  const invoice = await update(subscription, more)
  expect(invoice.amount_paid).toBe(quote.amount_due)
  const changed = await shop.reload(subscription)
  expect(changed.items.data.map(({ quantity }) => quantity)).toEqual([3, 2])
  await stripe.subscriptionItems.del(changed.items.data[1]!.id, { proration_behavior: 'none' })
  await stripe.subscriptions.update(subscription.id, {
    items: [{ id: item(changed).id, quantity: 1 }],
    proration_behavior: 'none',
  })
  await fake.clock.advance(30 * DAY)
  expect((await shop.invoices(subscription))[0]).toMatchObject({ total: 2_000 })
})

test('a change that is not paid does not happen: it waits 23 hours, is paid, or is forgotten', async () => {
  const { fake, prices, stripe } = shop
  const subscription = await shop.subscribe(prices.basic, '4242424242424242')
  const customer = subscription.customer as string
  const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer })
  await stripe.subscriptions.update(subscription.id, { default_payment_method: bad.id })
  const change: Change = {
    items: [{ id: item(subscription).id, price: prices.pro.id }],
    proration_behavior: 'always_invoice',
  }
  await expect(
    stripe.subscriptions.update(subscription.id, { ...change, payment_behavior: 'error_if_incomplete' }),
  ).rejects.toMatchObject({ statusCode: 402, code: 'card_declined' })
  expect(await shop.invoices(subscription)).toHaveLength(1)
  const invoice = await update(subscription, change)
  expect(invoice).toMatchObject({ status: 'open', amount_paid: 0 })
  const waiting = await shop.reload(subscription)
  expect(waiting).toMatchObject({ status: 'active', pending_update: { expires_at: fake.clock.seconds() + 82_800 } })
  expect(item(waiting).price.id).toBe(prices.basic.id)
  await fake.clock.advance(23 * HOUR)
  expect((await shop.reload(subscription)).pending_update).toBeNull()
  expect((await stripe.invoices.retrieve(invoice.id)).status).toBe('void')
  const again = await update(subscription, change)
  await fake.buyer.payInvoice(again, { card: 'pm_card_visa' })
  const applied = await shop.reload(subscription)
  expect([applied.pending_update, item(applied).price.id]).toEqual([null, prices.pro.id])
  expect(shop.eventTypes()).toContain('customer.subscription.pending_update_applied')
})

test('a downgrade at the end of the period by a schedule, which then lets go', async () => {
  const { fake, prices, stripe } = shop
  const subscription = await shop.subscribe(prices.yearly)
  const { id, phases } = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id })
  const running = phases[0]!
  await stripe.subscriptionSchedules.update(id, {
    end_behavior: 'release',
    phases: [
      { items: [{ price: prices.yearly.id }], start_date: running.start_date, end_date: running.end_date },
      { items: [{ price: prices.basic.id, quantity: 2 }], duration: { interval: 'month' }, proration_behavior: 'none' },
    ],
  })
  expect((await shop.reload(subscription)).schedule).toBe(id)
  await expect(stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })).rejects.toThrow(
    'managed by the subscription schedule',
  )
  await fake.clock.advance(running.end_date * 1_000 - fake.clock.now() + HOUR)
  const monthly = await shop.reload(subscription)
  expect(item(monthly)).toMatchObject({
    id: item(subscription).id,
    quantity: 2,
    current_period_start: running.end_date,
  })
  expect(item(monthly).price.id).toBe(prices.basic.id)
  const [renewal] = await shop.invoices(subscription)
  expect(renewal).toMatchObject({ total: 4_000, status: 'paid' })
  await fake.clock.advance(32 * DAY)
  expect((await stripe.subscriptionSchedules.retrieve(id)).status).toBe('released')
  expect(await shop.reload(subscription)).toMatchObject({ schedule: null, status: 'active' })
  expect(amounts((await shop.invoices(subscription))[0]!)).toEqual([4_000])
})

test('a proration date with an anchor of now is refused, as one outside of the period', async () => {
  const { fake, prices, stripe } = shop
  const subscription = await shop.subscribe(prices.basic)
  const details = { proration_date: fake.clock.seconds(), billing_cycle_anchor: 'now' } as const
  await expect(
    stripe.invoices.createPreview({ subscription: subscription.id, subscription_details: details }),
  ).rejects.toThrow('`proration_date`')
  await expect(
    preview(subscription, {
      items: [{ id: item(subscription).id, price: prices.pro.id }],
      proration_date: 1_500_000_000,
    }),
  ).rejects.toThrow('Invalid proration date')
})
