/** What a checkout asks for and refuses: a VAT ID that is kept and checked, and a trial for ever once. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openBilledHarness, price, type Shop } from '../../testing/billed-harness.ts'
import { deletionLimits } from '../account-deletion/limits.ts'

const DAY = 86_400_000
let shop: Shop
let trial: string
beforeAll(async () => {
  shop = await openBilledHarness()
  trial = await shop.newPlan('Trial', { trial_days: 14, prices: [price(2_900), price(29_000, 'year')] })
  await shop.setUp()
})
afterEach(() => shop.fake.assertNoFaults())
afterAll(() => shop.close())

interface Person {
  user_id: string
  token: string
}
const begin = (by: Person) =>
  shop.post('/v1/checkout-sessions', { plan_id: trial, interval: 'month', currency: 'EUR' }, by)
async function buy(by: Person, number: string, tax_id?: { type: string; value: string }) {
  const { body } = await begin(by)
  const details = {
    email: 'ana@example.com',
    name: 'Casa Verde S. L.',
    address: { country: 'ES', postal_code: '28013' },
  }
  const card = { number, exp_month: 12, exp_year: 2040 }
  const id = String(body.client_secret).split('_secret_')[0] ?? ''
  await shop.fake.buyer.pay(id, card, { ...details, ...(tax_id && { tax_id }) })
  await shop.settle()
  return body
}
const own = async (by: Person) =>
  (await shop.get('/v1/billing', by)).body as unknown as {
    subscription?: { id: string; status: string; reason?: string }
    trial_available: boolean
    notices: { type: string }[]
  }
const newPerson = (name: string) => shop.newPerson(`${name}@example.com`)
const [visa, mastercard, amex, other] = ['4242424242424242', '5555555555554444', '378282246310005', '4000000000000341']

test('a trial is one for an account: what is bought next begins with its payment', async () => {
  const by = await newPerson('account')
  expect((await own(by)).trial_available).toBe(true)
  expect((await buy(by, visa)).trial_days).toBe(14)
  const { subscription } = await own(by)
  expect(subscription).toMatchObject({ status: 'active', reason: 'trialing' })
  await shop.call('PUT', `/v1/billing/subscriptions/${subscription?.id}/auto-renewal`, {
    token: by.token,
    body: { auto_renewal: false },
  })
  await shop.forward(15 * DAY)
  by.token = await shop.sessionOf(by.user_id)
  expect(await own(by)).toMatchObject({ trial_available: false })
  expect((await buy(by, visa)).trial_days).toBe(0)
  expect((await own(by)).subscription).toMatchObject({ status: 'active' })
  expect((await shop.get('/v1/billing/payments', by)).body.data).toHaveLength(1)
})

test('and one for a card: the second account’s is ended with a word, nothing is charged, and it is bought without', async () => {
  const first = await newPerson('first-card')
  await buy(first, mastercard)
  const second = await newPerson('second-card')
  expect((await buy(second, mastercard)).trial_days).toBe(14)
  const refused = await own(second)
  expect(refused.subscription).toBeUndefined()
  expect(refused.notices.map(({ type }) => type)).toEqual(['trial_refused'])
  expect((await shop.get('/v1/billing/payments', second)).body.data).toEqual([])
  expect((await buy(second, mastercard)).trial_days).toBe(0)
  expect((await own(second)).subscription).toMatchObject({ status: 'active' })
  expect((await own(second)).subscription).not.toHaveProperty('reason')
  // Who came first keeps theirs.
  expect((await own(first)).subscription).toMatchObject({ reason: 'trialing' })
})

test('and one for an address, even after its account was erased', async () => {
  const by = await newPerson('address')
  await buy(by, amex)
  expect((await shop.post('/v1/account-deletion', undefined, by)).status).toBe(202)
  await shop.forward((deletionLimits.account_deletion_days + 1) * DAY)
  const again = await newPerson('ADDRESS')
  expect((await own(again)).trial_available).toBe(false)
  expect((await begin(again)).body.trial_days).toBe(0)
})

test('a VAT ID of the checkout is kept, checked and shown, and an address that is edited loses it not', async () => {
  const by = await newPerson('vat')
  await buy(by, other, { type: 'eu_vat', value: 'ESB12345678' })
  const read = async () => (await shop.get('/v1/billing/details', by)).body
  expect(await read()).toMatchObject({
    name: 'Casa Verde S. L.',
    address: { country: 'ES', postal_code: '28013' },
    tax_id: { type: 'eu_vat', value: 'ESB12345678', status: 'pending', checked_at: null },
  })
  await shop.forward(2 * 60_000)
  const checked = await read()
  expect(checked.tax_id).toMatchObject({ status: 'verified', checked_at: expect.any(String) })
  const { name, address, version } = checked as unknown as { name: string; address: object; version: number }
  const body = { name, address: { ...address, city: 'Madrid' }, tax_id: { type: 'eu_vat', value: 'ESB12345678' } }
  const headers = { 'if-match': `"${version}"` }
  const saved = await shop.call('PUT', '/v1/billing/details', { token: by.token, body, headers })
  expect(saved.body, JSON.stringify(saved.body)).toMatchObject({ tax_id: { status: 'verified' } })
  await shop.settle()
  expect((await read()).tax_id).toMatchObject({ status: 'verified' })
  expect(shop.fake.world.tax_ids.all()).toHaveLength(1)
})

test('one that the authority does not know says so', async () => {
  shop.fake.settings.verifiesTaxId = () => false
  const by = await newPerson('unknown-vat')
  expect((await begin(by)).status).toBe(201)
  const details = { name: 'X', address: { line1: '', line2: '', city: '', state: '', postal_code: '', country: 'DE' } }
  const body = { ...details, tax_id: { type: 'eu_vat', value: 'DE123456789' } }
  const saved = await shop.call('PUT', '/v1/billing/details', { token: by.token, body })
  expect(saved.body).toMatchObject({ tax_id: { status: 'pending' } })
  const bad = { ...details, tax_id: { type: 'eu_vat', value: 'nothing' } }
  const refused = await shop.call('PUT', '/v1/billing/details', { token: by.token, body: bad })
  expect(refused.body.errors).toMatchObject([{ pointer: '/tax_id', code: 'tax_id_invalid' }])
})
