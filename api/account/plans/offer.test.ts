/** What a plan is offered for: kinds, prices, texts, trials; at each limit. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../testing/harness.ts'
import { planLimits } from './limits.ts'

let h: Harness
beforeAll(async () => {
  h = await createHarness()
})
afterAll(() => h.close())

let made = 0
const create = (body: object) => {
  made += 1
  return h.post('/v1/plans', { name: `Plan ${made}`, limits: {}, ...body })
}
const price = (amount: number, interval = 'month', currency = 'EUR') => ({ currency, interval, amount })
const errorsOf = ({ body }: Awaited<ReturnType<typeof create>>) =>
  (body.errors as unknown as { pointer: string; code: string }[]).map(({ pointer, code }) => [pointer, code])

test('a plan without prices is free, private and for an account', async () => {
  const { status, body } = await create({})
  expect(status).toBe(201)
  expect(body).toMatchObject({ plan_type: 'account', prices: [], trial_days: 0, is_public: false, features: null })
  expect(body.texts).toEqual({ en: { description: '', highlights: [] }, es: { description: '', highlights: [] } })
})

test('prices, texts in both languages and the trial are kept, and changed by themselves', async () => {
  const texts = {
    en: { description: 'Small', highlights: ['One'] },
    es: { description: 'Pequeño', highlights: ['Uno'] },
  }
  const { body } = await create({
    prices: [price(2_900), price(29_000, 'year')],
    texts,
    trial_days: 14,
    is_public: true,
  })
  const changed = await h.call('PATCH', `/v1/plans/${body.id}`, { body: { prices: [price(3_900)] } })
  expect(changed.body).toMatchObject({ prices: [price(3_900)], texts, trial_days: 14, is_public: true })
})

test.each([
  ['a currency that is none', { prices: [price(1, 'month', 'EUX')] }, [['/prices/0/currency', 'currency_unknown']]],
  ['an amount of nothing', { prices: [price(0)] }, [['/prices/0/amount', 'too_small']]],
  ['an amount too large', { prices: [price(planLimits.plan_price_amount_max + 1)] }, [['/prices/0/amount', 'too_big']]],
  [
    'an amount that Stripe does not charge',
    { prices: [price(1_050, 'month', 'ISK'), price(1_005, 'month', 'KWD'), price(1_000, 'year', 'ISK')] },
    [
      ['/prices/0/amount', 'amount_step'],
      ['/prices/1/amount', 'amount_step'],
    ],
  ],
  ['a price given twice', { prices: [price(1), price(2)] }, [['/prices/1', 'repeated']]],
  ['a trial too long', { trial_days: planLimits.plan_trial_days_max + 1 }, [['/trial_days', 'too_big']]],
  ['an add-on that adds nothing', { plan_type: 'lead', features: [] }, [['/limits', 'add_on_adds_nothing']]],
  [
    'an add-on with what belongs to accounts',
    { plan_type: 'lead', limits: { leads: 1, sites: 2 }, features: ['webhooks'], is_default: true, trial_days: 1 },
    [
      ['/limits/sites', 'allowance_not_of_plan_type'],
      ['/features', 'not_for_add_ons'],
      ['/is_default', 'not_for_add_ons'],
      ['/trial_days', 'not_for_add_ons'],
    ],
  ],
])('refused at its place: %s', async (_, body, errors) => {
  const refused = await create(body)
  expect(refused.status).toBe(422)
  expect(errorsOf(refused)).toEqual(errors)
})

test('the largest amount and the longest trial are taken', async () => {
  const { plan_price_amount_max, plan_trial_days_max } = planLimits
  const body = { prices: [price(plan_price_amount_max)], trial_days: plan_trial_days_max }
  expect((await create(body)).status).toBe(201)
})

test('an add-on is no plan of an account', async () => {
  const { body } = await create({ plan_type: 'lead', limits: { leads: 1_000 }, prices: [price(500)] })
  const [account] = (await h.get('/v1/accounts')).body.data
  const refused = await h.call('PUT', `/v1/accounts/${account?.id}/plan`, { body: { plan_id: body.id } })
  expect([refused.status, errorsOf(refused)]).toEqual([422, [['/plan_id', 'plan_is_add_on']]])
})
