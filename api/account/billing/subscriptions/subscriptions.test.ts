/** A subscription through its life: changes, renewals, declines, its end, and what is given back. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openBilledHarness, price, type Shop } from '../../../testing/billed-harness.ts'

const DAY = 86_400_000
let shop: Shop
let starter: string
let studio: string
beforeAll(async () => {
  shop = await openBilledHarness()
  starter = await shop.newPlan('Starter', { limits: { sites: 1 } })
  studio = await shop.newPlan('Studio', { limits: { sites: 9 }, prices: [price(9_900), price(99_000, 'year')] })
  expect((await shop.setUp()).body).toMatchObject({ status: 'ready', price_count: 4 })
})
afterEach(() => shop.fake.assertNoFaults())
afterAll(() => shop.close())

const own = async () => (await shop.get('/v1/billing')).body as unknown as Record<string, Record<string, unknown>>
const path = async () => `/v1/billing/subscriptions/${(await own()).subscription?.id}`
const change = async (body: object) => shop.post(`${await path()}/changes`, body)
const confirm = async (id: string) => shop.post(`${await path()}/changes/${id}/confirm`)
const planId = async () => ((await shop.get('/v1/usage')).body.plan as { id: string } | undefined)?.id

test('up at once at the price that was shown, down at the end of the period', async () => {
  await shop.buy(starter)
  expect((await own()).subscription).toMatchObject({ status: 'active', auto_renewal: true, amount: 2_900 })
  const up = await change({ items: [{ plan_id: studio, quantity: 1 }] })
  expect(up.body).toMatchObject({ status: 'shown', amount_due: 7_000, next_amount: 9_900, effective_at: null })
  expect((await confirm(up.body.id)).body).toMatchObject({ status: 'active', amount: 9_900 })
  expect(await planId()).toBe(studio)
  expect((await confirm(up.body.id)).status).toBe(200)
  const { body: payments } = await shop.get('/v1/billing/payments')
  expect(payments.data.map(({ amount }) => amount)).toEqual([7_000, 2_900])

  const down = await change({ items: [{ plan_id: starter, quantity: 1 }] })
  expect(down.body).toMatchObject({ amount_due: 0, next_amount: 2_900 })
  expect(down.body.effective_at).not.toBeNull()
  expect((await confirm(down.body.id)).body).toMatchObject({ scheduled_change_id: down.body.id, amount: 9_900 })
  await shop.forward(31 * DAY + 3_600_000)
  expect(await planId()).toBe(starter)
  expect((await own()).subscription).toMatchObject({ amount: 2_900, scheduled_change_id: null })
})

test('it ends at the end of the period, and is resumed before', async () => {
  const off = await shop.call('PUT', `${await path()}/auto-renewal`, { body: { auto_renewal: false } })
  expect(off.body).toMatchObject({ status: 'expiring', auto_renewal: false })
  const on = await shop.post(`${await path()}/resume`)
  expect(on.body, JSON.stringify(on.body)).toMatchObject({ status: 'active', auto_renewal: true, ends_at: null })
})

test('a plan that somebody pays for is not deleted, nor replaced by a grant', async () => {
  expect((await shop.delete(`/v1/plans/${starter}`)).body.code).toBe('plan_in_use')
  const account = (await shop.get('/v1/accounts')).body.data[0]?.id
  const granted = await shop.call('PUT', `/v1/accounts/${account}/plan`, { body: { plan_id: studio } })
  expect(granted.body.code).toBe('subscription_exists')
})

test('declined renewals keep access while they are tried again, then everything is read and deleted only', async () => {
  const subscription = [...shop.fake.world.subscriptions.all()].at(-1)
  const customer = String(subscription?.customer)
  const { id } = shop.fake.world.payment_methods.all()[0] ?? { id: '' }
  expect(customer).toBeTruthy()
  const { default: Client } = await import('stripe')
  const stripe = new Client(shop.fake.keys.test, { ...shop.fake.client, maxNetworkRetries: 0 })
  const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer })
  await stripe.subscriptions.update(subscription?.id ?? '', { default_payment_method: bad.id })
  expect(id).toBeTruthy()
  await shop.forward(31 * DAY + 2 * 3_600_000)
  expect((await own()).subscription).toMatchObject({ status: 'active', reason: 'payment_due' })
  expect(await planId()).toBe(starter)
  await shop.forward(20 * DAY)
  expect(await own()).toMatchObject({ plan: { ended: true } })
  const site = await shop.post('/v1/sites', { name: 'More', subdomain: 'more-of-them' })
  expect(site.body.code).toBe('limit_reached')
  const failed = await shop.get('/v1/installation/failed-payments')
  expect(failed.body.data.length).toBeGreaterThan(1)
})

test('bought again; within 30 days the first payment is given back', async () => {
  await shop.buy(studio)
  expect(await own()).toMatchObject({ plan: { id: studio, ended: false } })
  const back = await shop.post(`${await path()}/refund`)
  expect(back.body, JSON.stringify(back.body)).toMatchObject({ status: 'cancelled' })
  const { body } = await shop.get('/v1/billing/invoices')
  expect(body.data[0]).toMatchObject({ amount_paid: 9_900, amount_refunded: 9_900 })
  expect(await own()).toMatchObject({ plan: { ended: true } })
  const revenue = await shop.get('/v1/installation/revenue')
  expect(revenue.body.data[0]).toMatchObject({ plan_id: studio })
})

test('a comparison with Stripe finds nothing', async () => {
  const begun = await shop.post('/v1/installation/reconciliations')
  expect(begun.status).toBe(202)
  await shop.settle()
  expect((await shop.get('/v1/installation/reconciliations')).body.data[0]).toMatchObject({
    status: 'done',
    differences: [],
  })
})

test('add-ons of a site: a cart, its payment, more of them', async () => {
  await shop.buy(studio)
  const leads = await shop.newPlan('Leads', { plan_type: 'lead', limits: { leads: 1_000 }, prices: [price(900)] })
  await shop.settle()
  const site = await shop.newSite('Casa Verde')
  const at = `/v1/sites/${site}/cart`
  expect((await shop.patch(at, { currency: 'EUR' })).status).toBe(200)
  const added = await shop.post(`${at}/items`, { plan_id: leads, quantity: 2 })
  expect(added.body, JSON.stringify(added.body)).toMatchObject({
    items: [{ plan_id: leads, quantity: 2, unit_amount: 900 }],
  })
  expect((await shop.post(`${at}/items`, { plan_id: leads })).body.code).toBe('item_in_cart')
  expect((await shop.post(`${at}/total`)).body).toMatchObject({ amount_due: 1_800, change_id: null })
  const { body } = await shop.post(`${at}/checkout`, {})
  const { client_secret } = body.session as { client_secret: string }
  await shop.fake.buyer.pay(client_secret.split('_secret_')[0] ?? '', 'pm_card_visa', {
    ...{ email: 'ana@example.com', name: 'Ana', address: { country: 'ES', postal_code: '28013' } },
  })
  const settled = await shop.post(`${at}/checkout/settle`)
  expect(settled.body, JSON.stringify(settled.body)).toMatchObject({
    subscription: { type: 'site_add_ons', amount: 1_800 },
  })
  expect((await shop.get(at)).body).toMatchObject({ items: [], fixed: true })
  await shop.post(`${at}/items`, { plan_id: leads })
  const { body: total } = await shop.post(`${at}/total`)
  expect(total).toMatchObject({ amount_due: 900 })
  const more = await shop.post(`${at}/checkout`, { change_id: total.change_id })
  expect(more.body, JSON.stringify(more.body)).toMatchObject({ subscription: { amount: 2_700 } })
  await shop.settle()
  expect((await shop.get(`/v1/sites/${site}/add-ons`)).body.data[0]).toMatchObject({
    id: leads,
    owned: 3,
    in_cart: false,
  })
})
