/** Taxes where they are switched on: Stripe computes them from the address of the buyer, and what is shown is what is charged. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openBilledHarness, price, type Shop } from '../../testing/billed-harness.ts'

let shop: Shop
let [starter, studio, leads] = ['', '', '']
beforeAll(async () => {
  shop = await openBilledHarness({ STRIPE_TAX: 'true' })
  shop.fake.settings.taxPercent = country => (country === 'ES' ? 21 : 0)
  starter = await shop.newPlan('Starter')
  studio = await shop.newPlan('Studio', { prices: [price(9_900)] })
  leads = await shop.newPlan('Leads', { plan_type: 'lead', limits: { leads: 100 }, prices: [price(1_000)] })
  await shop.setUp()
})
afterEach(() => shop.fake.assertNoFaults())
afterAll(() => shop.close())

const lastInvoice = () => shop.fake.world.invoices.all().at(-1)

test('a session asks Stripe for them, and for the address and the tax ID that they depend on', async () => {
  await shop.buy(starter)
  const [session] = shop.fake.world.sessions.all()
  expect(session).toMatchObject({
    automatic_tax: { enabled: true, status: 'complete' },
    tax_id_collection: { enabled: true },
    status: 'complete',
    amount_subtotal: 2_900,
    amount_total: 3_509,
  })
  expect(lastInvoice()).toMatchObject({ amount_paid: 3_509 })
  const { body } = await shop.get('/v1/billing/invoices')
  expect(body.data).toMatchObject([{ total: 3_509, tax: 609 }])
})

test('a change is charged with the tax that its price names', async () => {
  const { body } = await shop.get('/v1/billing')
  const { id } = (body as unknown as { subscription: { id: string } }).subscription
  const at = `/v1/billing/subscriptions/${id}/changes`
  const { body: shown } = await shop.post(at, { items: [{ plan_id: studio, quantity: 1 }] })
  expect(shown).toMatchObject({ tax: 1_470, amount_due: 8_470 })
  await shop.post(`${at}/${shown.id}/confirm`)
  await shop.settle()
  expect(lastInvoice()).toMatchObject({ amount_paid: 8_470 })
})

test('so is a cart, before it is paid and for more of it', async () => {
  const { body: site } = await shop.post('/v1/sites', { name: 'Casa Verde', subdomain: 'casa-verde' })
  const at = `/v1/sites/${site.id}/cart`
  const add = () => shop.post(`${at}/items`, { plan_id: leads })
  expect((await add()).status).toBe(201)
  const { body: first } = await shop.post(`${at}/total`)
  expect(first, JSON.stringify(first)).toMatchObject({ tax: 210, amount_due: 1_210 })
  const { body } = await shop.post(`${at}/checkout`, {})
  const { client_secret } = (body as unknown as { session: { client_secret: string } }).session
  const address = { country: 'ES', postal_code: '28013' }
  await shop.fake.buyer.pay(client_secret.split('_secret_')[0] ?? '', 'pm_card_visa', { name: 'Ana', address })
  await shop.settle()
  expect(lastInvoice()).toMatchObject({ amount_paid: 1_210 })
  await add()
  const { body: more } = await shop.post(`${at}/total`)
  expect(more).toMatchObject({ tax: 210, amount_due: 1_210 })
  await shop.post(`${at}/checkout`, { change_id: (more as unknown as { change_id: string }).change_id })
  await shop.settle()
  expect(lastInvoice()).toMatchObject({ amount_paid: 1_210 })
})
