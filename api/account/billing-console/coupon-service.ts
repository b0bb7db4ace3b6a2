/** The endpoints of coupons: promotion codes at Stripe, each with its coupon. */
import type Stripe from 'stripe'
import { action, query } from '../../platform/features/endpoint.ts'
import { askStripe, isMissing, requirePayments } from '../../platform/network/payments.ts'
import { invalid, problem, refusedAt } from '../../platform/problem/problem.ts'
import { toInstant } from '../../platform/runtime/clock.ts'
import { stepErrors } from '../plans/rules.ts'
import * as contract from './contract-coupons.ts'

const durations = ['once', 'repeating', 'forever'] as const

function toCoupon(code: Stripe.PromotionCode) {
  const { coupon } = code.promotion
  const own = typeof coupon === 'object' ? coupon : null
  return {
    id: code.id,
    code: code.code,
    name: own?.name ?? '',
    percent_off: own?.percent_off ?? null,
    amount_off: own?.amount_off ?? null,
    currency: own?.currency?.toUpperCase() ?? null,
    duration: durations.find(name => name === own?.duration) ?? 'once',
    duration_months: own?.duration_in_months ?? null,
    first_order_only: code.restrictions.first_time_transaction,
    max_redemptions: code.max_redemptions,
    expires_at: code.expires_at === null ? null : toInstant(code.expires_at * 1_000),
    active: code.active,
    redemptions: code.times_redeemed,
    created_at: toInstant(code.created * 1_000),
  }
}

const expand = ['promotion.coupon']

export const listCoupons = query(
  contract.listCoupons,
  async () => null,
  async (_found, _input, { installation }) => {
    const { stripe } = requirePayments(installation)
    const { data } = await askStripe(() =>
      stripe.promotionCodes.list({ limit: 100, expand: ['data.promotion.coupon'] }),
    )
    return { data: data.map(toCoupon) }
  },
)

export const createCoupon = action(
  contract.createCoupon,
  async ({ body }, context) => {
    const { stripe } = requirePayments(context.installation)
    const { percent_off, amount_off, currency, duration, duration_months } = body
    if ((percent_off ?? null) === null && (amount_off ?? null) === null) throw invalid('/percent_off', 'required')
    if ((amount_off ?? null) !== null && (currency ?? null) === null) throw invalid('/currency', 'required')
    const unfit = amount_off && currency ? stepErrors(amount_off, currency, '/amount_off') : []
    if (unfit.length > 0) throw problem('validation_failed', { errors: unfit })
    if (duration === 'repeating' && (duration_months ?? null) === null) throw invalid('/duration_months', 'required')
    return askStripe(async () => {
      const { data } = await stripe.promotionCodes.list({ code: body.code, active: true, limit: 1 })
      if (data.length > 0) throw refusedAt('/code', 'name_taken')
      const coupon = await stripe.coupons.create({
        ...(percent_off ? { percent_off } : { amount_off: amount_off ?? 0, currency: (currency ?? '').toLowerCase() }),
        duration,
        ...(duration === 'repeating' && duration_months && { duration_in_months: duration_months }),
        ...(body.name && { name: body.name }),
      })
      const code = await stripe.promotionCodes.create({
        promotion: { type: 'coupon', coupon: coupon.id },
        code: body.code,
        ...(body.first_order_only && { restrictions: { first_time_transaction: true } }),
        ...(body.max_redemptions && { max_redemptions: body.max_redemptions }),
        ...(body.expires_at && { expires_at: Math.floor(Date.parse(body.expires_at) / 1_000) }),
        expand,
      })
      return toCoupon(code)
    })
  },
  async (_tx, _input, _context, made) => made,
)

export const deleteCoupon = action(
  contract.deleteCoupon,
  async ({ params }, context) => {
    const { stripe } = requirePayments(context.installation)
    try {
      await stripe.promotionCodes.update(params.coupon_id, { active: false })
    } catch (error) {
      if (isMissing(error)) throw problem('not_found')
      await askStripe(() => Promise.reject(error))
    }
  },
  async () => undefined,
)
