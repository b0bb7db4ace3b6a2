/** Walks every endpoint that needs Stripe: what it answers without payments, with a key that Stripe refuses, and while Stripe is away. */
import Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../api/features.ts'
import type { Payments } from '../../api/platform/network/payments.ts'
import type { ProblemCode } from '../../api/platform/problem/catalog.ts'
import { createPeople, type People } from './people.ts'
import { call, readyFor } from './requests.ts'

let w: People
let payments: Payments
beforeAll(async () => {
  w = await createPeople()
  payments = w.installation.payments!
})
afterEach(() => {
  connect(payments)
  w.shop.fake.recover()
})
afterAll(() => w.close())

const connect = (to: Payments | undefined) => Object.assign(w.installation, { payments: to })
const answering = (code: ProblemCode) =>
  endpoints
    .filter(({ contract }) => contract.problems?.includes(code))
    .map(({ contract }) => [contract.operationId, contract] as const)

describe('without a key of Stripe: payments_off', () => {
  test.each(answering('payments_off'))('%s', async (_, c) => {
    const ready = await readyFor(w, c)
    connect(undefined)
    const { status, json } = await call(ready)
    expect([status, json.code]).toEqual([409, 'payments_off'])
  })
})

describe('with a key that Stripe refuses: stripe_key_refused', () => {
  test.each(answering('stripe_key_refused'))('%s', async (_, c) => {
    const ready = await readyFor(w, c)
    const stripe = new Stripe('sk_test_0123456789', { ...w.shop.fake.client, maxNetworkRetries: 0 })
    connect({ ...payments, stripe })
    const { status, json } = await call(ready)
    expect([status, json.code]).toEqual([409, 'stripe_key_refused'])
  })
})

describe('while Stripe is away: provider_unavailable', () => {
  const hour = 3_600_000
  const ofStripe = answering('provider_unavailable').filter(([, c]) => c.problems?.includes('stripe_key_refused'))
  test.each(ofStripe)('%s', async (_, c) => {
    const ready = await readyFor(w, c)
    w.shop.fake.goDown(hour)
    const { status, json } = await call(ready)
    expect([status, json.code]).toEqual([503, 'provider_unavailable'])
  })
})
