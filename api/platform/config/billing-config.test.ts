/** Stripe's keys: both or none, and of one mode. */
import { expect, test } from 'vitest'
import { billingConfig } from './billing-config.ts'

const config = (STRIPE_SECRET_KEY?: string, STRIPE_PUBLISHABLE_KEY?: string) =>
  billingConfig({ STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_TAX: 'false', STRIPE_API_URL: undefined })

test('without keys nothing is sold; with both the mode is theirs', () => {
  expect(config()).toEqual({ billing: undefined, mistakes: [] })
  expect(config('rk_live_0123456789', 'pk_live_0123456789').billing).toMatchObject({ mode: 'live' })
})

test.each([
  ['STRIPE_PUBLISHABLE_KEY must be set', 'sk_test_0123456789', undefined],
  ['STRIPE_SECRET_KEY must be set', undefined, 'pk_test_0123456789'],
  ['must both be for tests, or both live', 'sk_test_0123456789', 'pk_live_0123456789'],
])('%s', (says, secret, publishable) => {
  const { billing, mistakes } = config(secret, publishable)
  expect(billing).toBeUndefined()
  expect(mistakes.join()).toContain(says)
})
