/** Promotion codes through a subscription's life: given, kept, replaced, removed, and ended meanwhile. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openBilledHarness, price, type Shop } from '../../../testing/billed-harness.ts'

const DAY = 86_400_000
let shop: Shop
let starter: string
let studio: string
let person: { user_id: string; token: string }
beforeAll(async () => {
  shop = await openBilledHarness()
  starter = await shop.newPlan('Starter', { prices: [price(3_000)] })
  studio = await shop.newPlan('Studio', { prices: [price(9_000)] })
  await shop.setUp()
})
beforeEach(async () => {
  person = await shop.newPerson(`${crypto.randomUUID()}@example.com`)
})
afterEach(() => shop.fake.assertNoFaults())
afterAll(() => shop.close())

async function newCoupon(more: object = {}): Promise<{ id: string; code: string }> {
  const code = `C-${crypto.randomUUID().slice(0, 8)}`
  const made = await shop.post('/v1/installation/coupons', { code, percent_off: 50, duration: 'forever', ...more })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return { id: made.body.id, code }
}
const details = { email: 'ana@example.com', name: 'Ana', address: { country: 'ES', postal_code: '28013' } }
const begin = (plan_id: string, promotion_code: string | null) =>
  shop.post('/v1/checkout-sessions', { plan_id, interval: 'month', currency: 'EUR', promotion_code }, person)
async function buy(plan_id: string, promotion_code: string | null): Promise<string> {
  const { body } = await begin(plan_id, promotion_code)
  await shop.fake.buyer.pay(String(body.client_secret).split('_secret_')[0] ?? '', 'pm_card_visa', details)
  await shop.settle()
  const { subscription } = (await shop.get('/v1/billing', person)).body as unknown as { subscription: { id: string } }
  return `/v1/billing/subscriptions/${subscription.id}`
}
const change = (at: string, body: object) => shop.post(`${at}/changes`, body, person)
const confirm = (at: string, id: string) => shop.post(`${at}/changes/${id}/confirm`, undefined, person)
async function forward(milliseconds: number): Promise<void> {
  await shop.forward(milliseconds)
  person.token = await shop.sessionOf(person.user_id)
}
const lastPaid = async () => (await shop.get('/v1/billing/invoices', person)).body.data[0]?.amount_paid
const to = (plan_id: string) => ({ items: [{ plan_id, quantity: 1 }] })

test('a code is kept by renewals and changes, until it is removed: now, or with the change of the next period', async () => {
  const { code } = await newCoupon()
  const at = await buy(starter, code)
  expect(await lastPaid()).toBe(1_500)
  const up = (await change(at, to(studio))).body
  expect(up).toMatchObject({ amount_due: 3_000 })
  expect((await confirm(at, up.id)).body).toMatchObject({ promotion_code: code, amount: 9_000 })
  expect(await lastPaid()).toBe(3_000)
  const down = (await change(at, { ...to(starter), promotion_code: null })).body
  expect((await confirm(at, down.id)).body).toMatchObject({ promotion_code: code, scheduled_change_id: down.id })
  await forward(31 * DAY + 2 * 3_600_000)
  expect((await shop.get(at, person)).body).toMatchObject({ promotion_code: null, amount: 3_000 })
  expect(await lastPaid()).toBe(3_000)
})

test('removed alone it costs nothing now, and the next renewal is whole', async () => {
  const { code } = await newCoupon()
  const at = await buy(starter, code)
  const shown = (await change(at, { promotion_code: null })).body
  expect(shown).toMatchObject({ amount_due: 0, lines: [], effective_at: null })
  expect((await confirm(at, shown.id)).body).toMatchObject({ promotion_code: null })
  await forward(31 * DAY + 2 * 3_600_000)
  expect(await lastPaid()).toBe(3_000)
})

test('removed with an upgrade, the whole price is paid for the rest of the period', async () => {
  const { code } = await newCoupon()
  const at = await buy(starter, code)
  const shown = (await change(at, { ...to(studio), promotion_code: null })).body
  expect(shown.amount_due).toBe(9_000 - 1_500)
  expect((await confirm(at, shown.id)).body).toMatchObject({ promotion_code: null })
  expect(await lastPaid()).toBe(shown.amount_due)
})

test('a code that ends between its price and the payment is not used, and nothing is charged', async () => {
  const at = await buy(starter, null)
  const { id, code } = await newCoupon()
  const shown = (await change(at, { ...to(studio), promotion_code: code })).body
  expect((await shop.delete(`/v1/installation/coupons/${id}`)).status).toBe(204)
  expect((await confirm(at, shown.id)).body.code).toBe('price_expired')
  expect((await shop.get(at, person)).body).toMatchObject({ amount: 3_000, promotion_code: null })
  expect(await lastPaid()).toBe(3_000)
  const refused = [
    await change(at, { ...to(studio), promotion_code: code }),
    await change(at, { promotion_code: code }),
  ]
  for (const { body } of refused)
    expect(body.errors).toEqual([
      { pointer: '/promotion_code', code: 'promotion_code_invalid', text: expect.any(String) },
    ])
  expect((await begin(starter, code)).body.code).toBe('subscription_exists')
})

test('a code that ends while it is in a cart is said at the code, and the cart is paid without it', async () => {
  const leads = await shop.newPlan('Leads', { plan_type: 'lead', limits: { leads: 1_000 }, prices: [price(900)] })
  await shop.setUp()
  const cart = `/v1/sites/${await shop.newSite('Casa Verde', person.token)}/cart`
  const { id, code } = await newCoupon()
  await shop.post(`${cart}/items`, { plan_id: leads }, person)
  expect((await shop.patch(cart, { currency: 'EUR', promotion_code: code }, person)).status).toBe(200)
  expect((await shop.post(`${cart}/total`, undefined, person)).body).toMatchObject({ amount_due: 450 })
  expect((await shop.delete(`/v1/installation/coupons/${id}`)).status).toBe(204)
  for (const way of ['total', 'checkout'])
    expect((await shop.post(`${cart}/${way}`, way === 'total' ? undefined : {}, person)).body.errors).toMatchObject([
      { pointer: '/promotion_code', code: 'promotion_code_invalid' },
    ])
  expect((await shop.patch(cart, { promotion_code: null }, person)).status).toBe(200)
  expect((await shop.post(`${cart}/total`, undefined, person)).body).toMatchObject({ amount_due: 900 })
})

test('a code for first orders is refused of whoever has paid, and one that has expired of everybody', async () => {
  const first = await newCoupon({ first_order_only: true })
  const at = await buy(starter, first.code)
  expect(await lastPaid()).toBe(1_500)
  expect((await change(at, { ...to(studio), promotion_code: first.code })).body.code).toBe('validation_failed')
  const short = await newCoupon({ expires_at: new Date(shop.clock.now() + DAY).toISOString() })
  const other = await shop.newPerson(`${crypto.randomUUID()}@example.com`)
  const open = await shop.post(
    '/v1/checkout-sessions',
    { plan_id: starter, interval: 'month', currency: 'EUR', promotion_code: short.code },
    other,
  )
  expect(open.status).toBe(201)
  await forward(2 * DAY)
  person = { ...other, token: await shop.sessionOf(other.user_id) }
  expect((await begin(starter, short.code)).body).toMatchObject({
    code: 'validation_failed',
    errors: [{ pointer: '/promotion_code', code: 'promotion_code_invalid' }],
  })
})

test('one for three months takes something off three renewals, and no fourth', async () => {
  const { code } = await newCoupon({ duration: 'repeating', duration_months: 3 })
  await buy(starter, code)
  const paid = [await lastPaid()]
  for (let months = 0; months < 4; months++) {
    await forward(31 * DAY + 2 * 3_600_000)
    paid.push(await lastPaid())
  }
  expect(paid).toEqual([1_500, 1_500, 1_500, 3_000, 3_000])
})
