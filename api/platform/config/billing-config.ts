/** Configuration of payments. */
import { z } from '@hono/zod-openapi'

export const billingVariables = {
  STRIPE_SECRET_KEY: {
    rule: z
      .string()
      .regex(/^(?:sk|rk)_(?:test|live)_\w{10,200}$/)
      .optional(),
    says: 'the secret or restricted key of your Stripe account; without it everything is free and unlimited',
    example: 'sk_test_0123456789',
  },
  STRIPE_PUBLISHABLE_KEY: {
    rule: z
      .string()
      .regex(/^pk_(?:test|live)_\w{10,200}$/)
      .optional(),
    says: 'the publishable key of the same Stripe account, for the payment form',
    example: 'pk_test_0123456789',
  },
  STRIPE_TAX: {
    rule: z.enum(['true', 'false']).default('false'),
    says: 'whether Stripe computes taxes; your Stripe account needs a registered address',
    example: 'true',
  },
  STRIPE_API_URL: {
    rule: z
      .string()
      .regex(/^http:\/\/(?:127\.0\.0\.1|localhost):\d{2,5}$/)
      .optional(),
    says: 'a stand-in for Stripe on this machine, for tests',
    example: 'http://127.0.0.1:12111',
  },
} as const

export interface BillingConfig {
  secret_key: string
  publishable_key: string
  mode: 'test' | 'live'
  /** Stripe computes taxes. */
  tax: boolean
  /** A stand-in for Stripe; undefined for Stripe itself. */
  api_url: string | undefined
}

interface Values {
  STRIPE_SECRET_KEY: string | undefined
  STRIPE_PUBLISHABLE_KEY: string | undefined
  STRIPE_TAX: 'true' | 'false'
  STRIPE_API_URL: string | undefined
}

const modeOf = (key: string): 'test' | 'live' => (key.includes('_live_') ? 'live' : 'test')

/** One key needs the other, of the same mode: anything else is an error at the start. */
export function billingConfig(v: Values): { billing: BillingConfig | undefined; mistakes: string[] } {
  const { STRIPE_SECRET_KEY: secret_key, STRIPE_PUBLISHABLE_KEY: publishable_key } = v
  if (secret_key === undefined && publishable_key === undefined) return { billing: undefined, mistakes: [] }
  if (secret_key === undefined || publishable_key === undefined) {
    const [missing, given] =
      secret_key === undefined
        ? (['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'] as const)
        : (['STRIPE_PUBLISHABLE_KEY', 'STRIPE_SECRET_KEY'] as const)
    const { example } = billingVariables[missing]
    return {
      billing: undefined,
      mistakes: [`${missing} must be set where ${given} is. Example: ${missing}=${example}`],
    }
  }
  const mode = modeOf(secret_key)
  if (mode !== modeOf(publishable_key))
    return {
      billing: undefined,
      mistakes: ['STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be for tests, or both live.'],
    }
  const options = { tax: v.STRIPE_TAX === 'true', api_url: v.STRIPE_API_URL }
  return { billing: { secret_key, publishable_key, mode, ...options }, mistakes: [] }
}
