/** Checkout: a first payment, on our own page with Stripe's fields, or on Stripe's page. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { stripeFailures, stripeProblems } from '../../platform/network/payments.ts'
import { currency, id, instant } from '../../platform/schemas/schemas.ts'
import { billingInterval, promotionCode } from '../billing/contract.ts'
import { checkoutCanceled, checkoutStarted } from './events.ts'
import { checkoutPages, checkoutStatuses } from './table.ts'

export const checkoutPage = z.enum(checkoutPages).openapi('CheckoutPage', {
  description:
    '`elements`: Stripe’s fields on a page of ours, by `client_secret`. `hosted`: Stripe’s own page, at `url`.',
})

export const checkoutSession = z
  .object({
    id: id('checkout_session'),
    status: z.enum(checkoutStatuses).openapi('CheckoutStatus'),
    site_id: id('site').optional(),
    page: checkoutPage,
    items: z.array(
      z
        .object({ plan_id: id('plan'), plan_name: z.string(), quantity: z.int(), unit_amount: z.int() })
        .openapi('CheckoutItem'),
    ),
    interval: billingInterval,
    currency: z.string(),
    promotion_code: z.string().nullable(),
    trial_days: z.int().openapi({ description: 'Days that cost nothing: 0 where the account has had its trial.' }),
    client_secret: z
      .string()
      .nullable()
      .openapi({ description: 'For Stripe.js while it is open. `null` for Stripe’s own page.' }),
    publishable_key: z.string().openapi({ description: 'For Stripe.js.' }),
    url: z.string().nullable().openapi({ description: 'Stripe’s own page while it is open.' }),
    subscription_id: id('subscription').nullable().openapi({ description: 'What was bought, once it is complete.' }),
    expires_at: instant,
    created_at: instant,
  })
  .openapi('CheckoutSession')

export const exampleCheckoutSession = {
  id: 'cks_0199a3f2c4d87e6b9a0112233445566f',
  status: 'open',
  page: 'elements',
  items: [{ plan_id: 'plan_0199a3f2c4d87e6b9a0112233445566f', plan_name: 'Starter', quantity: 1, unit_amount: 2_900 }],
  interval: 'month',
  currency: 'EUR',
  promotion_code: null,
  trial_days: 14,
  client_secret: 'cs_test_a1_secret_b2',
  publishable_key: 'pk_test_0123456789',
  url: null,
  subscription_id: null,
  expires_at: '2027-03-15T09:30:00.000Z',
  created_at: '2027-03-14T09:30:00.000Z',
} as const
const example = exampleCheckoutSession

const of = { database: 'control', permission: 'manage-billing', tag: 'checkout', status: 200 } as const
const path = '/v1/checkout-sessions'
const params = z.strictObject({ checkout_session_id: id('checkout_session') })
const one = `${path}/{checkout_session_id}` as const

export const createCheckoutSession = contract({
  ...of,
  operationId: 'createCheckoutSession',
  method: 'post',
  path,
  summary: 'Begin the checkout of a plan for the account, or go on with the one that is open',
  description:
    'One checkout of an account is open at a time: one of the same plan, interval, currency, code and page is answered again, any other is replaced. After the payment, Stripe leads to `/checkout?state=success&session=…`.',
  status: 201,
  idempotency: 'ignored',
  body: z
    .strictObject({
      plan_id: id('plan'),
      interval: billingInterval,
      currency,
      promotion_code: promotionCode.optional(),
      page: checkoutPage.optional(),
    })
    .openapi('NewCheckoutSession'),
  body_example: { plan_id: example.items[0].plan_id, interval: 'month', currency: 'EUR' },
  response: checkoutSession,
  example,
  audit: checkoutStarted,
  problems: [...stripeProblems, 'subscription_exists', 'currency_fixed'],
})

export const getOpenCheckout = contract({
  ...of,
  operationId: 'getOpenCheckout',
  method: 'get',
  path: '/v1/open-checkout',
  summary: 'Get the checkout that the account has begun and not completed',
  description:
    'Returns the checkout that can still be paid, so that a page can go on with it. `session` is absent if there is none.',
  response: z.object({ session: checkoutSession.optional() }).openapi('OpenCheckout'),
  example: { session: example },
  problems: [...stripeFailures],
})

export const getCheckoutSession = contract({
  ...of,
  operationId: 'getCheckoutSession',
  method: 'get',
  path: one,
  summary: 'Get a checkout',
  description: 'Returns what is bought and whether it is paid.',
  params,
  response: checkoutSession,
  example,
  problems: [...stripeFailures],
})

export const settleCheckoutSession = contract({
  ...of,
  operationId: 'settleCheckoutSession',
  method: 'post',
  path: `${one}/settle`,
  summary: 'Ask Stripe how a checkout stands, and take over what was paid',
  description: 'For the page to which the buyer returns: no event needs to have arrived. Can be repeated.',
  idempotency: 'ignored',
  params,
  response: checkoutSession,
  example: {
    ...example,
    status: 'complete',
    client_secret: null,
    subscription_id: 'subn_0199a3f2c4d87e6b9a0112233445566f',
  },
  problems: [...stripeProblems],
})

export const openHostedCheckout = contract({
  ...of,
  operationId: 'openHostedCheckout',
  method: 'post',
  path: `${one}/hosted-page`,
  summary: 'Go on with a checkout on Stripe’s own page',
  description: 'For browsers that cannot load Stripe.js. The checkout is replaced by one of the same content.',
  idempotency: 'ignored',
  params,
  response: checkoutSession,
  example: { ...example, page: 'hosted', client_secret: null, url: 'https://checkout.stripe.com/c/pay/cs_test_a1' },
  problems: [...stripeProblems, 'transition_not_allowed', 'subscription_exists', 'validation_failed'],
})

export const cancelCheckoutSession = contract({
  ...of,
  operationId: 'cancelCheckoutSession',
  method: 'delete',
  path: one,
  status: 204,
  summary: 'Cancel a checkout',
  description: 'It can no longer be paid. A checkout that is complete cannot be canceled.',
  params,
  audit: checkoutCanceled,
  problems: [...stripeProblems, 'transition_not_allowed', 'subscription_exists'],
})
