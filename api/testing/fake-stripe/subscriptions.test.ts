/** A subscription from the first payment to its end. */
import type Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { DAY, HOUR, openShop, type Shop } from './shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => shop.fake.assertNoFaults())
afterAll(() => shop.fake.close())

const end = (subscription: Stripe.Subscription) => subscription.items.data[0]!.current_period_end
const latest = async (subscription: Stripe.Subscription) =>
  shop.stripe.invoices.retrieve((await shop.reload(subscription)).latest_invoice as string)

test('subscribe in elements mode: nothing until the buyer pays, then all at once', async () => {
  const { stripe, fake, prices } = shop
  const customer = await shop.customer()
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    ui_mode: 'elements',
    customer: customer.id,
    return_url: 'https://shop.example/return',
    line_items: [{ price: prices.basic.id, quantity: 1 }],
    metadata: { account: '17' },
    subscription_data: { metadata: { account: '17' } },
  })
  expect(session).toMatchObject({ status: 'open', url: null, amount_total: 2_000, payment_status: 'unpaid' })
  expect(session.client_secret).toMatch(/^cs_test_.+_secret_/)
  expect((await stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data).toEqual([])
  await fake.buyer.pay(session, 'pm_card_visa')
  const paid = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['subscription', 'invoice.payments', 'line_items'],
  })
  expect(paid).toMatchObject({ status: 'complete', payment_status: 'paid' })
  expect(paid.line_items?.data[0]).toMatchObject({ amount_total: 2_000 })
  const subscription = paid.subscription as Stripe.Subscription
  expect(subscription).toMatchObject({
    status: 'active',
    metadata: { account: '17' },
    billing_mode: { type: 'flexible' },
  })
  expect(subscription).not.toHaveProperty('current_period_end')
  const invoice = paid.invoice as Stripe.Invoice
  expect(invoice).toMatchObject({ status: 'paid', amount_paid: 2_000, billing_reason: 'subscription_create' })
  expect(invoice.parent?.subscription_details).toMatchObject({ subscription: subscription.id })
  expect(invoice.payments?.data[0]).toMatchObject({ status: 'paid', amount_paid: 2_000 })
  const pdf = await fetch(invoice.invoice_pdf!)
  expect(await pdf.text()).toMatch(/^%PDF-/)
})

test('a trial with a card costs nothing, tells three days before its end, then is paid', async () => {
  const { fake, prices } = shop
  const subscription = await shop.subscribe(prices.basic, 'pm_card_visa', {
    subscription_data: { trial_period_days: 14 },
  })
  expect(subscription.status).toBe('trialing')
  expect(await latest(subscription)).toMatchObject({ status: 'paid', total: 0 })
  const before = shop.eventTypes().length
  await fake.clock.advance(11 * DAY)
  expect(shop.eventTypes().slice(before)).toEqual(['customer.subscription.trial_will_end'])
  await fake.clock.advance(3 * DAY)
  const active = await shop.reload(subscription)
  expect(active.status).toBe('active')
  expect(await latest(active)).toMatchObject({ status: 'draft', billing_reason: 'subscription_cycle', total: 2_000 })
  await fake.clock.advance(HOUR)
  expect(await latest(active)).toMatchObject({ status: 'paid', amount_paid: 2_000 })
  expect(end(active)).toBe(Math.floor(Date.UTC(2026, 1, 28, 12) / 1_000))
})

test('a trial without a card ends as it was asked: canceled, or paused until it is resumed', async () => {
  const { stripe, fake, prices } = shop
  const start = async (missing_payment_method: 'cancel' | 'pause') => {
    const { id: customer } = await shop.customer()
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      ui_mode: 'elements',
      customer,
      return_url: 'https://shop.example/return',
      line_items: [{ price: prices.basic.id, quantity: 1 }],
      payment_method_collection: 'if_required',
      subscription_data: { trial_period_days: 7, trial_settings: { end_behavior: { missing_payment_method } } },
    })
    await fake.buyer.pay(session)
    const { subscription } = await stripe.checkout.sessions.retrieve(session.id)
    return { id: subscription as string, customer }
  }
  const canceled = await start('cancel')
  const paused = await start('pause')
  await fake.clock.advance(7 * DAY)
  expect((await shop.reload(canceled)).status).toBe('canceled')
  expect((await shop.reload(paused)).status).toBe('paused')
  await expect(stripe.subscriptions.resume(canceled.id)).rejects.toThrow('only resume a subscription whose status is')
  const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: paused.customer })
  await stripe.subscriptions.update(paused.id, { default_payment_method: method.id })
  await stripe.subscriptions.resume(paused.id)
  await fake.clock.advance(HOUR)
  expect((await shop.invoices(paused))[0]).toMatchObject({ status: 'paid', amount_paid: 2_000 })
})

test('a year of renewals, from the 31st on, each of one month', async () => {
  const { fake, prices } = shop
  const now = new Date(fake.clock.now())
  await fake.clock.advance(Date.UTC(now.getUTCFullYear(), 4, 31) - fake.clock.now())
  const subscription = await shop.subscribe(prices.basic)
  const ends: string[] = []
  for (let month = 0; month < 12; month++) {
    const at = end(await shop.reload(subscription))
    ends.push(new Date(at * 1_000).toISOString().slice(5, 10))
    await fake.clock.advance(at * 1_000 - fake.clock.now() + HOUR)
  }
  expect(ends).toEqual([
    '06-30',
    '07-31',
    '08-31',
    '09-30',
    '10-31',
    '11-30',
    '12-31',
    '01-31',
    '02-28',
    '03-31',
    '04-30',
    '05-31',
  ])
  const invoices = await shop.invoices(subscription)
  expect(invoices.map(({ status, amount_paid }) => `${status} ${amount_paid}`)).toEqual(Array(13).fill('paid 2000'))
  expect(new Set(invoices.map(({ number }) => number)).size).toBe(13)
})

test('3-D Secure: the session waits, fails, waits again, is paid; renewals then need nobody', async () => {
  const { stripe, fake, prices } = shop
  const customer = await shop.customer()
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    ui_mode: 'hosted_page',
    success_url: 'https://shop.example/success',
    customer: customer.id,
    line_items: [{ price: prices.basic.id, quantity: 1 }],
  })
  expect(session).toMatchObject({ client_secret: null, url: expect.stringContaining('/c/pay/') })
  const card = 'pm_card_authenticationRequiredOnSetup'
  expect((await fake.buyer.pay(session, card)).status).toBe('requires_action')
  expect(await fake.buyer.authenticate(session, { succeeds: false })).toMatchObject({ status: 'declined' })
  await fake.buyer.pay(session, card)
  expect(await fake.buyer.authenticate(session)).toMatchObject({ status: 'complete' })
  const { subscription } = await stripe.checkout.sessions.retrieve(session.id)
  await fake.clock.advance(32 * DAY)
  const invoices = await shop.invoices({ id: subscription as string })
  expect(invoices.map(({ status }) => status)).toEqual(['paid', 'paid'])
})

test('a bank that asks at every renewal: action required, then paid by its owner', async () => {
  const { stripe, fake, prices } = shop
  const customer = await shop.customer()
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    ui_mode: 'elements',
    return_url: 'https://shop.example/return',
    customer: customer.id,
    line_items: [{ price: prices.basic.id, quantity: 1 }],
  })
  await fake.buyer.pay(session, 'pm_card_authenticationRequired')
  await fake.buyer.authenticate(session)
  const id = (await stripe.checkout.sessions.retrieve(session.id)).subscription as string
  await fake.clock.advance(31 * DAY + HOUR)
  expect(shop.eventTypes()).toContain('invoice.payment_action_required')
  const pastDue = await shop.reload({ id })
  expect(pastDue.status).toBe('past_due')
  await fake.buyer.payInvoice(pastDue.latest_invoice as string)
  expect((await shop.reload({ id })).status).toBe('active')
})

test('a session that is declined stays open, with the reason, and takes another card', async () => {
  const { stripe, fake, prices } = shop
  const customer = await shop.customer()
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    ui_mode: 'elements',
    return_url: 'https://shop.example/return',
    customer: customer.id,
    line_items: [{ price: prices.basic.id, quantity: 1 }],
  })
  const declines = [
    ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_visa_chargeDeclinedLostCard', 'card_declined', 'lost_card'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', undefined],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', undefined],
  ] as const
  for (const [card, code, decline_code] of declines)
    expect(await fake.buyer.pay(session, card)).toMatchObject({
      status: 'declined',
      code,
      ...(decline_code && { decline_code }),
    })
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open')
  expect((await stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data).toEqual([])
  expect((await fake.buyer.pay(session, '4242 4242 4242 4242')).status).toBe('complete')
  await expect(fake.buyer.pay(session, 'pm_card_visa')).rejects.toThrow('is complete')
})

test('a session expires by itself or by hand, and nobody pays it then', async () => {
  const { stripe, fake, prices } = shop
  const make = () =>
    stripe.checkout.sessions.create({
      mode: 'subscription',
      ui_mode: 'elements',
      return_url: 'https://shop.example/return',
      line_items: [{ price: prices.basic.id, quantity: 1 }],
      expires_at: fake.clock.seconds() + 1_800,
    })
  const [first, second] = await Promise.all([make(), make()])
  await stripe.checkout.sessions.expire(first.id)
  await expect(stripe.checkout.sessions.expire(first.id)).rejects.toThrow('can be expired')
  await fake.clock.advance(HOUR / 2)
  expect((await stripe.checkout.sessions.retrieve(second.id)).status).toBe('expired')
  await expect(fake.buyer.pay(second, 'pm_card_visa')).rejects.toThrow('is expired')
})

test('cancel at the end, both ways, undone, then done', async () => {
  const { stripe, fake, prices } = shop
  const subscription = await shop.subscribe(prices.basic)
  const scheduled = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
  expect(scheduled).toMatchObject({ status: 'active', cancel_at_period_end: true, cancel_at: end(subscription) })
  expect(await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false })).toMatchObject({
    cancel_at: null,
    canceled_at: null,
  })
  expect(await fake.buyer.cancelInPortal(subscription)).toMatchObject({
    cancel_at: end(subscription),
    cancel_at_period_end: false,
  })
  expect((await stripe.subscriptions.update(subscription.id, { cancel_at: '' })).cancel_at).toBeNull()
  await stripe.subscriptions.update(subscription.id, { cancel_at: 'min_period_end' })
  await fake.clock.advance(32 * DAY)
  const ended = await shop.reload(subscription)
  expect(ended).toMatchObject({ status: 'canceled', ended_at: end(subscription) })
  expect(await shop.invoices(subscription)).toHaveLength(1)
  await expect(stripe.subscriptions.update(subscription.id, { cancel_at: '' })).rejects.toThrow('canceled subscription')
  await expect(stripe.subscriptions.resume(subscription.id)).rejects.toThrow()
})

test('made without a session: incomplete until it is paid, expired after 23 hours', async () => {
  const { stripe, fake, prices } = shop
  const customer = await shop.customer()
  const create = () =>
    stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: prices.basic.id }],
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      expand: ['latest_invoice.confirmation_secret'],
    })
  const forgotten = await create()
  expect(forgotten.status).toBe('incomplete')
  const subscription = await create()
  const secret = (subscription.latest_invoice as Stripe.Invoice).confirmation_secret?.client_secret ?? ''
  const intent = await stripe.paymentIntents.confirm(secret.split('_secret_')[0]!, {
    payment_method: 'pm_card_authenticationRequired',
  })
  expect(intent.status).toBe('requires_action')
  await fake.buyer.authenticate(intent)
  const active = await shop.reload(subscription)
  expect(active).toMatchObject({ status: 'active', default_payment_method: expect.stringMatching(/^pm_/) })
  await fake.clock.advance(23 * HOUR)
  const { status, latest_invoice } = await shop.reload(forgotten)
  expect(status).toBe('incomplete_expired')
  expect((await stripe.invoices.retrieve(latest_invoice as string)).status).toBe('void')
})
