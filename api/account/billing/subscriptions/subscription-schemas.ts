/** Subscriptions and their changes as they are on the wire. */
import { z } from '@hono/zod-openapi'
import { enumWith } from '../../../platform/schemas/enum-of.ts'
import { id, instant, text, version } from '../../../platform/schemas/schemas.ts'
import { billingInterval, planType } from '../../plans/contract.ts'
import { billingLimits as limits } from '../limits.ts'
import { changeStatuses, subscriptionTypes } from '../table.ts'

export const money = (description: string) =>
  z.int().openapi({ description: `${description} In the smallest unit of the currency.` })
export const promotionCode = text(limits.promotion_code_characters_max)
  .nullable()
  .openapi({ type: ['string', 'null'], description: 'Promotion code as the buyer types it. `null` for none.' })
export const quantity = z.int().min(1).max(limits.plan_quantity_max)

const subscriptionStatuses = ['active', 'expiring', 'expired', 'cancelled'] as const
export const subscriptionStatus = z.enum(subscriptionStatuses).openapi('SubscriptionStatus', {
  description:
    '`active`: renews itself. `expiring`: ends at `ends_at`. `expired`: not paid for any longer. `cancelled`: ended. What was paid for counts while the status is `active` or `expiring`.',
})

export const item = z
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
    type: z.enum(subscriptionTypes).openapi('SubscriptionType', {
      description: '`account_plan`: the plan of the account. `site_add_ons`: what a site has beyond it.',
    }),
    site: z
      .object({
        id: id('site'),
        name: z.string().openapi({ description: 'Empty where the caller does not reach the site.' }),
      })
      .openapi('SubscriptionSite')
      .optional()
      .openapi({ description: 'Site of the add-ons.' }),
    status: subscriptionStatus,
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
    pending_change_id: id('subscription_change').nullable().openapi({
      description: 'Change whose payment waits for the buyer’s confirmation (`getSubscriptionChange`).',
    }),
    version,
    created_at: instant,
    updated_at: instant,
  })
  .openapi('Subscription')

export const exceeded = z
  .object({
    name: z.string().openapi({ description: 'Name of the allowance, as in `Meter`.' }),
    site: z
      .object({
        id: id('site'),
        name: z.string().openapi({ description: 'Empty where the caller does not reach the site.' }),
      })
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

export const changeItem = z.strictObject({ plan_id: id('plan'), quantity }).openapi('SubscriptionChangeItem')
export const priceLine = z
  .object({
    description: z.string().openapi({ description: 'In the language of the caller.' }),
    amount: money('Amount; negative for what is given back.'),
  })
  .openapi('PriceLine')

export const paymentConfirmation = z
  .object({
    change_id: id('subscription_change'),
    client_secret: z.string().nullable().openapi({
      description:
        'For `handleNextAction` of Stripe.js. `null` where the bank asks nothing at the moment: the change is confirmed once more, or paid on Stripe’s page.',
    }),
    publishable_key: z.string().openapi({ description: 'For Stripe.js.' }),
    payment_url: z.string().nullable().openapi({
      description: 'Page of the invoice at Stripe, where it can be confirmed and paid by another card, too.',
    }),
    amount_due: money('What is charged.'),
    currency: z.string(),
    expires_at: instant.openapi({ description: 'Unless it is confirmed before, nothing is changed.' }),
  })
  .openapi('PaymentConfirmation', {
    description:
      'A payment that the buyer’s bank wants confirmed (3-D Secure). The subscription stays as it is until then.',
  })

export const change = z
  .object({
    id: id('subscription_change'),
    subscription_id: id('subscription'),
    status: enumWith(changeStatuses, {
      shown: 'Can be confirmed until `expires_at`.',
      pending: 'Being carried out, or its payment waits for the buyer (`confirmation`).',
      scheduled: 'Takes effect at the end of the period.',
      done: 'In effect.',
      failed: 'Not paid, and nothing was changed.',
      canceled: 'Taken back before it took effect.',
    }).openapi('SubscriptionChangeStatus', {
      description: 'State of the change.',
    }),
    items: z.array(changeItem),
    interval: billingInterval,
    currency: z.string(),
    amount_due: money('What is charged now, with what is given back for the rest of the period.'),
    next_amount: money('What one interval costs then, before discounts and tax.'),
    lines: z.array(priceLine).openapi({ description: 'With the answer that shows the price; empty afterwards.' }),
    discount: money('What promotion codes take off of the lines.'),
    tax: money('Tax that comes to the lines, as far as it is known.'),
    confirmation: paymentConfirmation.optional(),
    effective_at: instant.nullable().openapi({
      description: 'When it takes effect. `null` for at once. What becomes cheaper does so at the end of the period.',
    }),
    exceeded: z.array(exceeded).openapi({ description: 'Everything that exceeds the new limits.' }),
    expires_at: instant,
    created_at: instant,
  })
  .openapi('SubscriptionChange')

export const at = '2027-03-14T09:30:00.000Z'
export const plan_id = 'plan_0199a3f2c4d87e6b9a0112233445566f'
export const exampleSubscription = {
  id: 'subn_0199a3f2c4d87e6b9a0112233445566f',
  type: 'account_plan',
  status: 'active',
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
  pending_change_id: null,
  version: 1,
  created_at: at,
  updated_at: at,
} as const
export const exampleChange = {
  id: 'schg_0199a3f2c4d87e6b9a0112233445566f',
  subscription_id: exampleSubscription.id,
  status: 'shown',
  items: [{ plan_id, quantity: 1 }],
  interval: 'year',
  currency: 'EUR',
  amount_due: 26_100,
  next_amount: 29_000,
  lines: [
    { description: 'Unused time on Starter', amount: -2_900 },
    { description: 'Starter', amount: 29_000 },
  ],
  discount: 0,
  tax: 0,
  effective_at: null,
  exceeded: [{ name: 'sites', used: 4, limit: 3, prevents: false }],
  expires_at: '2027-03-14T10:00:00.000Z',
  created_at: at,
} as const
