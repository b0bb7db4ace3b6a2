/** Plans, which account has which, and how much of it is used. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { pageOf } from '../../platform/http/pagination.ts'
import { limits } from '../../platform/runtime/limits.ts'
import { updatedQuery } from '../../platform/schemas/query-values.ts'
import { filledText, id, instant, siteParams, text, version } from '../../platform/schemas/schemas.ts'
import { accountPlanSet, planCreated, planDeleted, planUpdated } from './events.ts'
import { planLimits } from './limits.ts'
import { exampleOffer, offerFields } from './offer-contract.ts'

export { billingInterval, exampleOffer, planPrice, planType, textsByLanguage } from './offer-contract.ts'

const fields = {
  name: filledText(limits.name_characters_max).openapi({ type: 'string', minLength: 1, maxLength: 100 }),
  limits: z.record(z.string().max(50), z.int().min(0).max(planLimits.plan_number_max)).openapi({
    description: 'Limits by name, as listed by `getUsage` and `getSiteUsage`. Whatever is absent is unlimited.',
    example: { sites: 3, leads: 10_000 },
  }),
  features: z.array(z.string().max(50)).max(50).nullable().openapi({
    description: 'Names of the included features, as listed by `getUsage`. `null` for all features.',
  }),
  ...offerFields,
  is_default: z.boolean().openapi({
    description:
      'Whether accounts that register get this plan. One plan at most is the default: making another one the default ends it here. Accounts that exist keep what they have.',
  }),
}

const plan = z
  .object({
    id: id('plan'),
    ...fields,
    accounts: z.int().openapi({ description: 'Number of accounts on the plan.' }),
    version,
    created_at: instant,
    updated_at: instant,
  })
  .openapi('Plan')

const example = {
  id: 'plan_0199a3f2c4d87e6b9a0112233445566f',
  name: 'Starter',
  limits: { sites: 3, leads: 10_000, emails: 50_000, managers: 2 },
  features: ['broadcasts'],
  ...exampleOffer,
  is_default: false,
  accounts: 12,
  version: 1,
  created_at: '2027-03-14T09:30:00.000Z',
  updated_at: '2027-03-14T09:30:00.000Z',
}

const of = { database: 'control', permission: 'super-administrator', tag: 'plans' } as const
const one = { ...of, path: '/v1/plans/{plan_id}', params: z.strictObject({ plan_id: id('plan') }) } as const

export const listPlans = contract({
  ...of,
  operationId: 'listPlans',
  method: 'get',
  path: '/v1/plans',
  summary: 'List the plans of the installation',
  description: 'Returns plans with their limits, features and prices, and how many accounts have each.',
  status: 200,
  query: z.strictObject(updatedQuery),
  response: pageOf('PlanPage', plan),
  example: { data: [example], has_more: false, next_cursor: null },
})

export const createPlan = contract({
  ...of,
  operationId: 'createPlan',
  method: 'post',
  path: '/v1/plans',
  summary: 'Create a plan',
  description: 'Accounts get it by `setAccountPlan`, or by paying for it if it is offered at a price.',
  status: 201,
  audit: planCreated,
  body: z.strictObject(fields).partial().required({ name: true, limits: true }).openapi('NewPlan'),
  body_example: { name: 'Starter', limits: { sites: 3, leads: 10_000 }, features: ['broadcasts'] },
  response: plan,
  example,
  versioned: true,
  problems: ['name_taken'],
})

export const getPlan = contract({
  ...one,
  operationId: 'getPlan',
  method: 'get',
  summary: 'Get a plan',
  description: 'Returns limits, features and prices of the plan.',
  status: 200,
  response: plan,
  example,
  versioned: true,
})

export const updatePlan = contract({
  ...one,
  operationId: 'updatePlan',
  method: 'patch',
  summary: 'Change a plan, for every account that has it',
  description:
    'If a limit is lowered, the account keeps what it has but cannot add more. Email that was waiting for a higher limit is sent.',
  status: 200,
  audit: planUpdated,
  body: z.strictObject(fields).omit({ plan_type: true }).partial().openapi('PlanChanges'),
  body_example: { limits: { sites: 5 } },
  response: plan,
  example,
  versioned: true,
  problems: ['name_taken'],
})

export const deletePlan = contract({
  ...one,
  operationId: 'deletePlan',
  method: 'delete',
  summary: 'Delete a plan that no account has and that is not the default',
  description: 'Prices at Stripe are archived.',
  status: 204,
  audit: planDeleted,
  problems: ['plan_in_use', 'plan_is_default'],
})

const ofAccount = z.object({ id: id('plan'), name: z.string() }).openapi('PlanOfAccount')

export const setAccountPlan = contract({
  ...of,
  operationId: 'setAccountPlan',
  method: 'put',
  path: '/v1/accounts/{account_id}/plan',
  summary: 'Set or remove the plan of an account',
  description:
    'Grants a plan without payment. Without a plan, the account has no limits from one. An account that pays for its plan is refused: change its subscription.',
  status: 200,
  audit: accountPlanSet,
  params: z.strictObject({ account_id: id('account') }),
  body: z
    .strictObject({
      plan_id: id('plan')
        .nullable()
        .openapi({ type: ['string', 'null'] }),
      ends_at: instant
        .nullable()
        .optional()
        .openapi({ type: ['string', 'null'], description: 'When the plan ends. Never if absent.' }),
      note: text(planLimits.plan_grant_note_characters_max).optional().openapi({ description: 'Why it was granted.' }),
    })
    .openapi('AccountPlanChange'),
  body_example: { plan_id: null },
  problems: ['subscription_exists'],
  response: z.object({ account_id: id('account'), plan: ofAccount.optional() }).openapi('AccountPlan'),
  example: { account_id: 'acct_0199a3f2c4d87e6b9a0112233445566f', plan: { id: example.id, name: example.name } },
})

const meter = z
  .object({
    name: z
      .string()
      .openapi({ description: 'What is counted, such as `sites` or `leads`. Later versions may add names.' }),
    unit: z.enum(['things', 'bytes']).openapi('AllowanceUnit'),
    used: z.int().openapi({ description: 'How much is used, in `unit`.' }),
    limit: z.int().nullable().openapi({ description: 'The limit. `null` for no limit.' }),
    waits: z.boolean().openapi({
      description:
        'Whether what is beyond the limit waits instead of being refused: marketing emails wait for the next month or a larger plan. Transactional emails are counted and leave all the same, so `used` may be more than `limit`.',
    }),
  })
  .openapi('Meter')

const exampleMeter = { name: 'sites', unit: 'things', used: 2, limit: 3, waits: false } as const

export const getUsage = contract({
  ...of,
  permission: 'manage-billing',
  operationId: 'getUsage',
  method: 'get',
  path: '/v1/usage',
  summary: 'Get the account’s plan and usage',
  description: 'Returns how much of each limit of the plan the account uses, and which features the plan has.',
  status: 200,
  response: z
    .object({
      plan: ofAccount.optional().openapi({
        description: 'ID of the account’s plan. Absent if the account has no plan, and so no limits from one.',
      }),
      account: z.array(meter).openapi({ description: 'Usage of the whole account.' }),
      features: z.array(z.object({ name: z.string(), included: z.boolean() }).openapi('PlanFeature')),
    })
    .openapi('Usage'),
  example: {
    plan: { id: example.id, name: example.name },
    account: [exampleMeter],
    features: [{ name: 'webhooks', included: false }],
  },
})

export const getSiteUsage = contract({
  database: 'site',
  permission: 'read-site',
  tag: 'plans',
  operationId: 'getSiteUsage',
  method: 'get',
  path: '/v1/sites/{site_id}/usage',
  summary: 'Get a site’s usage of its plan',
  description: 'Returns how much of each limit of the plan the site uses.',
  status: 200,
  params: siteParams,
  response: z.object({ data: z.array(meter) }).openapi('SiteUsage'),
  example: { data: [{ ...exampleMeter, name: 'leads', used: 2_000, limit: 10_000 }] },
})
