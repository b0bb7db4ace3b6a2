/** Subscriptions: what an account pays for again and again, for itself or for a site. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { stripeFailures, stripeProblems } from '../../../platform/network/payments.ts'
import { flag, updatedQuery } from '../../../platform/schemas/query-values.ts'
import { id } from '../../../platform/schemas/schemas.ts'
import { billingInterval } from '../../plans/contract.ts'
import { billingLimits as limits } from '../limits.ts'
import * as events from './events.ts'
import {
  change,
  changeItem,
  exampleChange,
  exampleSubscription,
  exceeded,
  money,
  paymentConfirmation,
  priceLine,
  promotionCode,
  quantity,
  subscription,
  subscriptionStatus,
} from './subscription-schemas.ts'

export {
  billingInterval,
  exampleSubscription,
  exceeded,
  money,
  paymentConfirmation,
  priceLine,
  promotionCode,
  quantity,
  subscription,
  subscriptionStatus,
}

const of = { database: 'control', permission: 'manage-billing', tag: 'subscriptions' } as const
const path = '/v1/billing/subscriptions'
const params = z.strictObject({ subscription_id: id('subscription') })
const one = { ...of, path: `${path}/{subscription_id}`, params } as const
const example = exampleSubscription

export const listSubscriptions = contract({
  ...of,
  operationId: 'listSubscriptions',
  method: 'get',
  path,
  summary: 'List subscriptions of the account, the newest first',
  description: 'Returns the subscription of the account’s plan and those of its sites, ended ones too.',
  status: 200,
  query: z.strictObject({
    ...updatedQuery,
    site_id: id('site').optional(),
    live: flag
      .optional()
      .openapi({ type: 'boolean', description: 'Only those that have not ended, or only those that have.' }),
  }),
  response: pageOf('SubscriptionPage', subscription),
  example: { data: [example], has_more: false, next_cursor: null },
})

export const getSubscription = contract({
  ...one,
  operationId: 'getSubscription',
  method: 'get',
  summary: 'Get a subscription',
  description: 'Returns items, period and price of the subscription, and what is scheduled to change.',
  status: 200,
  response: subscription,
  example,
  versioned: true,
})

const changing = { ...of, method: 'post', status: 200, response: subscription, example } as const

export const setAutoRenewal = contract({
  ...changing,
  operationId: 'setAutoRenewal',
  method: 'put',
  path: `${path}/{subscription_id}/auto-renewal`,
  summary: 'Switch auto-renewal of a subscription on or off',
  description:
    'Without it the subscription ends at the end of the period, and a change that was scheduled is canceled.',
  params,
  body: z.strictObject({ auto_renewal: z.boolean() }).openapi('AutoRenewal'),
  body_example: { auto_renewal: false },
  audit: events.subscriptionAutoRenewalSet,
  problems: [...stripeProblems, 'subscription_ended'],
})

export const resumeSubscription = contract({
  ...changing,
  operationId: 'resumeSubscription',
  path: `${path}/{subscription_id}/resume`,
  summary: 'Resume a subscription that is about to end, or that is paused',
  description: 'A subscription that has ended cannot be resumed: buy a new one.',
  params,
  audit: events.subscriptionResumed,
  problems: [...stripeProblems, 'subscription_ended', 'transition_not_allowed', 'payment_failed'],
})

export const previewSubscriptionChange = contract({
  ...of,
  operationId: 'previewSubscriptionChange',
  method: 'post',
  path: `${path}/{subscription_id}/changes`,
  summary: 'Show what a change of a subscription costs and what exceeds its limits',
  description: `Nothing is changed before \`confirmSubscriptionChange\`, within ${limits.price_minutes} minutes. A subscription that was to end renews itself again with another plan, quantity or interval.`,
  status: 201,
  params,
  body: z
    .strictObject({
      items: z
        .array(changeItem)
        .min(1)
        .max(20)
        .optional()
        .openapi({ description: 'All plans it is to have. As now if absent.' }),
      interval: billingInterval.optional(),
      promotion_code: promotionCode.optional().openapi({
        type: ['string', 'null'],
        description: 'Promotion code in place of the present one. `null` removes it. As now if absent.',
      }),
    })
    .openapi('NewSubscriptionChange'),
  body_example: { interval: 'year' },
  response: change,
  example: exampleChange,
  problems: [...stripeProblems, 'subscription_ended', 'payment_due', 'nothing_to_change'],
})

const changePath = `${path}/{subscription_id}/changes/{change_id}` as const
const changeParams = params.extend({ change_id: id('subscription_change') })

export const getSubscriptionChange = contract({
  ...of,
  operationId: 'getSubscriptionChange',
  method: 'get',
  path: changePath,
  summary: 'Get a change of a subscription',
  description: 'While its payment waits for the buyer, with what confirms it.',
  status: 200,
  params: changeParams,
  response: change,
  example: exampleChange,
  problems: [...stripeFailures],
})

export const confirmSubscriptionChange = contract({
  ...changing,
  operationId: 'confirmSubscriptionChange',
  path: `${changePath}/confirm`,
  summary: 'Carry out a change of a subscription at the price that was shown',
  description:
    'What is declined changes nothing. Where the buyer’s bank wants a confirmation, the change stays `pending` and `confirmation` says how: by Stripe.js with `client_secret`, or at `payment_url`. Stripe’s event completes it; called again after the confirmation, it is taken over at once. What is not confirmed in time changes nothing.',
  params: changeParams,
  response: subscription.extend({ confirmation: paymentConfirmation.optional() }).openapi('ConfirmedSubscription'),
  audit: events.subscriptionChanged,
  problems: [
    ...stripeProblems,
    ...(['subscription_ended', 'payment_due', 'price_expired', 'payment_failed', 'disk_space_not_available'] as const),
  ],
})

export const cancelSubscriptionChange = contract({
  ...of,
  operationId: 'cancelSubscriptionChange',
  method: 'delete',
  path: changePath,
  summary: 'Cancel a change that is scheduled for the end of the period, or whose payment waits for the buyer',
  description: 'The subscription goes on as it is. A change that is done cannot be canceled.',
  status: 204,
  params: changeParams,
  audit: events.subscriptionChangeCanceled,
  problems: [...stripeProblems, 'transition_not_allowed'],
})

export const refundSubscription = contract({
  ...changing,
  operationId: 'refundSubscription',
  path: `${path}/{subscription_id}/refund`,
  summary: 'End a subscription at once and give back what was paid for it',
  description: `Within ${limits.refund_days} days of the first payment. Returns all payments of the subscription. What exceeds the limits from then on is kept, and can be read and deleted.`,
  params,
  audit: events.subscriptionRefunded,
  sensitive: true,
  problems: [...stripeProblems, 'refund_not_possible'],
})
