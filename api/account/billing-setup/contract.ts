/** Connecting the installation to Stripe: products, prices and the webhook endpoint, made from the plans. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { stripeProblems } from '../../platform/network/payments.ts'
import { enumOf } from '../../platform/schemas/enum-of.ts'
import { id, instant } from '../../platform/schemas/schemas.ts'
import { billingSetUp } from './events.ts'

export const paymentSetupStatus = z.enum(['off', 'not_set_up', 'on']).openapi('PaymentSetupStatus', {
  description:
    '`off`: the installation has no key of Stripe; everything is free and unlimited. `not_set_up`: there is a key, and a super administrator has not made prices and webhook yet. `on`: plans and add-ons can be bought.',
})

const setup = z
  .object({
    status: enumOf({
      off: 'No key is configured: everything is free and unlimited.',
      not_set_up: 'The key is valid, and the set-up has not been done yet.',
      ready: 'Plans can be bought.',
      key_refused: 'Stripe refuses the key, or it is of another account or mode than what was set up.',
      unreachable: 'Stripe did not answer.',
    }).openapi('BillingSetupStatus', {
      description: 'Whether payments can be taken.',
    }),
    text: z.string().openapi({ description: 'The status in words, with what to do.' }),
    mode: enumOf({ test: 'For tests: no money moves.', live: 'For real money.' }).nullable(),
    stripe_account_id: z.string().nullable(),
    endpoint_url: z.string().nullable(),
    webhook_registered: z.boolean(),
    wallets: z.enum(['active', 'inactive', 'needs_domain']).openapi('WalletsStatus', {
      description:
        'Apple Pay and Google Pay. `active`: offered on the payment page. `inactive`: the domain is not registered at Stripe, or was not verified there; the set-up tries again. `needs_domain`: `PUBLIC_URL` has no public domain with HTTPS.',
    }),
    /** Plans whose prices differ from those at Stripe. */
    plans_to_update: z.array(z.object({ id: id('plan'), name: z.string() }).openapi('PlanToUpdate')),
    price_count: z.int(),
    last_event_at: instant.nullable(),
    set_up_at: instant.nullable(),
  })
  .openapi('BillingSetup')
const example = {
  status: 'ready',
  text: 'Payments are on, in test mode.',
  mode: 'test',
  stripe_account_id: 'acct_1QzX0123456789',
  endpoint_url: 'https://leadwright.example/v1/public/stripe-events',
  webhook_registered: true,
  wallets: 'active',
  plans_to_update: [],
  price_count: 4,
  last_event_at: '2027-03-14T09:30:00.000Z',
  set_up_at: '2027-03-14T09:00:00.000Z',
} as const
const of = {
  database: 'control',
  permission: 'super-administrator',
  tag: 'billing-setup',
  path: '/v1/installation/billing-setup',
  status: 200,
  response: setup,
  example,
} as const

export const getBillingSetup = contract({
  ...of,
  operationId: 'getBillingSetup',
  method: 'get',
  summary: 'Get how payments are set up',
  description: 'Asks Stripe whether the key is valid.',
})

export const runBillingSetup = contract({
  ...of,
  operationId: 'runBillingSetup',
  method: 'post',
  summary: 'Make products, prices and the webhook endpoint at Stripe from the plans',
  description:
    'Can be repeated: what is there already is left or corrected. Changed prices become new ones; old ones are archived, and who pays them keeps them.',
  idempotency: 'ignored',
  audit: billingSetUp,
  problems: [...stripeProblems],
})
