/** Discounts: a coupon given to a subscription, a session or an invoice, and how much it takes off which line. */
import type Stripe from 'stripe'
import { getCoupon, refuseCode } from './coupons.ts'
import { refuse } from './failure.ts'
import { addMonths } from './periods.ts'
import { toId } from './table.ts'
import type { World } from './world.ts'

export interface DiscountInput {
  coupon?: string
  promotion_code?: string
  discount?: string
}
interface Holder {
  customer?: string
  currency: string
  subscription?: string
  checkout_session?: string
}

/** A preview keeps nothing of what it makes. */
export function giveDiscounts(
  world: World,
  inputs: DiscountInput[],
  holder: Holder,
  { isPreview = false } = {},
): Stripe.Discount[] {
  return inputs.map(input => {
    if (input.discount) return world.discounts.get(input.discount, 'discounts[0][discount]')
    const code = input.promotion_code
      ? world.promotion_codes.get(input.promotion_code, 'discounts[0][promotion_code]')
      : undefined
    const refusal = code && refuseCode(world, code, holder.customer)
    if (refusal) throw refuse(refusal, 'discounts[0][promotion_code]')
    const coupon = getCoupon(world, toId(code?.promotion.coupon) ?? input.coupon ?? '', 'discounts[0][coupon]')
    requireUsable(coupon, holder.currency)
    const discount = toDiscount(world, coupon, code, holder)
    world.couponByDiscount.set(discount.id, structuredClone(coupon))
    if (isPreview) return discount
    coupon.times_redeemed++
    if (code) code.times_redeemed++
    world.discounts.add(discount)
    if (holder.subscription) world.emit('customer.discount.created', discount)
    return discount
  })
}

function requireUsable(coupon: Stripe.Coupon, currency: string): void {
  if (!coupon.valid) throw refuse(`Coupon expired: ${coupon.id}`, 'discounts[0][coupon]', 'coupon_expired')
  if (coupon.currency && coupon.currency !== currency)
    throw refuse(`The coupon's currency \`${coupon.currency}\` does not match \`${currency}\`.`, 'discounts[0][coupon]')
}

function toDiscount(world: World, coupon: Stripe.Coupon, code: Stripe.PromotionCode | undefined, holder: Holder) {
  const start = world.clock.seconds()
  return {
    id: world.newId('di_'),
    object: 'discount',
    checkout_session: holder.checkout_session ?? null,
    customer: holder.customer ?? null,
    customer_account: null,
    end: coupon.duration_in_months ? addMonths(start, coupon.duration_in_months) : null,
    invoice: null,
    invoice_item: null,
    promotion_code: code?.id ?? null,
    source: { coupon: coupon.id, type: 'coupon' },
    start,
    subscription: holder.subscription ?? null,
    subscription_item: null,
  } as Stripe.Discount
}

export const isActiveAt = (discount: Stripe.Discount, at: number): boolean => discount.end === null || discount.end > at

export const isOnce = (world: World, discount: Stripe.Discount): boolean =>
  world.couponByDiscount.get(discount.id)?.duration === 'once'

/** For each amount, how much each discount takes off it, in the order of the discounts. Credits stay as they are. */
export function allocate(
  world: World,
  discounts: Stripe.Discount[],
  amounts: number[],
): Stripe.InvoiceLineItem.DiscountAmount[][] {
  const rest = amounts.map(amount => Math.max(0, amount))
  const reductions: Stripe.InvoiceLineItem.DiscountAmount[][] = amounts.map(() => [])
  for (const discount of discounts) {
    const { percent_off = null, amount_off } = world.couponByDiscount.get(discount.id)!
    const parts =
      percent_off !== null ? rest.map(amount => Math.round((amount * percent_off) / 100)) : share(amount_off ?? 0, rest)
    for (const [index, amount] of parts.entries()) {
      if (amount === 0) continue
      rest[index] = rest[index]! - amount
      reductions[index]!.push({ amount, discount: discount.id })
    }
  }
  return reductions
}

/** A fixed amount in proportion; what rounding leaves goes to the first lines. */
function share(amount: number, rest: number[]): number[] {
  const sum = rest.reduce((total, part) => total + part, 0)
  const whole = Math.min(amount, sum)
  if (whole === 0) return rest.map(() => 0)
  const parts = rest.map(part => Math.floor((whole * part) / sum))
  let left = whole - parts.reduce((total, part) => total + part, 0)
  return parts.map((part, index) => {
    const more = left > 0 && part < rest[index]! ? 1 : 0
    left -= more
    return part + more
  })
}
