/** What is told of payments, once each, on the page and by email: before a trial ends, before a card expires, when a payment fails. */
import Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { jobs } from '../../platform/jobs/table.ts'
import type { SystemMail } from '../../platform/mail/outbox.ts'
import { openBilledHarness, price, type Shop } from '../../testing/billed-harness.ts'

const DAY = 86_400_000
let shop: Shop
let stripe: Stripe
let starter: string
let trial: string
let person: { user_id: string; token: string; email: string }
beforeAll(async () => {
  shop = await openBilledHarness()
  stripe = new Stripe(shop.fake.keys.test, { ...shop.fake.client, maxNetworkRetries: 0 })
  starter = await shop.newPlan('Starter', { prices: [price(2_900)] })
  trial = await shop.newPlan('Trial', { trial_days: 14, prices: [price(2_900)] })
  await shop.setUp()
})
beforeEach(async () => {
  const email = `${crypto.randomUUID()}@example.com`
  person = { ...(await shop.newPerson(email)), email }
})
afterEach(() => shop.fake.assertNoFaults())
afterAll(() => shop.close())

interface Notice {
  type: string
  values: Record<string, unknown>
}
async function notices(...kinds: string[]): Promise<Notice[]> {
  const by = { token: await shop.sessionOf(person.user_id) }
  const { notices } = (await shop.get('/v1/billing', by)).body as unknown as { notices: Notice[] }
  return notices.filter(({ type }) => kinds.includes(type))
}
async function mails(): Promise<string[]> {
  const rows = await shop.installation.databases.control.read(db => db.select().from(jobs))
  const own = rows
    .flatMap(({ payload }) => (payload as SystemMail | null) ?? [])
    .filter(({ to }) => to === person.email)
  return own.map(({ subject }) => subject)
}

test.each([
  ['by Stripe’s event', { lost: 0 }, '4242424242424242'],
  ['by the clock where the event is lost', { lost: 99 }, '5555555555554444'],
])('three days before a trial ends it is said once, %s, with what is charged then', async (_, options, number) => {
  const code = `HALF-${crypto.randomUUID().slice(0, 8)}`
  const coupon = { code, percent_off: 50, duration: 'forever' }
  expect((await shop.post('/v1/installation/coupons', coupon)).status).toBe(201)
  const body = { plan_id: trial, interval: 'month', currency: 'EUR', promotion_code: code }
  const { body: session } = await shop.post('/v1/checkout-sessions', body, person)
  const card = { number, exp_month: 12, exp_year: 2040 }
  const details = { email: person.email, name: 'Ana', address: { country: 'ES', postal_code: '28013' } }
  await shop.fake.buyer.pay(String(session.client_secret).split('_secret_')[0] ?? '', card, details)
  await shop.settle()
  Object.assign(shop.fake.deliveries.options, options)
  await shop.forward(10 * DAY)
  expect(await notices('trial_ending')).toEqual([])
  await shop.forward(1.5 * DAY)
  await shop.forward(DAY)
  Object.assign(shop.fake.deliveries.options, { lost: 0 })
  const ends_at = new Date(Date.parse(String(session.created_at)) + 14 * DAY).toISOString()
  expect(await notices('trial_ending')).toMatchObject([{ values: { amount: 1_450, currency: 'EUR', ends_at } }])
  expect((await mails()).filter(subject => subject.startsWith('Your trial ends'))).toHaveLength(1)
  // Once it is over, nothing is said of it any more.
  await shop.forward(3 * DAY)
  expect(await notices('trial_ending')).toEqual([])
})

test('each invoice that is paid is told once by email, however often Stripe tells of it; the page has the last', async () => {
  Object.assign(shop.fake.deliveries.options, { times: 3 })
  await shop.buy(starter, person)
  await shop.forward(31 * DAY)
  Object.assign(shop.fake.deliveries.options, { times: 1 })
  const by = { token: await shop.sessionOf(person.user_id) }
  const invoices = (await shop.get('/v1/billing/invoices', by)).body.data
  expect(invoices).toHaveLength(2)
  const values = { amount: 2_900, currency: 'EUR', number: invoices[0]?.number }
  expect(await notices('invoice_paid')).toMatchObject([{ values }])
  expect((await mails()).filter(subject => subject === 'Your payment of €29.00')).toHaveLength(2)
})

test('a card is named once before it expires, and no longer once another one pays', async () => {
  const start = new Date(shop.clock.now())
  const card = { number: '4242424242424242', exp_month: ((start.getUTCMonth() + 2) % 12) + 1, exp_year: 2027 }
  const body = { plan_id: starter, interval: 'month', currency: 'EUR' }
  const { body: session } = await shop.post('/v1/checkout-sessions', body, person)
  const details = { email: person.email, name: 'Ana', address: { country: 'ES', postal_code: '28013' } }
  await shop.fake.buyer.pay(String(session.client_secret).split('_secret_')[0] ?? '', card, details)
  await shop.settle()
  expect(await notices('card_expiring')).toEqual([])
  for (let weeks = 0; weeks < 12; weeks++) await shop.forward(7 * DAY)
  const expires_at = new Date(Date.UTC(card.exp_year, card.exp_month, 1) - 1).toISOString()
  expect(await notices('card_expiring')).toMatchObject([{ values: { last4: '4242', expires_at } }])
  expect((await mails()).filter(subject => subject.includes('4242'))).toHaveLength(1)
  const by = { token: await shop.sessionOf(person.user_id) }
  const setup = await shop.post('/v1/billing/payment-method-setups', { currency: 'EUR' }, by)
  const intent = shop.fake.world.setup_intents.get(String(setup.body.client_secret).split('_secret_')[0] ?? '')
  const other = await stripe.paymentMethods.attach('pm_card_mastercard', { customer: String(intent.customer) })
  expect((await shop.post(`/v1/billing/payment-methods/${other.id}/default`, undefined, by)).status).toBe(200)
  await shop.settle()
  expect(await notices('card_expiring')).toEqual([])
})

test('a payment that fails says when it is tried again; the last try, that it is not; and nothing once all is over', async () => {
  await shop.buy(starter, person)
  const { id = '', customer } =
    [...shop.fake.world.subscriptions.all()].toSorted((a, b) => a.created - b.created).at(-1) ?? {}
  const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: String(customer) })
  await stripe.subscriptions.update(id, { default_payment_method: bad.id })
  const texts = async () => {
    const rows = await shop.installation.databases.control.read(db => db.select().from(jobs))
    const own = rows.flatMap(({ payload }) => (payload as SystemMail | null) ?? [])
    return own.filter(({ to, subject }) => to === person.email && /failed/.test(subject)).map(({ text }) => text)
  }
  shop.fake.settings.after_retries = 'unpaid'
  await shop.forward(32 * DAY)
  expect(await notices('payment_failed')).toMatchObject([{ values: { next_attempt_at: expect.any(String) } }])
  const [first, ...others] = await texts()
  expect([first, others]).toEqual([expect.stringMatching(/tried again on [A-Z][a-z]+ \d+, 2027/), []])
  await shop.forward(30 * DAY)
  // One notice, of the last try.
  const [last, ...more] = await notices('payment_failed')
  expect([Object.keys(last?.values ?? {}), more]).toEqual([expect.not.arrayContaining(['next_attempt_at']), []])
  expect((await texts()).filter(text => text.includes('not tried again'))).toHaveLength(1)
  await stripe.subscriptions.cancel(id)
  await shop.settle()
  expect(await notices('payment_failed')).toEqual([])
})
