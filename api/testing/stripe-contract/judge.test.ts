/** The judge knows right from wrong: examples of Stripe's own pass, every kind of mistake is found where it is. */
import { expect, test } from 'vitest'
import { judgeAnswer, judgeObject, judgeRequest } from './judge.ts'
import { findOperation, getVersion, readExampleObjects } from './published-contract.ts'

const encode = (entries: [string, string][]) => new URLSearchParams(entries).toString()
const judge = (path: string, ...entries: [string, string][]) => {
  const judged = judgeRequest('POST', path, encode(entries))
  return { params: judged?.params, faults: judged?.faults.map(({ path: at, kind }) => `${at} ${kind}`) }
}

test('the contract is the version that the library speaks', async () => {
  const { default: Stripe } = await import('stripe')
  const client = new Stripe('sk_test_1')
  expect(client.getApiField('version')).toBe(getVersion())
})

test('examples of Stripe are valid, but for names that they still carry from older versions', () => {
  const outdated = new Set(
    Object.values(readExampleObjects()).flatMap(row =>
      judgeObject(row as { object: string }).map(({ path, kind }) => `${kind} ${path.match(/[a-z_]+(?=\]?$)/)?.[0]}`),
    ),
  )
  expect([...outdated].toSorted()).toEqual([
    'unknown cancel_at_period_end',
    'unknown plan',
    'unknown source',
    'unknown statement_descriptor_prefix_kana',
    'unknown statement_descriptor_prefix_kanji',
    'unknown subscription',
    'unknown trial_period_days',
    'unknown type',
  ])
})

test('forms are read as their schema says: numbers, arrays, objects, texts that clear', () => {
  const { params, faults } = judge(
    '/v1/subscriptions/sub_1',
    ['items[0][id]', 'si_1'],
    ['items[0][quantity]', '3'],
    ['items[1][price]', 'price_2'],
    ['items[1][deleted]', 'true'],
    ['cancel_at', ''],
    ['discounts', ''],
    ['metadata[account]', '17'],
    ['expand[]', 'latest_invoice'],
    ['expand[]', 'customer'],
  )
  expect(faults).toEqual([])
  expect(params).toEqual({
    items: [
      { id: 'si_1', quantity: 3 },
      { price: 'price_2', deleted: true },
    ],
    cancel_at: '',
    discounts: '',
    metadata: { account: '17' },
    expand: ['latest_invoice', 'customer'],
  })
  expect(judge('/v1/subscriptions/sub_1', ['cancel_at', '1799999999']).params).toEqual({ cancel_at: 1_799_999_999 })
  expect(judge('/v1/subscriptions/sub_1', ['cancel_at', 'min_period_end']).faults).toEqual([])
})

test('mistakes in a request are found where they are', () => {
  expect(judge('/v1/customers', ['emial', 'a@example.com']).faults).toEqual(['emial unknown'])
  expect(judge('/v1/customers', ['address[street]', 'Calle 1']).faults).toEqual(['address[street] unknown'])
  expect(judge('/v1/checkout/sessions', ['ui_mode', 'custom']).faults).toEqual(['ui_mode enum'])
  expect(judge('/v1/prices', ['unit_amount', '100']).faults).toEqual(['currency missing'])
  expect(judge('/v1/prices', ['currency', 'usd'], ['unit_amount', 'ten']).faults).toEqual(['unit_amount type'])
  expect(judge('/v1/promotion_codes', ['coupon', 'SUMMER']).faults).toEqual(['promotion missing', 'coupon unknown'])
  expect(judge('/v1/subscriptions/sub_1', ['items[0][quantity]', 'many']).faults).toEqual(['items[0][quantity] type'])
  expect(judge('/v1/subscriptions/sub_1', ['billing_cycle_anchor[type]', 'now']).faults).toEqual([
    'billing_cycle_anchor type',
  ])
  expect(judgeRequest('GET', '/v1/invoices', 'limit=5&customer=cus_1&created[gte]=17')?.params).toEqual({
    limit: 5,
    customer: 'cus_1',
    created: { gte: 17 },
  })
  expect(judgeRequest('GET', '/v1/invoices/upcoming_lines', '')?.operation.name).toBe('GET /v1/invoices/{invoice}')
  expect(judgeRequest('POST', '/v2/core/events', '')).toBeUndefined()
})

test('an answer with a property that the contract does not name is no answer of Stripe', () => {
  const operation = findOperation('GET', '/v1/coupons/SUMMER')!
  const { coupon } = readExampleObjects()
  expect(judgeAnswer(operation, coupon)).toEqual([])
  const faults = (change: object) => judgeAnswer(operation, { ...coupon, ...change }).map(fault => fault.kind)
  expect(faults({ current_period_end: 1 })).toEqual(['unknown'])
  expect(faults({ valid: 'yes' })).toEqual(['type'])
  expect(faults({ valid: undefined })).toEqual(['missing'])
  expect(faults({ duration: 'always' })).toEqual(['enum'])
  // May be null, and may not.
  expect(faults({ currency: null })).toEqual([])
  expect(faults({ created: null })).toEqual(['type'])
})

test('references are ids or whole objects, and whole objects are judged too', () => {
  const operation = findOperation('GET', '/v1/charges/ch_1')!
  const { charge, customer } = readExampleObjects()
  const { source: _, ...current } = charge!
  const faults = (value: unknown) =>
    judgeAnswer(operation, { ...current, customer: value }).map(({ path, kind }) => `${path} ${kind}`)
  expect(faults('cus_1')).toEqual([])
  expect(faults(customer)).toEqual([])
  expect(faults({ ...customer, livemode: 'no' })).toEqual(['customer[livemode] type'])
  expect(faults(17)).toHaveLength(1)
})
