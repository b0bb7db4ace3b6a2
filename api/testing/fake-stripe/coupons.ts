/** Coupons and the promotion codes that customers type. */
import type Stripe from 'stripe'
import { refuse } from './failure.ts'
import { type ListParams, listPage } from './list.ts'
import { mergeMetadata, orNull, type Routes, route } from './route.ts'
import { toId } from './table.ts'
import type { World } from './world.ts'

function createCoupon(world: World, params: Stripe.CouponCreateParams): Stripe.Coupon {
  const { duration = 'once', duration_in_months = null, id = world.newId('', 8) } = params
  if ((params.amount_off === undefined) === (params.percent_off === undefined))
    throw refuse('Coupon must have exactly one of percent_off or amount_off.', 'percent_off')
  if (params.amount_off && !params.currency)
    throw refuse('Missing required param: currency.', 'currency', 'parameter_missing')
  if ((duration === 'repeating') !== (duration_in_months !== null))
    throw refuse('duration_in_months is required exactly when duration is repeating.', 'duration_in_months')
  if (world.coupons.has(id)) throw refuse('Coupon already exists.', 'id', 'resource_already_exists')
  const coupon: Stripe.Coupon = {
    id,
    object: 'coupon',
    amount_off: orNull(params.amount_off),
    created: world.clock.seconds(),
    currency: params.currency?.toLowerCase() ?? null,
    duration,
    duration_in_months,
    livemode: world.livemode,
    max_redemptions: params.max_redemptions ?? null,
    metadata: mergeMetadata({}, params.metadata),
    name: params.name ?? null,
    percent_off: orNull(params.percent_off),
    redeem_by: params.redeem_by ?? null,
    times_redeemed: 0,
    valid: true,
  }
  world.coupons.add(coupon)
  world.emit('coupon.created', coupon)
  return coupon
}

/** Coupon as it is now: it ends by itself. */
export function getCoupon(world: World, id: string, param?: string): Stripe.Coupon {
  const coupon = world.coupons.get(id, param)
  const isLate = coupon.redeem_by !== null && coupon.redeem_by <= world.clock.seconds()
  const isUsedUp = coupon.max_redemptions !== null && coupon.times_redeemed >= coupon.max_redemptions
  if (isLate || isUsedUp) coupon.valid = false
  return coupon
}

function createPromotionCode(world: World, params: Stripe.PromotionCodeCreateParams): Stripe.PromotionCode {
  const coupon = getCoupon(world, params.promotion.coupon ?? '', 'promotion[coupon]')
  const { code = world.newId('', 8).toUpperCase(), restrictions } = params
  if (findActiveCode(world, code))
    throw refuse('An active promotion code with `code` already exists.', 'code', 'resource_already_exists')
  const promotionCode: Stripe.PromotionCode = {
    id: world.newId('promo_'),
    object: 'promotion_code',
    active: params.active ?? true,
    code,
    created: world.clock.seconds(),
    customer: params.customer ? world.customers.get(params.customer, 'customer').id : null,
    customer_account: null,
    expires_at: params.expires_at ?? null,
    livemode: world.livemode,
    max_redemptions: params.max_redemptions ?? null,
    metadata: mergeMetadata({}, params.metadata),
    promotion: { coupon: coupon.id, type: 'coupon' },
    restrictions: {
      first_time_transaction: restrictions?.first_time_transaction ?? false,
      minimum_amount: restrictions?.minimum_amount ?? null,
      minimum_amount_currency: restrictions?.minimum_amount_currency ?? null,
    },
    times_redeemed: 0,
  }
  world.promotion_codes.add(promotionCode)
  world.emit('promotion_code.created', promotionCode)
  return promotionCode
}

export const findActiveCode = (world: World, code: string): Stripe.PromotionCode | undefined =>
  world.promotion_codes.all().find(row => row.active && row.code.toLowerCase() === code.toLowerCase())

/** Why a code cannot be redeemed, in Stripe's words. */
export function refuseCode(world: World, row: Stripe.PromotionCode, customer: string | undefined): string | undefined {
  const now = world.clock.seconds()
  const isUsedUp = row.max_redemptions !== null && row.times_redeemed >= row.max_redemptions
  const isKnown = world.invoices.all().some(({ customer: buyer, amount_paid }) => buyer === customer && amount_paid > 0)
  if (!row.active || isUsedUp || (row.expires_at !== null && row.expires_at <= now))
    return 'This promotion code is invalid.'
  if (!getCoupon(world, toId(row.promotion.coupon) ?? '').valid) return 'This promotion code is invalid.'
  if (row.customer && row.customer !== customer) return 'This promotion code is invalid.'
  if (row.restrictions.first_time_transaction && customer && isKnown)
    return 'This promotion code cannot be redeemed because the associated customer has prior transactions.'
  return undefined
}

export const coupons: Routes = {
  'POST /v1/coupons': route(createCoupon),
  'GET /v1/coupons': route<ListParams>((world, params) => listPage('/v1/coupons', world.coupons.all(), params)),
  'GET /v1/coupons/{coupon}': route((world, _, path) => getCoupon(world, path.coupon!)),
  'POST /v1/coupons/{coupon}': route<Stripe.CouponUpdateParams>((world, params, path) => {
    const coupon = getCoupon(world, path.coupon!)
    return world.update('coupon.updated', coupon, () => {
      coupon.name = params.name ?? coupon.name
      coupon.metadata = mergeMetadata(coupon.metadata, params.metadata)
    })
  }),
  'DELETE /v1/coupons/{coupon}': route((world, _, path) => {
    const coupon = world.coupons.get(path.coupon!)
    world.coupons.delete(coupon.id)
    world.emit('coupon.deleted', coupon)
    return { id: coupon.id, object: 'coupon', deleted: true }
  }),
  'POST /v1/promotion_codes': route(createPromotionCode),
  'GET /v1/promotion_codes': route<ListParams & { code?: string; coupon?: string; active?: boolean }>((world, params) =>
    listPage(
      '/v1/promotion_codes',
      world.promotion_codes
        .all()
        .filter(row => params.code === undefined || row.code.toLowerCase() === params.code.toLowerCase())
        .filter(row => params.coupon === undefined || row.promotion.coupon === params.coupon)
        .filter(row => params.active === undefined || row.active === params.active),
      params,
    ),
  ),
  'GET /v1/promotion_codes/{promotion_code}': route((world, _, path) =>
    world.promotion_codes.get(path.promotion_code!),
  ),
  'POST /v1/promotion_codes/{promotion_code}': route<Stripe.PromotionCodeUpdateParams>((world, params, path) => {
    const row = world.promotion_codes.get(path.promotion_code!)
    return world.update('promotion_code.updated', row, () => {
      row.active = params.active ?? row.active
      row.metadata = mergeMetadata(row.metadata, params.metadata)
    })
  }),
}
