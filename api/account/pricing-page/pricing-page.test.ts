/** The pricing page: empty without payments; with them the public plans from the cheapest on, and the owner's words. */
import { afterEach, expect, test } from 'vitest'
import { openBilledHarness } from '../../testing/billed-harness.ts'
import { createHarness, type Harness } from '../../testing/harness.ts'
import { pricingPageLimits } from './limits.ts'

let h: Pick<Harness, 'call' | 'get' | 'post' | 'close'>
afterEach(() => h.close())

const keys = { STRIPE_SECRET_KEY: 'sk_test_1234567890', STRIPE_PUBLISHABLE_KEY: 'pk_test_1234567890' }
const euros = (amount: number, interval = 'month') => ({ currency: 'EUR', interval, amount })
const plan = (name: string, body: object) =>
  h.post('/v1/plans', { name, limits: { sites: 1 }, is_public: true, ...body })
const words = {
  en: { claim: 'Used by 300 studios.', questions: [{ question: 'Can I leave?', answer: 'At any time.' }] },
  es: { claim: 'Lo usan 300 estudios.', questions: [] },
}
const pricing = () => h.call('GET', '/v1/public/pricing', { token: null })

test('without a key nothing is for sale, whatever was written', async () => {
  h = await createHarness()
  await plan('Starter', { prices: [euros(2_900)] })
  await h.call('PUT', '/v1/pricing-page', { body: { texts: words } })
  const { status, body } = await pricing()
  expect(status).toBe(200)
  expect(body).toMatchObject({ payments: 'off', plans: [], texts: { en: { claim: '', questions: [] } } })
})

test('with one nothing is for sale before payments are set up', async () => {
  h = await createHarness(keys)
  await plan('Starter', { prices: [euros(2_900)] })
  await h.call('PUT', '/v1/pricing-page', { body: { texts: words } })
  expect((await pricing()).body).toMatchObject({ payments: 'not_set_up', plans: [] })
})

test('then public plans stand from free to dear; private ones and add-ons do not', async () => {
  const shop = await openBilledHarness()
  h = shop
  await plan('Studio', { prices: [euros(9_900)], trial_days: 14 })
  await plan('Yearly', { prices: [euros(24_000, 'year')] })
  await plan('Free', {})
  await plan('Hidden', { is_public: false })
  await plan('Leads', { plan_type: 'lead', limits: { leads: 1_000 }, prices: [euros(100)] })
  await h.call('PUT', '/v1/pricing-page', { body: { texts: words } })
  await shop.setUp()
  const { body } = await pricing()
  expect((body.plans as unknown as { name: string }[]).map(({ name }) => name)).toEqual(['Free', 'Yearly', 'Studio'])
  expect(body).toMatchObject({ payments: 'on', texts: words, money_back_days: 30 })
})

test('a page that somebody else changed meanwhile is not overwritten; too many questions are refused', async () => {
  h = await createHarness()
  const first = await h.get('/v1/pricing-page')
  expect(first.body).toMatchObject({ version: 0, updated_at: null })
  const put = (version: number, texts: object) =>
    h.call('PUT', '/v1/pricing-page', { body: { texts }, headers: { 'if-match': `"${version}"` } })
  expect((await put(0, words)).body).toMatchObject({ version: 1, texts: words })
  expect((await put(0, words)).status).toBe(412)
  const question = { question: 'Why?', answer: 'So.' }
  const many = (length: number) => ({ ...words, en: { claim: '', questions: Array.from({ length }, () => question) } })
  const most = pricingPageLimits.pricing_questions_max
  expect((await put(1, many(most + 1))).status).toBe(422)
  expect((await put(1, many(most))).status).toBe(200)
})
