/** What an account and its sites have of their plans, and what is to be known about it. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { enumWith } from '../../platform/schemas/enum-of.ts'
import { id, instant, siteParams } from '../../platform/schemas/schemas.ts'
import { paymentSetupStatus } from '../billing-setup/contract.ts'
import * as events from './events.ts'
import { exampleSubscription, exceeded, subscription } from './subscriptions/subscription-schemas.ts'
import { noticeTypes } from './table.ts'

const of = { database: 'control', permission: 'manage-billing', tag: 'billing', status: 200 } as const
const path = '/v1/billing'
const _at = '2027-03-14T09:30:00.000Z'

const notice = z
  .object({
    id: id('billing_notice'),
    type: enumWith(noticeTypes, {
      payment_failed: 'An invoice could not be paid; use another payment method.',
      payment_action_required: 'The bank asks the buyer to confirm the payment.',
      card_expiring: 'The card expires soon; enter a new one.',
      trial_ending: 'The trial ends within days.',
      trial_refused: 'There is no trial, since one was used before.',
      invoice_paid: 'An invoice was paid.',
      subscription_ended: 'The subscription is over.',
    }).openapi('BillingNoticeType'),
    subject_id: z.string().nullable().openapi({ description: 'Invoice or subscription that it is about.' }),
    values: z.record(z.string(), z.union([z.string(), z.number()])).openapi({
      description: 'Numbers and names of its text, such as `amount`, `currency`, `last4`, `next_attempt_at`.',
    }),
    created_at: instant,
  })
  .openapi('BillingNotice')

const billingFacts = {
  payments: paymentSetupStatus,
  publishable_key: z.string().nullable().openapi({ description: 'For Stripe.js. `null` without a key.' }),
}

const billing = z
  .object({
    ...billingFacts,
    plan: z
      .object({
        id: id('plan'),
        name: z.string(),
        source: z.enum(['default', 'granted', 'subscription']).openapi('AccountPlanSource'),
        ends_at: instant.nullable().openapi({ description: 'When a granted plan ends.' }),
        ended: z.boolean().openapi({
          description: 'Whether it is no longer paid for: things are read and deleted, and none are created.',
        }),
      })
      .openapi('BillingPlan')
      .optional()
      .openapi({ description: 'Absent where the account has none, and so no limits from one.' }),
    subscription: subscription.optional().openapi({ description: 'What pays for the plan.' }),
    site_subscriptions: z.array(subscription).openapi({ description: 'Live subscriptions to add-ons of sites.' }),
    exceeded: z
      .array(exceeded)
      .openapi({ description: 'What is over its limit: it can be read and deleted, not created.' }),
    trial_available: z.boolean().openapi({ description: 'Whether a first subscription would begin with its trial.' }),
    currency: z.string().nullable().openapi({
      description: 'Currency of the subscriptions of the account: it buys in no other. `null` where it has none.',
    }),
    notices: z.array(notice),
  })
  .openapi('Billing')

export const getBilling = contract({
  ...of,
  operationId: 'getBilling',
  method: 'get',
  path,
  summary: 'Get the plan, subscriptions and notices of the account',
  description: 'Meters are those of `getUsage` and `getSiteUsage`.',
  response: billing,
  example: {
    payments: 'on',
    publishable_key: 'pk_test_0123456789',
    plan: {
      id: exampleSubscription.items[0].plan_id,
      name: 'Starter',
      source: 'subscription',
      ends_at: null,
      ended: false,
    },
    subscription: exampleSubscription,
    site_subscriptions: [],
    exceeded: [],
    trial_available: false,
    currency: 'EUR',
    notices: [],
  },
})

export const getSiteBilling = contract({
  ...of,
  operationId: 'getSiteBilling',
  method: 'get',
  path: '/v1/sites/{site_id}/billing',
  summary: 'Get what a site has beyond the account’s plan',
  description: 'Returns add-ons of the site, what they cost, and what is over its limit.',
  params: siteParams,
  response: z
    .object({
      ...billingFacts,
      subscription: subscription.optional(),
      exceeded: z.array(exceeded),
    })
    .openapi('SiteBilling'),
  example: { payments: 'on', publishable_key: 'pk_test_0123456789', exceeded: [] },
})

export const dismissBillingNotice = contract({
  ...of,
  operationId: 'dismissBillingNotice',
  method: 'delete',
  path: `${path}/notices/{notice_id}`,
  summary: 'Dismiss a notice about billing',
  description: 'The notice is hidden for everybody in the account. It comes again if its reason does.',
  status: 204,
  params: z.strictObject({ notice_id: id('billing_notice') }),
  audit: events.billingNoticeDismissed,
})
