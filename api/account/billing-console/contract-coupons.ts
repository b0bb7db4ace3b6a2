/** Coupons of the installation. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { stripeProblems } from '../../platform/network/payments.ts'
import { enumOf } from '../../platform/schemas/enum-of.ts'
import { currency, filledText, instant, text } from '../../platform/schemas/schemas.ts'
import { couponCreated, couponDeleted } from './events.ts'
import { billingConsoleLimits as limits } from './limits.ts'

const of = { database: 'control', permission: 'super-administrator', tag: 'billing-console', status: 200 } as const
const path = '/v1/installation'
const _account_id = 'acct_0199a3f2c4d87e6b9a0112233445566f'
const at = '2027-03-14T09:30:00.000Z'
const couponFields = {
  code: filledText(limits.coupon_code_characters_max).openapi({
    type: 'string',
    minLength: 1,
    maxLength: limits.coupon_code_characters_max,
    description: 'What buyers type; letters, digits and hyphens.',
  }),
  name: text(limits.coupon_name_characters_max),
  percent_off: z
    .number()
    .min(0.01)
    .max(100)
    .nullable()
    .openapi({ type: ['number', 'null'] }),
  amount_off: z
    .int()
    .min(1)
    .nullable()
    .openapi({ type: ['integer', 'null'] }),
  currency: currency.nullable().openapi({ type: ['string', 'null'], description: 'Of `amount_off`.' }),
  duration: enumOf({
    once: 'To the first invoice.',
    repeating: 'For a number of months.',
    forever: 'As long as the subscription lasts.',
  }).openapi('CouponDuration'),
  duration_months: z
    .int()
    .min(1)
    .max(36)
    .nullable()
    .openapi({
      type: ['integer', 'null'],
      description: 'Of `repeating`.',
    }),
  first_order_only: z
    .boolean()
    .openapi({ description: 'Whether only accounts that have paid nothing yet may use it.' }),
  max_redemptions: z
    .int()
    .min(1)
    .max(1_000_000)
    .nullable()
    .openapi({ type: ['integer', 'null'] }),
  expires_at: instant.nullable().openapi({ type: ['string', 'null'] }),
}
const coupon = z
  .object({
    id: z.string().openapi({ description: 'ID of the promotion code at Stripe.' }),
    ...couponFields,
    active: z.boolean(),
    redemptions: z.int(),
    created_at: instant,
  })
  .openapi('Coupon')
const exampleNewCoupon = {
  code: 'SPRING20',
  name: '20 % for three months',
  percent_off: 20,
  duration: 'repeating',
  duration_months: 3,
} as const
const exampleCoupon = {
  id: 'promo_1QzX0123456789',
  ...exampleNewCoupon,
  amount_off: null,
  currency: null,
  first_order_only: false,
  max_redemptions: null,
  expires_at: null,
  active: true,
  redemptions: 4,
  created_at: at,
} as const

export const listCoupons = contract({
  ...of,
  operationId: 'listCoupons',
  method: 'get',
  path: `${path}/coupons`,
  summary: 'List coupons, the newest first',
  description: 'Returns coupons with their promotion codes and how often they were used.',
  response: z.object({ data: z.array(coupon) }).openapi('Coupons'),
  example: { data: [exampleCoupon] },
  problems: [...stripeProblems],
})

export const createCoupon = contract({
  ...of,
  operationId: 'createCoupon',
  method: 'post',
  path: `${path}/coupons`,
  summary: 'Create a coupon with its promotion code',
  description:
    'Makes the coupon and its promotion code at Stripe. Neither the discount nor the code can be changed later.',
  status: 201,
  body: z
    .strictObject(couponFields)
    .partial()
    .required({ code: true, duration: true })
    .openapi('NewCoupon', { description: 'With either `percent_off`, or `amount_off` and `currency`.' }),
  body_example: exampleNewCoupon,
  response: coupon,
  example: exampleCoupon,
  audit: couponCreated,
  problems: [...stripeProblems, 'name_taken'],
})

export const deleteCoupon = contract({
  ...of,
  operationId: 'deleteCoupon',
  method: 'delete',
  path: `${path}/coupons/{coupon_id}`,
  summary: 'End a coupon: nobody can use it any more, and who has it keeps it',
  description: 'The promotion code no longer works. Subscriptions that have the discount keep it.',
  status: 204,
  params: z.strictObject({ coupon_id: z.string().regex(/^promo_\w{1,100}$/) }),
  audit: couponDeleted,
  problems: [...stripeProblems],
})
