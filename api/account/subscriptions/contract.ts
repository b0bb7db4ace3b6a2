/** Subscriptions: what an account pays for again and again, for itself or for a site. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/contract.ts'
import { pageOf } from '../../platform/pagination.ts'
import { flag, pageQuery } from '../../platform/query-values.ts'
import { id, instant, text, version } from '../../platform/schemas.ts'
import { billingLimits as limits } from '../billing/limits.ts'
import { billingInterval, planType } from '../plans/contract.ts'
import * as events from './events.ts'
import { changeStates, subscriptionKinds } from './table.ts'

export { billingInterval }
export const money = (description: string) =>
  z.int().openapi({ description: `${description} In the smallest unit of the currency.` })
export const promotionCode = text(limits.promotion_code_characters_max)
  .nullable()
  .openapi({ type: ['string', 'null'], description: 'Promotion code as the buyer types it. `null` for none.' })
export const quantity = z.int().min(1).max(limits.plan_quantity_max)

export const subscriptionStates = ['active', 'expiring', 'expired', 'cancelled'] as const
export const subscriptionState = z.enum(subscriptionStates).openapi('SubscriptionState', {
  description:
    '`active`: renews itself. `expiring`: ends at `ends_at`. `expired`: not paid for any longer. `cancelled`: ended. What was paid for counts while the state is `active` or `expiring`.',
})

const item = z
  .object({
    plan_id: id('plan'),
    plan_name: z.string(),
    plan_type: planType,
    quantity: z.int(),
    unit_amount: money('Price of one for an interval.'),
  })
  .openapi('SubscriptionItem')

export const subscription = z
  .object({
    id: id('subscription'),
    kind: z.enum(subscriptionKinds).openapi('SubscriptionKind', {
      description: '`account_plan`: the plan of the account. `site_add_ons`: what a site has beyond it.',
    }),
    site: z
      .object({ id: id('site'), name: z.string() })
      .openapi('SubscriptionSite')
      .optional()
      .openapi({ description: 'Site of the add-ons.' }),
    state: subscriptionState,
    reason: z
      .enum(['trialing', 'payment_due', 'payment_incomplete', 'unpaid', 'paused'])
      .optional()
      .openapi('SubscriptionReason', {
        description:
          '`trialing`: nothing is paid before `trial_ends_at`. `payment_due`: the last payment failed and is tried again; access stays. `payment_incomplete`: the first payment needs a confirmation. `unpaid`: no payment succeeded. `paused`: the trial ended without a payment method.',
      }),
    items: z.array(item),
    currency: z.string(),
    interval: billingInterval,
    amount: money('What one interval costs, before discounts and tax.'),
    promotion_code: z.string().nullable(),
    discount_ends_at: instant.nullable(),
    auto_renewal: z.boolean().openapi({ description: 'Whether it renews itself at the end of the period.' }),
    renews_at: instant.nullable().openapi({ description: 'Next payment. `null` where it does not renew itself.' }),
    period_start_at: instant.nullable(),
    period_end_at: instant.nullable(),
    trial_ends_at: instant.nullable(),
    ends_at: instant.nullable(),
    ended_at: instant.nullable(),
    refundable_until: instant
      .nullable()
      .openapi({ description: 'Until when the first payment is given back. `null` where it is not.' }),
    scheduled_change_id: id('subscription_change').nullable(),
    version,
    created_at: instant,
    updated_at: instant,
  })
  .openapi('Subscription')

export const exceeded = z
  .object({
    name: z.string().openapi({ description: 'Name of the allowance, as in `Meter`.' }),
    site: z
      .object({ id: id('site'), name: z.string() })
      .openapi('ExceedingSite')
      .optional(),
    used: z.int(),
    limit: z.int().openapi({ description: 'What the new plan allows.' }),
    prevents: z.boolean().openapi({
      description:
        'Whether it prevents the change: disk space does. Of everything else nothing is deleted; more cannot be created.',
    }),
  })
  .openapi('ExceededAllowance')

const changeItem = z.strictObject({ plan_id: id('plan'), quantity }).openapi('SubscriptionChangeItem')
export const priceLine = z
  .object({ description: z.string(), amount: money('Amount; negative for what is given back.') })
  .openapi('PriceLine')

export const change = z
  .object({
    id: id('subscription_change'),
    subscription_id: id('subscription'),
    state: z.enum(changeStates).openapi('SubscriptionChangeState', {
      description:
        '`shown`: can be confirmed until `expires_at`. `pending`: being carried out. `scheduled`: for the end of the period.',
    }),
    items: z.array(changeItem),
    interval: billingInterval,
    currency: z.string(),
    amount_due: money('What is charged now, with what is given back for the rest of the period.'),
    next_amount: money('What the next renewal costs.'),
    lines: z.array(priceLine),
    effective_at: instant.nullable().openapi({
      description: 'When it takes effect. `null` for at once. What becomes cheaper does so at the end of the period.',
    }),
    exceeded: z.array(exceeded).openapi({ description: 'Everything that exceeds the new limits.' }),
    expires_at: instant,
    created_at: instant,
  })
  .openapi('SubscriptionChange')

const at = '2027-03-14T09:30:00.000Z'
const plan_id = 'plan_0199a3f2c4d87e6b9a0112233445566f'
export const exampleSubscription = {
  id: 'subn_0199a3f2c4d87e6b9a0112233445566f',
  kind: 'account_plan',
  state: 'active',
  items: [{ plan_id, plan_name: 'Starter', plan_type: 'account', quantity: 1, unit_amount: 2_900 }],
  currency: 'EUR',
  interval: 'month',
  amount: 2_900,
  promotion_code: null,
  discount_ends_at: null,
  auto_renewal: true,
  renews_at: '2027-04-14T09:30:00.000Z',
  period_start_at: at,
  period_end_at: '2027-04-14T09:30:00.000Z',
  trial_ends_at: null,
  ends_at: null,
  ended_at: null,
  refundable_until: '2027-04-13T09:30:00.000Z',
  scheduled_change_id: null,
  version: 1,
  created_at: at,
  updated_at: at,
} as const
export const exampleChange = {
  id: 'schg_0199a3f2c4d87e6b9a0112233445566f',
  subscription_id: exampleSubscription.id,
  state: 'shown',
  items: [{ plan_id, quantity: 1 }],
  interval: 'year',
  currency: 'EUR',
  amount_due: 26_100,
  next_amount: 29_000,
  lines: [
    { description: 'Unused time on Starter', amount: -2_900 },
    { description: 'Starter, a year', amount: 29_000 },
  ],
  effective_at: null,
  exceeded: [{ name: 'sites', used: 4, limit: 3, prevents: false }],
  expires_at: '2027-03-14T10:00:00.000Z',
  created_at: at,
} as const

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
  status: 200,
  query: z.strictObject({
    ...pageQuery,
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
  problems: ['payments_off', 'subscription_ended'],
})

export const resumeSubscription = contract({
  ...changing,
  operationId: 'resumeSubscription',
  path: `${path}/{subscription_id}/resume`,
  summary: 'Resume a subscription that is about to end, or that is paused',
  description: 'A subscription that has ended cannot be resumed: buy a new one.',
  params,
  audit: events.subscriptionResumed,
  problems: ['payments_off', 'subscription_ended', 'transition_not_allowed'],
})

export const previewSubscriptionChange = contract({
  ...of,
  operationId: 'previewSubscriptionChange',
  method: 'post',
  path: `${path}/{subscription_id}/changes`,
  summary: 'Show what a change of a subscription costs and what exceeds its limits',
  description: `Nothing is changed before \`confirmSubscriptionChange\`, within ${limits.price_minutes} minutes.`,
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
  problems: ['payments_off', 'subscription_ended', 'nothing_to_change'],
})

const changePath = `${path}/{subscription_id}/changes/{change_id}` as const
const changeParams = params.extend({ change_id: id('subscription_change') })

export const getSubscriptionChange = contract({
  ...of,
  operationId: 'getSubscriptionChange',
  method: 'get',
  path: changePath,
  summary: 'Get a change of a subscription',
  status: 200,
  params: changeParams,
  response: change,
  example: exampleChange,
})

export const confirmSubscriptionChange = contract({
  ...changing,
  operationId: 'confirmSubscriptionChange',
  path: `${changePath}/confirm`,
  summary: 'Carry out a change of a subscription at the price that was shown',
  params: changeParams,
  audit: events.subscriptionChanged,
  problems: ['payments_off', 'subscription_ended', 'price_expired', 'payment_failed', 'disk_space_not_available'],
})

export const cancelSubscriptionChange = contract({
  ...of,
  operationId: 'cancelSubscriptionChange',
  method: 'delete',
  path: changePath,
  summary: 'Cancel a change that is scheduled for the end of the period',
  status: 204,
  params: changeParams,
  audit: events.subscriptionChangeCanceled,
  problems: ['payments_off', 'transition_not_allowed'],
})

export const refundSubscription = contract({
  ...changing,
  operationId: 'refundSubscription',
  path: `${path}/{subscription_id}/refund`,
  summary: 'End a subscription at once and give its first payment back',
  description: `Within ${limits.refund_days} days of the first payment. What exceeds the limits from then on is kept, and can be read and deleted.`,
  params,
  audit: events.subscriptionRefunded,
  sensitive: true,
  problems: ['payments_off', 'refund_not_possible'],
})
