/** What a change of a subscription costs, as Stripe computes it, and when it takes effect. */
import type Stripe from 'stripe'
import type { Installation } from '../../../platform/features/context.ts'
import { requirePayments } from '../../../platform/network/payments.ts'
import { invalid, problem } from '../../../platform/problem/problem.ts'
import { findPrice, type PriceRow } from '../../billing-setup/rules.ts'
import { plansWithIds } from '../../plans/rules.ts'
import { billingLimits } from '../limits.ts'
import type { ChangeItem } from '../table.ts'
import { askWithCode, findPromotionCode } from './promotion-codes.ts'
import { isSamePlan } from './same-plan.ts'
import { fetchSubscription } from './settle-subscription.ts'
import type { ChangeRow, SubscriptionRow } from './store.ts'

export interface Target {
  items: readonly ChangeItem[]
  interval: 'month' | 'year'
  /** Undefined: as now. Null: none. */
  promotion_code?: string | null | undefined
}

type ItemParam = Stripe.SubscriptionUpdateParams.Item

/** The price of each plan in the currency of the subscription. */
export async function findPrices(
  installation: Installation,
  row: SubscriptionRow,
  target: Target,
): Promise<PriceRow[]> {
  const { mode } = requirePayments(installation)
  const { currency } = row
  return installation.databases.control.read(async db => {
    const plans = await plansWithIds(
      db,
      target.items.map(({ plan_id }) => plan_id),
    )
    const prices: PriceRow[] = []
    for (const [at, { plan_id }] of target.items.entries()) {
      const isAccount = plans.find(({ id }) => id === plan_id)?.plan_type === 'account'
      if (isAccount !== (row.site_id === null)) throw invalid(`/items/${at}/plan_id`, 'unknown_reference')
      const price = await findPrice(db, mode, { plan_id, interval: target.interval, currency })
      if (!price) throw invalid(`/items/${at}/plan_id`, 'price_not_offered')
      prices.push(price)
    }
    return prices
  })
}

/** What is there keeps its place at Stripe; what is no longer wanted is deleted. */
export function toItemParams(row: SubscriptionRow, target: Target, prices: readonly PriceRow[]): ItemParam[] {
  const wanted = target.items.map(({ plan_id, quantity }) => {
    const price = prices.find(one => one.plan_id === plan_id)?.stripe_id ?? ''
    return { plan_id, quantity, price }
  })
  const free = [...row.items]
  const take = (plan_id: string) => {
    const at = free.findIndex(item => item.plan_id === plan_id)
    // An account has one plan: another takes the place of the present one.
    const found = at >= 0 ? at : row.site_id === null && free.length > 0 ? 0 : -1
    return found < 0 ? undefined : free.splice(found, 1)[0]
  }
  const params: ItemParam[] = wanted.map(({ plan_id, quantity, price }) => {
    const there = take(plan_id)
    return { ...(there && { id: there.stripe_item_id }), price, quantity }
  })
  return [...params, ...free.map(({ stripe_item_id }) => ({ id: stripe_item_id, deleted: true }))]
}

const perYear = { month: 12, year: 1 } as const
const toYearly = (items: readonly { quantity: number; amount: number }[], interval: 'month' | 'year'): number =>
  items.reduce((sum, { quantity, amount }) => sum + quantity * amount, 0) * perYear[interval]

/** What costs less takes effect at the end of the period, for which is paid. */
function isLater(row: SubscriptionRow, target: Target, prices: readonly PriceRow[]): boolean {
  if (row.status === 'trialing') return false
  if (row.interval === 'year' && target.interval === 'month') return true
  const now = toYearly(
    row.items.map(({ quantity, unit_amount }) => ({ quantity, amount: unit_amount })),
    row.interval,
  )
  const then = toYearly(
    prices.map(({ amount }, at) => ({ amount, quantity: target.items[at]?.quantity ?? 1 })),
    target.interval,
  )
  return row.interval === target.interval && then < now
}

export interface PriceChange {
  change: Pick<
    ChangeRow,
    | 'items'
    | 'interval'
    | 'promotion_code'
    | 'removes_promotion_code'
    | 'proration_date'
    | 'currency'
    | 'amount_due'
    | 'next_amount'
    | 'effective_at'
  >
  lines: readonly Stripe.InvoiceLineItem[]
  discount: number
  tax: number
}

export async function priceChange(
  installation: Installation,
  row: SubscriptionRow,
  target: Target,
): Promise<PriceChange> {
  const payments = requirePayments(installation)
  const { stripe } = payments
  const prices = await findPrices(installation, row, target)
  requireChange(row, target)
  const code = target.promotion_code ? await findPromotionCode(payments, target.promotion_code) : null
  const proration_date = Math.floor(installation.clock.now() / 1_000)
  const later = isLater(row, target, prices)
  const items = toItemParams(row, target, prices)
  const discounts = toDiscounts(target, code)
  const preview = (more: Stripe.InvoiceCreatePreviewParams.SubscriptionDetails) =>
    askWithCode(() =>
      stripe.invoices.createPreview({
        subscription: row.stripe_id,
        ...(discounts !== undefined && { discounts }),
        subscription_details: { items, ...more },
      }),
    )
  const next_amount = prices.reduce((sum, { amount }, at) => sum + amount * (target.items[at]?.quantity ?? 1), 0)
  const change = {
    items: target.items,
    interval: target.interval,
    promotion_code: target.promotion_code ?? null,
    removes_promotion_code: target.promotion_code === null,
    proration_date,
    currency: row.currency,
    next_amount,
  }
  // Another code alone bills nothing now: the next renewal has it.
  if (later || isSamePlan(row, target))
    return {
      change: { ...change, amount_due: 0, effective_at: later ? row.period_end_at : null },
      lines: [],
      discount: 0,
      tax: 0,
    }
  if (row.status === 'past_due') throw problem('payment_due')
  const trialing = row.status === 'trialing'
  const quote = await preview(
    trialing ? { proration_behavior: 'none' } : { proration_behavior: 'always_invoice', proration_date },
  )
  return {
    change: { ...change, amount_due: trialing ? 0 : quote.amount_due, effective_at: null },
    lines: trialing ? [] : quote.lines.data,
    discount: (quote.total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0),
    tax: (quote.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0),
  }
}

function requireChange(row: SubscriptionRow, target: Target): void {
  const { promotion_code } = target
  if (isSamePlan(row, target) && (promotion_code === undefined || promotion_code === row.promotion_code))
    throw problem('nothing_to_change')
}

/** A list replaces what is there, an empty text takes it away, nothing leaves it. */
export function toDiscounts({ promotion_code }: Target, code: string | null) {
  if (promotion_code === undefined) return undefined
  return code === null ? ('' as const) : [{ promotion_code: code }]
}

export const price_ms = billingLimits.price_minutes * 60_000
export { fetchSubscription }
