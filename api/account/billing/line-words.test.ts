/** Lines of prices and invoices are said in the reader's language; Stripe's own are English. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openBilledHarness, price, type Shop } from '../../testing/billed-harness.ts'
import { invoices } from './table.ts'

let shop: Shop
let starter: string
let studio: string
let leads: string
beforeAll(async () => {
  shop = await openBilledHarness()
  starter = await shop.newPlan('Starter', { limits: { sites: 9 } })
  studio = await shop.newPlan('Studio', { limits: { sites: 9 }, prices: [price(9_900)] })
  leads = await shop.newPlan('Leads', { plan_type: 'lead', limits: { leads: 1_000 }, prices: [price(900)] })
  await shop.setUp()
  await shop.buy(starter)
})
afterEach(() => shop.fake.assertNoFaults())
afterAll(() => shop.close())

const spanish = { headers: { 'accept-language': 'es' } }
const toWords = (body: Record<string, unknown>) =>
  (body.lines as { description: string }[]).map(({ description }) => description)

test('of a change, before and after it is paid', async () => {
  const { subscription } = (await shop.get('/v1/billing')).body as unknown as { subscription: { id: string } }
  const at = `/v1/billing/subscriptions/${subscription.id}/changes`
  const body = { items: [{ plan_id: studio, quantity: 1 }] }
  const english = await shop.post(at, body)
  expect(toWords(english.body)).toEqual(['Unused time on Starter', 'Remaining time on Studio'])
  const shown = await shop.post(at, body, spanish)
  expect(toWords(shown.body)).toEqual(['Tiempo sin usar de Starter', 'Tiempo restante de Studio'])
  expect((await shop.post(`${at}/${shown.body.id}/confirm`)).status).toBe(200)
  await shop.settle()
  const { data } = (await shop.get('/v1/billing/invoices', spanish)).body
  expect(data.map(toWords)).toEqual([['Tiempo sin usar de Starter', 'Tiempo restante de Studio'], ['Starter']])
  const one = await shop.get(`/v1/billing/invoices/${data[0]?.id}`, spanish)
  expect(toWords(one.body)).toEqual(toWords(data[0] ?? {}))
})

test('of a cart, with how many', async () => {
  const cart = `/v1/sites/${await shop.newSite('Casa Verde')}/cart`
  await shop.patch(cart, { currency: 'EUR' })
  await shop.post(`${cart}/items`, { plan_id: leads, quantity: 2 })
  expect(toWords((await shop.post(`${cart}/total`, undefined, spanish)).body)).toEqual(['Leads × 2'])
})

test('of an invoice that was read before kinds were kept, as Stripe says it', async () => {
  await shop.installation.databases.control.write(async tx => {
    for (const row of await tx.select().from(invoices))
      await tx.update(invoices).set({ lines: row.lines.map(({ type: _kind, ...line }) => line) })
  })
  const { data } = (await shop.get('/v1/billing/invoices', spanish)).body
  expect(data.flatMap(toWords)[0]).toMatch(/^Unused time on Starter after|^Remaining|Starter/)
})
