/** Stripe's subscription as a row of ours. Pure. */
import type Stripe from 'stripe'
import type { PriceRow } from '../../billing-setup/rules.ts'
import { stripeStatuses } from '../table.ts'
import type { SubscriptionRow } from './store.ts'

const toMs = (seconds: number | null | undefined): number | null => (seconds ? seconds * 1_000 : null)
const toId = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null)

export type ReadSubscription = Omit<
  SubscriptionRow,
  | 'id'
  | 'account_id'
  | 'live_key'
  | 'first_paid_at'
  | 'past_due_at'
  | 'next_change_id'
  | 'pending_change_id'
  | 'updated_at'
  | 'version'
>

/** Periods are those of the items: the earliest end counts. */
function toPeriod({ items, start_date }: Stripe.Subscription) {
  const ends = items.data.map(item => item.current_period_end)
  const starts = items.data.map(item => item.current_period_start)
  return {
    period_start_at: toMs(starts.length > 0 ? Math.min(...starts) : start_date),
    period_end_at: toMs(ends.length > 0 ? Math.min(...ends) : null),
  }
}

function toEnd(subscription: Stripe.Subscription, period_end_at: number | null): number | null {
  if (subscription.cancel_at) return toMs(subscription.cancel_at)
  return subscription.cancel_at_period_end ? period_end_at : null
}

export function readSubscription(subscription: Stripe.Subscription, prices: readonly PriceRow[]): ReadSubscription {
  const { status, metadata } = subscription
  const known = stripeStatuses.find(name => name === status)
  if (!known) throw new Error(`Stripe has a status of subscriptions that is not known here: ${status}`)
  const invoice = typeof subscription.latest_invoice === 'object' ? subscription.latest_invoice : null
  const [discount] = subscription.discounts.filter(one => typeof one === 'object')
  const code = discount?.promotion_code
  const period = toPeriod(subscription)
  return {
    site_id: metadata.site_id ?? null,
    type: metadata.site_id ? 'site_add_ons' : 'account_plan',
    stripe_id: subscription.id,
    stripe_customer_id: toId(subscription.customer) ?? '',
    status: known,
    currency: subscription.currency.toUpperCase(),
    interval: subscription.items.data[0]?.price.recurring?.interval === 'year' ? 'year' : 'month',
    items: subscription.items.data.flatMap(({ id, price, quantity = 1 }) => {
      const plan_id = prices.find(({ stripe_id }) => stripe_id === price.id)?.plan_id ?? price.metadata.plan_id
      return plan_id ? [{ plan_id, quantity, unit_amount: price.unit_amount ?? 0, stripe_item_id: id }] : []
    }),
    promotion_code: typeof code === 'object' && code ? code.code : null,
    discount_ends_at: toMs(discount?.end),
    payment_method_id: toId(subscription.default_payment_method),
    ...period,
    trial_ends_at: toMs(subscription.trial_end),
    ends_at: toEnd(subscription, period.period_end_at),
    ended_at: toMs(subscription.ended_at),
    next_attempt_at: invoice?.status === 'open' ? toMs(invoice.next_payment_attempt) : null,
    created_at: subscription.created * 1_000,
  }
}

/** The fingerprint of the card that pays; undefined for other methods. */
export function readFingerprint({ default_payment_method }: Stripe.Subscription): string | undefined {
  const method = typeof default_payment_method === 'object' ? default_payment_method : null
  return method?.card?.fingerprint ?? undefined
}
