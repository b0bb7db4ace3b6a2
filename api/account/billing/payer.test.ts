/** Whom Stripe writes to, and in which language: the administrator, as they are now. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openBilledHarness, type Shop } from '../../testing/billed-harness.ts'

let shop: Shop
let plan_id: string
beforeAll(async () => {
  shop = await openBilledHarness()
  plan_id = await shop.newPlan('Starter')
  await shop.setUp()
  await shop.buy(plan_id)
})
afterEach(() => shop.fake.assertNoFaults())
afterAll(() => shop.close())

const customer = () => shop.fake.world.customers.all().at(0)
const change = async (body: object) => {
  const { version } = (await shop.get('/v1/auth/profile')).body as unknown as { version: number }
  const saved = await shop.call('PATCH', '/v1/auth/profile', { body, headers: { 'if-match': `"${version}"` } })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  await shop.settle()
}

test('another language is known there, and the name that is billed stays', async () => {
  expect(customer()).toMatchObject({ preferred_locales: ['en'] })
  await change({ language: 'es', first_name: 'Begoña' })
  // As it was written on the card.
  expect(customer()).toMatchObject({ preferred_locales: ['es'], name: 'Ana' })
  const address = { line1: '', line2: '', city: '', state: '', postal_code: '28013', country: 'ES' }
  const { version } = (await shop.get('/v1/billing/details')).body as unknown as { version: number }
  await shop.call('PUT', '/v1/billing/details', {
    body: { name: 'Casa Verde S. L.', address },
    headers: { 'if-match': `"${version}"` },
  })
  await change({ language: 'en' })
  expect(customer()).toMatchObject({ preferred_locales: ['en'], name: 'Casa Verde S. L.' })
})

test('Stripe’s own page is in the language of whoever asks for it', async () => {
  const { token } = await shop.newPerson('bea@example.com')
  const body = { plan_id, interval: 'month', currency: 'EUR', page: 'hosted' }
  const made = await shop.post('/v1/checkout-sessions', body, { token, headers: { 'accept-language': 'es' } })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  expect(shop.fake.world.sessions.all().at(-1)).toMatchObject({ ui_mode: 'hosted_page', locale: 'es' })
})
