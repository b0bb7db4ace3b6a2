/** Payments of the whole installation, for its super administrators. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { pageOf } from '../../platform/http/pagination.ts'
import { enumOf } from '../../platform/schemas/enum-of.ts'
import { createdQuery, list } from '../../platform/schemas/query-values.ts'
import { id, instant } from '../../platform/schemas/schemas.ts'
import {
  examplePayment,
  exampleSubscription,
  money,
  payment,
  subscription,
  subscriptionStatus,
} from '../billing/contract.ts'
import { reconciliationStarted } from './events.ts'

const of = { database: 'control', permission: 'super-administrator', tag: 'billing-console', status: 200 } as const
const path = '/v1/installation'
const account_id = 'acct_0199a3f2c4d87e6b9a0112233445566f'
const at = '2027-03-14T09:30:00.000Z'
const month = z
  .string()
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)
  .openapi({ description: 'Month in UTC, such as `2027-03`.' })

export const getRevenue = contract({
  ...of,
  operationId: 'getRevenue',
  method: 'get',
  path: `${path}/revenue`,
  summary: 'Get what was paid, by month, plan and currency',
  description: 'Counts paid invoices without tax, and refunds apart. Currencies are not converted.',
  query: z.strictObject({ from: month.optional(), to: month.optional() }),
  response: z
    .object({
      data: z.array(
        z
          .object({
            month,
            currency: z.string(),
            plan_id: id('plan').nullable(),
            plan_name: z.string().nullable(),
            paid: money('What was paid, without tax.'),
            refunded: money('What was given back.'),
            invoice_count: z.int(),
          })
          .openapi('MonthlyRevenue'),
      ),
    })
    .openapi('Revenue'),
  example: {
    data: [
      {
        month: '2027-03',
        currency: 'EUR',
        plan_id: exampleSubscription.items[0].plan_id,
        plan_name: 'Starter',
        paid: 290_000,
        refunded: 2_900,
        invoice_count: 100,
      },
    ],
  },
})

const ofAccount = {
  account_id: id('account'),
  owner_name: z.string().openapi({ description: 'Name of the account’s first administrator.' }),
  owner_email: z.string(),
}
const exampleOwner = { account_id, owner_name: 'Ana García', owner_email: 'ana@example.com' } as const

export const listInstallationSubscriptions = contract({
  ...of,
  operationId: 'listInstallationSubscriptions',
  method: 'get',
  path: `${path}/subscriptions`,
  summary: 'List subscriptions of all accounts, the newest first',
  description: 'Returns each subscription with its account, plan and status.',
  query: z.strictObject({
    ...createdQuery,
    status: list(subscriptionStatus).optional(),
    account_id: id('account').optional(),
    plan_id: id('plan').optional(),
  }),
  response: pageOf('InstallationSubscriptionPage', subscription.extend(ofAccount).openapi('InstallationSubscription')),
  example: { data: [{ ...exampleSubscription, ...exampleOwner }], has_more: false, next_cursor: null },
})

export const listFailedPayments = contract({
  ...of,
  operationId: 'listFailedPayments',
  method: 'get',
  path: `${path}/failed-payments`,
  summary: 'List failed payments of all accounts, the newest first',
  description: 'Returns payments that failed and have not been made since, and when Stripe tries again.',
  query: z.strictObject(createdQuery),
  response: pageOf(
    'FailedPaymentPage',
    payment
      .extend({
        ...ofAccount,
        settled: z.boolean().openapi({ description: 'Whether the invoice has been paid since.' }),
        next_attempt_at: instant.nullable(),
      })
      .openapi('FailedPayment'),
  ),
  example: {
    data: [
      {
        ...examplePayment,
        ...exampleOwner,
        status: 'failed',
        failure_code: 'card_declined',
        settled: false,
        next_attempt_at: '2027-03-17T09:30:00.000Z',
      },
    ],
    has_more: false,
    next_cursor: null,
  },
})

export const listPlanGrants = contract({
  ...of,
  operationId: 'listPlanGrants',
  method: 'get',
  path: `${path}/plan-grants`,
  summary: 'List accounts that have a plan without payment',
  description: 'Plans are granted by `setAccountPlan`.',
  query: z.strictObject(createdQuery),
  response: pageOf(
    'PlanGrantPage',
    z
      .object({
        ...ofAccount,
        plan_id: id('plan'),
        plan_name: z.string(),
        note: z.string(),
        granted_at: instant,
        ends_at: instant.nullable(),
      })
      .openapi('PlanGrant'),
  ),
  example: {
    data: [
      {
        ...exampleOwner,
        plan_id: exampleSubscription.items[0].plan_id,
        plan_name: 'Starter',
        note: 'Partner',
        granted_at: at,
        ends_at: null,
      },
    ],
    has_more: false,
    next_cursor: null,
  },
})

const reconciliation = z
  .object({
    id: id('reconciliation'),
    status: enumOf({
      running: 'Under way.',
      done: 'All subscriptions were compared.',
      failed: 'It broke off; start another one.',
    }).openapi('ReconciliationStatus'),
    subscriptions_compared: z.int(),
    differences: z.array(
      z
        .object({
          subscription_id: id('subscription').nullable(),
          stripe_id: z.string(),
          account_id: id('account').nullable(),
          what: z.string().openapi({
            description:
              'What differs, such as `status`; `missing_here` or `missing_there` where only one side has it.',
          }),
          ours: z.string().nullable(),
          stripes: z.string().nullable(),
        })
        .openapi('ReconciliationDifference'),
    ),
    failure: z.string().nullable(),
    started_at: instant,
    ended_at: instant.nullable(),
  })
  .openapi('Reconciliation')
const exampleReconciliation = {
  id: 'rec_0199a3f2c4d87e6b9a0112233445566f',
  status: 'done',
  subscriptions_compared: 120,
  differences: [
    {
      subscription_id: exampleSubscription.id,
      stripe_id: 'sub_1QzX0123456789',
      account_id,
      what: 'status',
      ours: 'active',
      stripes: 'past_due',
    },
  ],
  failure: null,
  started_at: at,
  ended_at: '2027-03-14T09:31:00.000Z',
} as const

export const listReconciliations = contract({
  ...of,
  operationId: 'listReconciliations',
  method: 'get',
  path: `${path}/reconciliations`,
  summary: 'List comparisons of subscriptions with Stripe, the newest first',
  description: 'Each night subscriptions here are compared with those at Stripe. Returns what differed.',
  query: z.strictObject(createdQuery),
  response: pageOf('ReconciliationPage', reconciliation),
  example: { data: [exampleReconciliation], has_more: false, next_cursor: null },
})

export const startReconciliation = contract({
  ...of,
  operationId: 'startReconciliation',
  method: 'post',
  path: `${path}/reconciliations`,
  summary: 'Compare every open subscription with Stripe now',
  description:
    'It is done each night by itself. Differences are listed; `replayPaymentEvent` or the next event settles them.',
  status: 202,
  response: reconciliation,
  example: { ...exampleReconciliation, status: 'running', subscriptions_compared: 0, differences: [], ended_at: null },
  audit: reconciliationStarted,
  problems: ['payments_off'],
})
