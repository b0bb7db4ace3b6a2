/** The API around the objects: mistakes, rules that the contract lacks, keys, repeats, misfortunes. */
import type Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { HOUR, openShop, type Shop } from './shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => {
  shop.fake.recover()
  shop.fake.assertNoFaults()
})
afterAll(() => shop.fake.close())

/** A call that no right program makes is refused and noted. */
async function mistake(call: Promise<unknown>): Promise<{ message: string; param?: string; code?: string }> {
  const error = await call.then(
    () => undefined,
    refusal => refusal as Stripe.errors.StripeError,
  )
  expect(error).toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError' })
  expect(shop.fake.takeFaults()).toHaveLength(1)
  return error!
}

const session = (more: object) =>
  shop.stripe.checkout.sessions.create({
    mode: 'subscription',
    ui_mode: 'elements',
    return_url: 'https://shop.example/return',
    line_items: [{ price: shop.prices.basic.id, quantity: 1 }],
    ...more,
  } as Stripe.Checkout.SessionCreateParams)

test('what the contract does not know', async () => {
  const { stripe } = shop
  const customers = (params: object) => stripe.customers.create(params as Stripe.CustomerCreateParams)
  expect(await mistake(customers({ emial: 'a' }))).toMatchObject({ param: 'emial', code: 'parameter_unknown' })
  expect(await mistake(session({ ui_mode: 'custom' }))).toMatchObject({ param: 'ui_mode' })
  expect(await mistake(stripe.prices.create({ unit_amount: 5 } as Stripe.PriceCreateParams))).toMatchObject({
    param: 'currency',
    code: 'parameter_missing',
  })
  expect(await mistake(customers({ balance: 'ten' }))).toMatchObject({ code: 'parameter_invalid_integer' })
  await expect(stripe.issuing.cards.list()).rejects.toMatchObject({ statusCode: 404 })
  expect(shop.fake.takeFaults()).toEqual(['request GET /v1/issuing/cards: Stripe has no such endpoint'])
  await expect(
    shop.connect(undefined, { apiVersion: '2025-09-30.clover' as never }).customers.list(),
  ).resolves.toBeDefined()
  expect(shop.fake.takeFaults()).toHaveLength(1)
})

test('rules that the contract does not state', async () => {
  const { stripe, prices } = shop
  const customer = await shop.customer()
  for (const name of ['cancel_url', 'success_url'] as const)
    expect(await mistake(session({ [name]: 'https://shop.example' }))).toMatchObject({ param: name })
  expect(await mistake(session({ ui_mode: 'hosted_page' }))).toMatchObject({ param: 'success_url' })
  expect(await mistake(session({ subscription_data: { trial_period_days: 0 } }))).toMatchObject({
    message: 'The minimum number of trial period days is 1.',
  })
  expect(await mistake(session({ line_items: undefined }))).toMatchObject({ param: 'line_items' })
  expect(await mistake(session({ payment_method_types: ['card'] }))).toMatchObject({ param: 'payment_method_types' })
  expect(await mistake(session({ mode: 'payment' }))).toMatchObject({ param: 'mode' })
  expect(await mistake(session({ expires_at: shop.fake.clock.seconds() + 60 }))).toMatchObject({ param: 'expires_at' })
  expect(await mistake(session({ customer: customer.id, tax_id_collection: { enabled: true } }))).toMatchObject({
    param: 'customer_update',
  })
  expect(await mistake(session({ customer: customer.id, automatic_tax: { enabled: true } }))).toMatchObject({
    code: 'customer_tax_location_invalid',
  })
  expect(await mistake(stripe.customers.list({ limit: 101 }))).toMatchObject({ param: 'limit' })
  expect(await mistake(stripe.prices.retrieve(prices.basic.id, { expand: ['nothing'] }))).toMatchObject({
    param: 'expand',
  })
  expect(
    await mistake(stripe.prices.list({ expand: ['data.product.default_price.product.default_price'] })),
  ).toMatchObject({
    param: 'expand',
  })
  expect(await mistake(stripe.customers.create({ metadata: { long: 'x'.repeat(501) } }))).toMatchObject({
    param: 'metadata[long]',
  })
  const subscription = await shop.subscribe(prices.basic)
  expect(
    await mistake(
      stripe.subscriptions.update(subscription.id, { payment_behavior: 'pending_if_incomplete', metadata: { a: '1' } }),
    ),
  ).toMatchObject({ param: 'metadata' })
})

test('ids that are unknown: 404 in the path, 400 in a parameter; of the other mode with a hint', async () => {
  const { stripe, fake, connect } = shop
  const missing = { code: 'resource_missing', message: "No such customer: 'cus_none'" }
  await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({ statusCode: 404, ...missing })
  await expect(session({ customer: 'cus_none' })).rejects.toMatchObject({
    statusCode: 400,
    param: 'customer',
    ...missing,
  })
  const { id } = await shop.customer()
  await expect(connect(fake.keys.live).customers.retrieve(id)).rejects.toMatchObject({
    statusCode: 404,
    message: `No such customer: '${id}'; a similar object exists in test mode, but a live mode key was used to make this request.`,
  })
  await stripe.customers.del(id)
  expect(await stripe.customers.retrieve(id)).toMatchObject({ deleted: true })
})

test('pages of a list, both ways, and all of them', async () => {
  const { stripe, connect, fake } = shop
  const account = connect(fake.keys.test, { stripeAccount: fake.addAccount() })
  for (let count = 0; count < 25; count++) await account.customers.create({ name: String(count) })
  const first = await account.customers.list({ limit: 10 })
  expect([first.data[0]?.name, first.has_more]).toEqual(['24', true])
  const second = await account.customers.list({ limit: 10, starting_after: first.data.at(-1)!.id })
  expect(second.data[0]?.name).toBe('14')
  const back = await account.customers.list({ limit: 10, ending_before: second.data[0]!.id })
  expect([back.data[0]?.name, back.has_more]).toEqual(['24', false])
  expect(await account.customers.list().autoPagingToArray({ limit: 100 })).toHaveLength(25)
  // None of them is the platform's.
  await expect(stripe.customers.retrieve(first.data[0]!.id)).rejects.toMatchObject({ statusCode: 404 })
})

test('keys: none, unknown, revoked; an account that is not ours', async () => {
  const { fake, connect } = shop
  const refusal = { statusCode: 401, type: 'StripeAuthenticationError' }
  await expect(connect('sk_test_other').customers.list()).rejects.toMatchObject({
    ...refusal,
    message: expect.stringContaining('Invalid API Key provided: sk_test_'),
  })
  const other = await openShop({ keys: { test: 'sk_test_revoked_1234', live: 'sk_live_1' } })
  other.fake.revokeKey('sk_test_revoked_1234')
  await expect(other.stripe.customers.list()).rejects.toMatchObject({ ...refusal, code: 'api_key_expired' })
  await other.fake.close()
  const account = fake.addAccount()
  expect(await shop.stripe.accounts.retrieve(account)).toMatchObject({ id: account, charges_enabled: true })
  expect((await connect(fake.keys.test, { stripeAccount: account }).accounts.retrieveCurrent()).id).toBe(account)
  await expect(shop.stripe.accounts.retrieve('acct_none')).rejects.toMatchObject({ code: 'account_invalid' })
  await expect(connect(fake.keys.test, { stripeAccount: 'acct_none' }).customers.list()).rejects.toMatchObject({
    statusCode: 403,
    code: 'account_invalid',
  })
})

test('an idempotency key: the same answer again, for a day; other parameters are refused', async () => {
  const { stripe, fake } = shop
  const create = (name: string) => stripe.customers.create({ name }, { idempotencyKey: 'order-17' })
  const first = await create('A')
  const again = await create('A')
  expect(again.id).toBe(first.id)
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true')
  await expect(create('B')).rejects.toMatchObject({ statusCode: 400, type: 'StripeIdempotencyError' })
  await fake.clock.advance(24 * HOUR)
  expect((await create('A')).id).not.toBe(first.id)
  // What was refused before it began may be tried again; what a bank refused is answered again.
  const options = { idempotencyKey: 'order-18' }
  await expect(stripe.paymentMethods.attach('pm_card_visa', { customer: 'cus_none' }, options)).rejects.toThrow(
    'No such',
  )
  const { id: customer } = await shop.customer()
  await expect(stripe.paymentMethods.attach('pm_card_visa', { customer }, options)).resolves.toBeDefined()
  const declined = () =>
    stripe.paymentMethods.attach('pm_card_chargeDeclined', { customer }, { idempotencyKey: 'order-19' })
  const one = await declined().catch(error => error)
  const two = await declined().catch(error => error)
  expect([one.statusCode, two.statusCode, two.headers['original-request']]).toEqual([402, 402, one.requestId])
})

test('while a call is under way, another with its key is refused', async () => {
  const { fake, connect } = shop
  fake.fail({ type: 'hang', on: 'POST /v1/customers' })
  const options = { idempotencyKey: 'order-20' }
  await expect(connect(undefined, { timeout: 100 }).customers.create({}, options)).rejects.toMatchObject({
    type: 'StripeConnectionError',
  })
  await expect(shop.stripe.customers.create({}, options)).rejects.toMatchObject({
    statusCode: 409,
    code: 'idempotency_key_in_use',
  })
})

test.each([
  ['error', false, 500],
  ['error', true, 500],
  ['cut', false, undefined],
  ['cut', true, undefined],
] as const)('%s, with its effect: %s', async (type, hasEffect, statusCode) => {
  const { stripe, fake } = shop
  const email = `${type}-${hasEffect}@example.com`
  const count = async () => (await stripe.customers.list({ email })).data.length
  // A cut is tried once more by the library itself, even when it is told not to.
  fake.fail({ type, hasEffect, on: 'POST /v1/customers', times: type === 'cut' ? 2 : 1 })
  const options = { idempotencyKey: email }
  await expect(stripe.customers.create({ email }, options)).rejects.toMatchObject(
    statusCode ? { statusCode } : { type: 'StripeConnectionError' },
  )
  expect(await count()).toBe(hasEffect ? 1 : 0)
  fake.recover()
  const retry = stripe.customers.create({ email }, options)
  // An error after the effect is kept as the answer.
  await (type === 'error' && hasEffect ? expect(retry).rejects.toMatchObject({ statusCode: 500 }) : retry)
  expect(await count()).toBe(1)
})

test('the library tries again by itself, and does the work once', async () => {
  const { fake, connect, stripe } = shop
  const patient = connect(undefined, { maxNetworkRetries: 2 })
  fake.fail({ type: 'cut', hasEffect: true, on: 'POST /v1/customers' })
  fake.fail({ type: 'rate_limit', shouldRetry: true, on: 'GET /v1/customers' })
  const { email } = await patient.customers.create({ email: 'patient@example.com' })
  expect((await patient.customers.list({ email: email! })).data).toHaveLength(1)
  fake.fail({ type: 'rate_limit', on: 'GET /v1/customers' })
  await expect(stripe.customers.list()).rejects.toMatchObject({ statusCode: 429, type: 'StripeRateLimitError' })
})

test('down for an hour', async () => {
  const { stripe, fake } = shop
  fake.goDown(HOUR)
  await expect(stripe.customers.list()).rejects.toMatchObject({ type: 'StripeConnectionError' })
  await fake.clock.advance(HOUR)
  await expect(stripe.customers.list()).resolves.toBeDefined()
})
