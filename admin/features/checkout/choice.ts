/** The plan that is about to be bought, and how it is paid: chosen on the pricing page, in an unfinished checkout, or here. */
import type { BillingInterval, CheckoutSession, OfferedPlan, PlanPrice } from '@leadwright/sdk'

export interface Choice {
  plan: OfferedPlan
  interval: BillingInterval
  currency: string
  price: PlanPrice
}
export interface Wish {
  plan?: string | undefined
  interval?: BillingInterval | undefined
  currency?: string | undefined
}

/** Nearest to what somebody wishes among what is sold. An account pays in one currency. */
export function toChoice(plans: readonly OfferedPlan[], wish: Wish, fixed_currency: string | null): Choice | undefined {
  const isPaidIn = ({ currency }: PlanPrice) => fixed_currency === null || currency === fixed_currency
  const sold = plans.filter(({ prices }) => prices.some(isPaidIn))
  const plan = sold.find(({ id }) => id === wish.plan) ?? sold[0]
  if (!plan) return undefined
  const prices = plan.prices.filter(isPaidIn)
  const inCurrency = prices.filter(({ currency }) => currency === wish.currency)
  const price =
    inCurrency.find(({ interval }) => interval === wish.interval) ??
    prices.find(({ interval }) => interval === wish.interval) ??
    inCurrency[0] ??
    prices[0]
  return price && { plan, interval: price.interval, currency: price.currency, price }
}

export const toWish = (session: CheckoutSession): Wish => ({
  plan: session.items[0]?.plan_id,
  interval: session.interval,
  currency: session.currency,
})

/** Whether an open checkout is for this choice. */
export function isFor(session: CheckoutSession, { plan, interval, currency }: Choice): boolean {
  const wish = toWish(session)
  return wish.plan === plan.id && wish.interval === interval && wish.currency === currency
}
