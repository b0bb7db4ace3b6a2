/** The cart of a site: add-ons that are about to be bought, with what they will cost. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { stripeFailures, stripeProblems } from '../../platform/network/payments.ts'
import { currency, id, instant, siteParams, version } from '../../platform/schemas/schemas.ts'
import {
  billingInterval,
  exampleSubscription,
  money,
  paymentConfirmation,
  priceLine,
  promotionCode,
  quantity,
  subscription,
} from '../billing/contract.ts'
import { paymentSetupStatus } from '../billing-setup/contract.ts'
import { checkoutPage, checkoutSession, exampleCheckoutSession } from '../checkout/contract.ts'
import { exampleOffer, planPrice, planType, textsByLanguage } from '../plans/contract.ts'
import * as events from './events.ts'

const of = {
  database: 'control',
  permission: 'purchase-lead',
  or_permission: ['purchase-audience', 'purchase-assistant', 'purchase-sandbox'],
  tag: 'cart',
  status: 200,
  params: siteParams,
} as const
const path = '/v1/sites/{site_id}/cart'
const plan_id = 'plan_0199a3f2c4d87e6b9a0112233445566f'

const addOn = z
  .object({
    id: id('plan'),
    name: z.string(),
    plan_type: planType,
    texts: textsByLanguage,
    prices: z.array(planPrice),
    adds: z.int().openapi({ description: 'How many more things one gives.' }),
    owned: z.int().openapi({ description: 'How many the site has bought.' }),
    in_cart: z.boolean(),
  })
  .openapi('AddOn')

export const listAddOns = contract({
  ...of,
  operationId: 'listAddOns',
  method: 'get',
  path: '/v1/sites/{site_id}/add-ons',
  summary: 'List the add-ons that the caller may buy for a site',
  description: '`purchase-lead` shows those of leads, `purchase-audience` those of audiences, and so on.',
  query: z.strictObject({ plan_type: planType.optional() }),
  response: z
    .object({
      payments: paymentSetupStatus,
      data: z.array(addOn),
    })
    .openapi('AddOns'),
  example: {
    payments: 'on',
    data: [
      {
        id: plan_id,
        name: '1,000 leads more',
        plan_type: 'lead',
        texts: exampleOffer.texts,
        prices: exampleOffer.prices,
        adds: 1_000,
        owned: 0,
        in_cart: false,
      },
    ],
  },
})

const cart = z
  .object({
    items: z.array(
      z
        .object({
          plan_id: id('plan'),
          plan_name: z.string(),
          plan_type: planType,
          quantity: z.int(),
          unit_amount: money('Price of one for an interval.')
            .nullable()
            .openapi({
              type: ['integer', 'null'],
              description:
                'Price of one for an interval. `null` where the plan has none in this currency and interval.',
            }),
        })
        .openapi('CartItem'),
    ),
    interval: billingInterval,
    currency: z.string(),
    fixed: z.boolean().openapi({
      description: 'Whether interval and currency are those of a subscription that the site has, and cannot be chosen.',
    }),
    promotion_code: z.string().nullable(),
    version,
    updated_at: instant.nullable(),
  })
  .openapi('Cart')
const example = {
  items: [{ plan_id, plan_name: '1,000 leads more', plan_type: 'lead', quantity: 2, unit_amount: 900 }],
  interval: 'month',
  currency: 'EUR',
  fixed: false,
  promotion_code: null,
  version: 1,
  updated_at: '2027-03-14T09:30:00.000Z',
} as const

export const getCart = contract({
  ...of,
  operationId: 'getCart',
  method: 'get',
  path,
  summary: 'Get the cart of a site',
  description:
    'Returns the add-ons that were chosen for the site and not paid for yet. An empty cart is returned if none were.',
  response: cart,
  example,
  versioned: true,
})

const changing = { ...of, response: cart, example } as const

export const updateCart = contract({
  ...changing,
  operationId: 'updateCart',
  method: 'patch',
  path,
  summary: 'Choose interval, currency and promotion code of a cart',
  description:
    'Changes the fields that are sent. Where a subscription exists, interval and currency are fixed. A promotion code that Stripe does not know, or that has ended, is refused.',
  body: z
    .strictObject({ interval: billingInterval, currency, promotion_code: promotionCode })
    .partial()
    .openapi('CartChanges'),
  body_example: { interval: 'year' },
  audit: events.cartUpdated,
  versioned: true,
  problems: [...stripeProblems, 'validation_failed'],
})

export const addCartItem = contract({
  ...changing,
  operationId: 'addCartItem',
  method: 'post',
  path: `${path}/items`,
  summary: 'Add an add-on to the cart of a site',
  description: 'The quantity is 1 by default.',
  status: 201,
  body: z.strictObject({ plan_id: id('plan'), quantity: quantity.optional() }).openapi('NewCartItem'),
  body_example: { plan_id, quantity: 2 },
  audit: events.cartItemAdded,
  problems: ['payments_off', 'item_in_cart'],
})

const itemPath = `${path}/items/{plan_id}` as const
const itemParams = siteParams.extend({ plan_id: id('plan') })

export const updateCartItem = contract({
  ...changing,
  operationId: 'updateCartItem',
  method: 'patch',
  path: itemPath,
  summary: 'Change how many of an add-on are in the cart',
  description: 'Sets the quantity of the add-on.',
  params: itemParams,
  body: z.strictObject({ quantity }).openapi('CartItemChanges'),
  body_example: { quantity: 3 },
  audit: events.cartItemUpdated,
})

export const deleteCartItem = contract({
  ...changing,
  operationId: 'deleteCartItem',
  method: 'delete',
  path: itemPath,
  summary: 'Take an add-on out of the cart',
  description: 'Removes the add-on in any quantity. What is paid for already stays.',
  params: itemParams,
  audit: events.cartItemRemoved,
})

const total = z
  .object({
    change_id: id('subscription_change').nullable().openapi({
      description:
        'Given back to `checkOutCart`, which charges this total and no other. `null` where the site has no subscription yet: its first payment shows its total itself.',
    }),
    currency: z.string(),
    lines: z.array(priceLine),
    discount: money('What the promotion code takes off.'),
    tax: money('Tax, as far as it is known.'),
    amount_due: money('What is paid now, for the rest of the period where the site has add-ons already.'),
    next_amount: money('What one interval costs then, before discounts and tax.'),
    renews_at: instant.nullable(),
    expires_at: instant.nullable(),
  })
  .openapi('CartTotal')

export const previewCartTotal = contract({
  ...of,
  operationId: 'previewCartTotal',
  method: 'post',
  path: `${path}/total`,
  summary: 'Show what a cart costs, before paying',
  description: 'Asks Stripe for discounts and tax. The total holds for some minutes and is paid by `checkOutCart`.',
  idempotency: 'ignored',
  response: total,
  example: {
    change_id: null,
    currency: 'EUR',
    lines: [{ description: '1,000 leads more × 2', amount: 1_800 }],
    discount: 0,
    tax: 0,
    amount_due: 1_800,
    next_amount: 1_800,
    renews_at: '2027-04-14T09:30:00.000Z',
    expires_at: null,
  },
  problems: [...stripeProblems, 'cart_empty', 'subscription_ended', 'payment_due', 'validation_failed'],
})

const checkedOut = z
  .object({
    session: checkoutSession.optional().openapi({ description: 'To be paid, where the site has no subscription yet.' }),
    subscription: subscription.optional().openapi({ description: 'Paid for: the cart is empty again.' }),
    confirmation: paymentConfirmation.optional().openapi({
      description: 'What the buyer confirms at the bank; the cart stays until then. Called again, it is taken over.',
    }),
  })
  .openapi('CartCheckout')

export const checkOutCart = contract({
  ...of,
  operationId: 'checkOutCart',
  method: 'post',
  path: `${path}/checkout`,
  summary: 'Pay for a cart',
  description:
    'Where the site has add-ons already, they are added to its subscription and charged at once at the total of `change_id`. Else a checkout begins; after the payment, Stripe leads to `/sites/{site_id}/cart?state=success&session=…`.',
  idempotency: 'ignored',
  body: z
    .strictObject({ change_id: id('subscription_change').optional(), page: checkoutPage.optional() })
    .openapi('CartPayment'),
  body_example: {},
  response: checkedOut,
  example: { session: { ...exampleCheckoutSession, trial_days: 0 } },
  audit: events.cartCheckedOut,
  problems: [
    ...stripeProblems,
    ...([
      'cart_empty',
      'currency_fixed',
      'subscription_exists',
      'price_expired',
      'subscription_ended',
      'payment_due',
      'payment_failed',
    ] as const),
  ],
})

export const getCartCheckout = contract({
  ...of,
  operationId: 'getCartCheckout',
  method: 'get',
  path: `${path}/checkout`,
  summary: 'Get the checkout that was begun for the cart of a site and not completed',
  description: 'Returns the checkout that can still be paid. `session` is absent if there is none.',
  response: checkedOut,
  example: { session: { ...exampleCheckoutSession, trial_days: 0 } },
  problems: [...stripeFailures],
})

export const settleCartCheckout = contract({
  ...of,
  operationId: 'settleCartCheckout',
  method: 'post',
  path: `${path}/checkout/settle`,
  summary: 'Ask Stripe how the last checkout of a site’s cart stands, and take over what was paid',
  description: 'For the page after the payment, where Stripe’s event may come later.',
  idempotency: 'ignored',
  response: checkedOut,
  example: { subscription: { ...exampleSubscription, type: 'site_add_ons' } },
  problems: [...stripeProblems],
})
