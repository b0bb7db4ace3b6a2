/** A Checkout Session as Stripe.js shows it to a page. */
import type Stripe from 'stripe'
import { hasTrial } from './checkout-sessions.ts'
import { getTrialEnd } from './create-subscription.ts'
import { toId } from './table.ts'
import type { World } from './world.ts'

const NO_DECIMALS = [
  'bif',
  'clp',
  'djf',
  'gnf',
  'jpy',
  'kmf',
  'krw',
  'mga',
  'pyg',
  'rwf',
  'vnd',
  'vuv',
  'xaf',
  'xof',
  'xpf',
]

export function toCheckoutView(world: World, session: Stripe.Checkout.Session) {
  const currency = session.currency ?? 'usd'
  const divisor = NO_DECIMALS.includes(currency) ? 1 : 100
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  const money = (amount: number) => ({ minorUnitsAmount: amount, amount: format.format(amount / divisor) })
  const items = world.sessionItems.get(session.id) ?? []
  const customer = session.customer ? world.customers.find(toId(session.customer)!) : undefined
  const zero = money(0)
  const address = session.customer_details?.address
  const isAddressNeeded = session.automatic_tax.enabled && !address?.country && !customer?.address?.country
  return {
    billingAddress: address ? { name: session.customer_details?.name ?? null, address } : null,
    businessName: null,
    nameCollection: null,
    currency,
    currencyOptions: null,
    discountAmounts: (world.sessionDiscounts.get(session.id) ?? []).map((discount, index) => {
      const coupon = world.couponByDiscount.get(discount.id)!
      const code = session.discounts?.[index]?.promotion_code
      return {
        ...money(session.total_details?.amount_discount ?? 0),
        displayName: coupon.name ?? coupon.id,
        promotionCode: code ? (world.promotion_codes.find(toId(code)!)?.code ?? null) : null,
        recurring:
          coupon.duration === 'forever'
            ? { type: 'forever' }
            : coupon.duration === 'repeating'
              ? { type: 'repeating', durationInMonths: coupon.duration_in_months }
              : null,
        percentOff: coupon.percent_off,
      }
    }),
    email: session.customer_email ?? customer?.email ?? null,
    id: session.id,
    lastPaymentError: null,
    lineItems: items.map(item => ({
      id: item.id,
      name: item.description,
      discount: money(item.amount_discount),
      subtotal: money(item.amount_subtotal),
      total: money(item.amount_total),
      taxExclusive: zero,
      taxInclusive: zero,
      unitAmount: money(item.price?.unit_amount ?? 0),
      unitAmountDecimal: null,
      description: null,
      quantity: item.quantity,
      unitLabel: null,
      discountAmounts: null,
      taxAmounts: null,
      recurring: item.price?.recurring
        ? {
            interval: item.price.recurring.interval,
            intervalCount: item.price.recurring.interval_count,
            usageType: 'licensed',
          }
        : null,
      adjustableQuantity: item.adjustable_quantity,
      images: [],
      priceId: item.price?.id,
      isRemovable: false,
      pricing: null,
      transformQuantity: null,
    })),
    livemode: session.livemode,
    minorUnitsAmountDivisor: divisor,
    phoneNumber: null,
    recurring: toRecurring(world, session, money),
    savedPaymentMethods: null,
    shipping: null,
    shippingAddress: null,
    shippingOptions: [],
    status:
      session.status === 'complete'
        ? { type: 'complete', paymentStatus: session.payment_status }
        : { type: session.status },
    surcharge: null,
    tax: { status: isAddressNeeded ? 'requires_billing_address' : 'ready' },
    taxAmounts: null,
    taxIdInfo: null,
    total: {
      appliedBalance: zero,
      balanceAppliedToNextInvoice: false,
      discount: money(session.total_details?.amount_discount ?? 0),
      shippingRate: zero,
      subtotal: money(session.amount_subtotal ?? 0),
      surcharge: zero,
      taxExclusive: money(session.total_details?.amount_tax ?? 0),
      taxInclusive: zero,
      total: money(session.amount_total ?? 0),
    },
    optionalItems: null,
    /** Not shown to the page: what the script itself needs. */
    fake: {
      returnUrl: session.return_url,
      needsCard: session.payment_method_collection === 'always' || (session.amount_total ?? 0) > 0,
    },
  }
}

type Money = (amount: number) => { minorUnitsAmount: number; amount: string }

function toRecurring(world: World, session: Stripe.Checkout.Session, money: Money) {
  const items = (world.sessionItems.get(session.id) ?? []).filter(({ price }) => price?.recurring)
  const params = world.sessionParams.get(session.id)
  const recurring = items[0]?.price?.recurring
  if (!recurring || !params) return null
  const full = items.reduce((sum, { price, quantity }) => sum + (price?.unit_amount ?? 0) * (quantity ?? 1), 0)
  const trialEnd = hasTrial(params) ? getTrialEnd(world, params.subscription_data ?? {}) : null
  const days = trialEnd === null ? 0 : Math.round((trialEnd - world.clock.seconds()) / 86_400)
  return {
    interval: recurring.interval,
    intervalCount: recurring.interval_count,
    isProrated: false,
    dueNext: {
      subtotal: money(full),
      total: money(full),
      discount: money(0),
      taxInclusive: money(0),
      taxExclusive: money(0),
      billingCycleAnchor: trialEnd,
    },
    trial: trialEnd === null ? null : { trialEnd, trialPeriodDays: days },
  }
}
