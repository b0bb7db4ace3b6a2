/** Coupons, refunds, credit notes, tax ids, currencies, payments once. */
import type Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { DAY, openShop, type Shop } from './shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => shop.fake.assertNoFaults())
afterAll(() => shop.fake.close())

const totals = async (subscription: { id: string }) =>
  (await shop.invoices(subscription)).map(({ total }) => total).toReversed()
const coupon = (params: Stripe.CouponCreateParams) => shop.stripe.coupons.create(params)

test('a coupon once, for two months, for ever, and of a fixed amount', async () => {
  const { fake, prices, stripe } = shop
  const made = await Promise.all([
    coupon({ percent_off: 25, duration: 'once' }),
    coupon({ percent_off: 50, duration: 'repeating', duration_in_months: 2 }),
    coupon({ percent_off: 10, duration: 'forever' }),
    coupon({ amount_off: 300, currency: 'usd', duration: 'once' }),
  ])
  const subscriptions: Stripe.Subscription[] = []
  for (const { id } of made)
    subscriptions.push(await shop.subscribe(prices.basic, 'pm_card_visa', { discounts: [{ coupon: id }] }))
  expect(subscriptions.map(({ discounts }) => discounts.length)).toEqual([0, 1, 1, 0])
  for (let month = 0; month < 3; month++) await fake.clock.advance(31 * DAY)
  expect(await Promise.all(subscriptions.map(totals))).toEqual([
    [1_500, 2_000, 2_000, 2_000],
    [1_000, 1_000, 2_000, 2_000],
    [1_800, 1_800, 1_800, 1_800],
    [1_700, 2_000, 2_000, 2_000],
  ])
  expect((await stripe.coupons.retrieve(made[0]!.id)).times_redeemed).toBe(1)
  const [invoice] = (await shop.invoices(subscriptions[2]!)).toReversed()
  expect(invoice).toMatchObject({ subtotal: 2_000, total_discount_amounts: [{ amount: 200 }] })
})

test('a coupon once waits for the end of the trial', async () => {
  const { fake, prices } = shop
  const { id } = await coupon({ percent_off: 50, duration: 'once' })
  const subscription = await shop.subscribe(prices.basic, 'pm_card_visa', {
    discounts: [{ coupon: id }],
    subscription_data: { trial_period_days: 7 },
  })
  for (let month = 0; month < 2; month++) await fake.clock.advance(31 * DAY)
  expect(await totals(subscription)).toEqual([0, 1_000, 2_000])
})

test('discounts of an update: a list replaces, an empty text clears, nothing leaves', async () => {
  const { prices, stripe } = shop
  const [half, tenth] = [
    await coupon({ percent_off: 50, duration: 'forever' }),
    await coupon({ percent_off: 10, duration: 'forever' }),
  ]
  const { id } = await shop.subscribe(prices.basic, 'pm_card_visa', { discounts: [{ coupon: half.id }] })
  const given = async (params: Stripe.SubscriptionUpdateParams) => {
    const { discounts } = await stripe.subscriptions.update(id, { ...params, expand: ['discounts.source.coupon'] })
    return discounts.map(discount => ((discount as Stripe.Discount).source.coupon as Stripe.Coupon).percent_off)
  }
  expect(await given({ metadata: { a: '1' } })).toEqual([50])
  expect(await given({ discounts: [] })).toEqual([50])
  expect(await given({ discounts: [{ coupon: tenth.id }] })).toEqual([10])
  expect(await given({ discounts: '' })).toEqual([])
})

test('promotion codes: typed by the buyer, for first orders only, used up, ended', async () => {
  const { fake, prices, stripe } = shop
  const { id } = await coupon({ percent_off: 20, duration: 'once', max_redemptions: 2 })
  const create = (code: string, more: Partial<Stripe.PromotionCodeCreateParams> = {}) =>
    stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon: id }, code, ...more })
  await create('FIRST20', { restrictions: { first_time_transaction: true } })
  await create('SHORT', { expires_at: fake.clock.seconds() + 60 })
  await expect(create('first20')).rejects.toThrow('already exists')
  const customer = await shop.customer()
  const open = () =>
    stripe.checkout.sessions.create({
      mode: 'subscription',
      ui_mode: 'elements',
      customer: customer.id,
      return_url: 'https://shop.example/return',
      line_items: [{ price: prices.basic.id, quantity: 1 }],
      allow_promotion_codes: true,
    })
  const first = await open()
  await expect(fake.buyer.applyPromotionCode(first, 'NONE')).rejects.toThrow('invalid')
  expect(await fake.buyer.applyPromotionCode(first, 'first20')).toMatchObject({ amount_total: 1_600 })
  await fake.buyer.pay(first, 'pm_card_visa')
  await expect(fake.buyer.applyPromotionCode(await open(), 'FIRST20')).rejects.toThrow('prior transactions')
  const third = await open()
  await fake.clock.advance(61_000)
  await expect(fake.buyer.applyPromotionCode(third, 'SHORT')).rejects.toThrow('invalid')
  expect((await stripe.coupons.retrieve(id)).times_redeemed).toBe(1)
})

test('refunds within the charge, in parts, never twice', async () => {
  const { fake, prices, stripe } = shop
  const subscription = await shop.subscribe(prices.basic)
  await fake.clock.advance(29 * DAY)
  const { data } = await stripe.invoicePayments.list({ invoice: subscription.latest_invoice as string })
  const payment_intent = data[0]!.payment.payment_intent as string
  expect(await stripe.refunds.create({ payment_intent, amount: 500 })).toMatchObject({ status: 'succeeded' })
  await expect(stripe.refunds.create({ payment_intent, amount: 1_600 })).rejects.toThrow('greater than unrefunded')
  await stripe.refunds.create({ payment_intent })
  await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({ code: 'charge_already_refunded' })
  const { latest_charge } = await stripe.paymentIntents.retrieve(payment_intent, { expand: ['latest_charge.refunds'] })
  expect(latest_charge).toMatchObject({ refunded: true, amount_refunded: 2_000 })
  // The subscription does not end by it.
  expect((await shop.reload(subscription)).status).toBe('active')
})

test('a credit note gives money back and a credit for later', async () => {
  const { prices, stripe } = shop
  const subscription = await shop.subscribe(prices.basic)
  const invoice = subscription.latest_invoice as string
  const params = { invoice, amount: 900, refund_amount: 400, credit_amount: 500 }
  expect(await stripe.creditNotes.preview(params)).toMatchObject({ total: 900 })
  expect(await stripe.creditNotes.create(params)).toMatchObject({
    type: 'post_payment',
    refunds: [{ amount_refunded: 400 }],
  })
  expect((await stripe.customers.retrieve(subscription.customer as string)) as Stripe.Customer).toMatchObject({
    balance: -500,
  })
  await expect(stripe.creditNotes.create({ invoice, amount: 1_200, credit_amount: 1_200 })).rejects.toThrow(
    'remaining amount',
  )
})

test('a tax id is pending first', async () => {
  const { fake, stripe } = shop
  const { id } = await shop.customer()
  const good = await stripe.customers.createTaxId(id, { type: 'eu_vat', value: 'DE123456789' })
  const bad = await stripe.customers.createTaxId(id, { type: 'eu_vat', value: 'DE000000000' })
  expect(good.verification?.status).toBe('pending')
  await fake.clock.advance(60_000)
  expect((await stripe.customers.retrieveTaxId(id, good.id)).verification).toMatchObject({
    status: 'verified',
    verified_name: 'Eva',
  })
  expect((await stripe.customers.retrieveTaxId(id, bad.id)).verification?.status).toBe('unverified')
  await expect(stripe.customers.createTaxId(id, { type: 'eu_vat', value: '?' })).rejects.toMatchObject({
    code: 'tax_id_invalid',
  })
})

test('one customer, one currency', async () => {
  const { prices, stripe } = shop
  const subscription = await shop.subscribe(prices.basic)
  const customer = subscription.customer as string
  await expect(
    stripe.checkout.sessions.create({
      mode: 'subscription',
      ui_mode: 'elements',
      return_url: 'https://shop.example/return',
      customer,
      line_items: [{ price: prices.euro.id, quantity: 1 }],
    }),
  ).rejects.toThrow('You cannot combine currencies on a single customer')
})

test('paid once, with an invoice; a card kept for later', async () => {
  const { fake, stripe, prices } = shop
  const once = await stripe.prices.create({
    product: prices.basic.product as string,
    currency: 'usd',
    unit_amount: 9_900,
  })
  const customer = await shop.customer()
  const payment = await stripe.checkout.sessions.create({
    mode: 'payment',
    ui_mode: 'elements',
    return_url: 'https://shop.example/return',
    customer: customer.id,
    line_items: [{ price: once.id, quantity: 2 }],
    invoice_creation: { enabled: true },
  })
  await fake.buyer.pay(payment, 'pm_card_mastercard')
  const paid = await stripe.checkout.sessions.retrieve(payment.id, { expand: ['invoice', 'payment_intent'] })
  expect(paid.invoice).toMatchObject({ status: 'paid', amount_paid: 19_800 })
  expect(paid.payment_intent).toMatchObject({ status: 'succeeded' })
  const setup = await stripe.checkout.sessions.create({
    mode: 'setup',
    ui_mode: 'elements',
    return_url: 'https://shop.example/return',
    customer: customer.id,
    currency: 'usd',
  })
  await fake.buyer.pay(setup, 'pm_card_visa')
  const { setup_intent } = await stripe.checkout.sessions.retrieve(setup.id, { expand: ['setup_intent'] })
  const method = (setup_intent as Stripe.SetupIntent).payment_method as string
  await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: method } })
  const { data } = await stripe.customers.listPaymentMethods(customer.id)
  expect(data.map(({ card }) => card?.brand)).toEqual(['visa', 'mastercard'])
})
