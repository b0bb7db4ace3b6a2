/** A change of a subscription before anything is written: the preview and the update ask for the same plan, so they bill the same. */
import type Stripe from 'stripe'
import { type DiscountInput, giveDiscounts, isActiveAt } from './discounts.ts'
import { refuse, refuseMistake } from './failure.ts'
import type { Plan } from './plan.ts'
import { creditLines, debitLines, periodLines } from './proration.ts'
import { type ItemInput, planItems } from './subscription-items.ts'
import type { World } from './world.ts'

export interface Change {
  items?: ItemInput[]
  discounts?: DiscountInput[] | ''
  proration_behavior?: string
  proration_date?: number
  billing_cycle_anchor?: string | number
  trial_end?: number | 'now'
}

export const getDiscounts = (world: World, subscription: Stripe.Subscription, at: number): Stripe.Discount[] =>
  subscription.discounts.map(id => world.discounts.get(id as string)).filter(discount => isActiveAt(discount, at))

const value = (items: { price: Stripe.Price; quantity?: number }[]): number =>
  items.reduce((sum, { price, quantity = 1 }) => sum + (price.unit_amount ?? 0) * quantity, 0)

export function planUpdate(
  world: World,
  subscription: Stripe.Subscription,
  change: Change,
  { isPreview = false } = {},
): Plan {
  const now = world.clock.seconds()
  const current = subscription.items.data
  const items = planItems(world, current, change.items ?? [])
  if (items[0]?.price.currency !== subscription.currency)
    throw refuse('The price specified has another currency than the subscription.', 'items[0][price]')
  const discounts = planDiscounts(world, subscription, change.discounts, isPreview)
  const inTrial = subscription.status === 'trialing'
  const trial_end = change.trial_end === 'now' ? now : (change.trial_end ?? (inTrial ? subscription.trial_end : null))
  if (trial_end !== null && trial_end > now) {
    if (!inTrial) throw refuseMistake('The fake gives no trial to a subscription that is paid for.', 'trial_end')
    return { items, discounts, anchor: trial_end, trial_end, isNewPeriod: false, lines: [], isBilled: false }
  }
  const isAnchorNow = change.billing_cycle_anchor === 'now'
  if (isAnchorNow && change.proration_date !== undefined)
    throw refuse('You cannot set `proration_date` when `billing_cycle_anchor` is `now`.', 'proration_date')
  const hasOtherInterval = items.some(item => item.current && !isSameInterval(item.current.price, item.price))
  const isNewPeriod = isAnchorNow || hasOtherInterval || inTrial || (value(current) === 0 && value(items) > 0)
  const anchor = isNewPeriod ? now : subscription.billing_cycle_anchor
  const at = requireProrationDate(change.proration_date, current, now)
  const behavior = change.proration_behavior ?? 'create_prorations'
  const planned = { items, discounts, anchor, trial_end: inTrial ? now : subscription.trial_end, isNewPeriod }
  const credits = behavior === 'none' ? [] : toCredits(world, subscription, planned, at)
  const debits = isNewPeriod
    ? periodLines(world, subscription.id, items, now, now)
    : behavior === 'none'
      ? []
      : debitLines(world, subscription, items, discounts, { anchor, at })
  const lines = [...credits, ...debits]
  return { ...planned, lines, isBilled: isNewPeriod || (behavior === 'always_invoice' && lines.length > 0) }
}

function toCredits(
  world: World,
  subscription: Stripe.Subscription,
  plan: Omit<Plan, 'lines' | 'isBilled'>,
  at: number,
) {
  return subscription.items.data
    .filter(item => {
      const after = plan.items.find(({ id }) => id === item.id)
      return plan.isNewPeriod || !after || after.isChanged
    })
    .flatMap(item => creditLines(world, subscription, item, at))
}

function planDiscounts(
  world: World,
  subscription: Stripe.Subscription,
  inputs: Change['discounts'],
  isPreview: boolean,
) {
  const { id, currency } = subscription
  if (inputs === '') return []
  if (inputs === undefined || inputs.length === 0) return getDiscounts(world, subscription, world.clock.seconds())
  const customer = subscription.customer as string
  return giveDiscounts(world, inputs, { customer, currency, subscription: id }, { isPreview })
}

const isSameInterval = (a: Stripe.Price, b: Stripe.Price): boolean =>
  a.recurring?.interval === b.recurring?.interval && a.recurring?.interval_count === b.recurring?.interval_count

function requireProrationDate(date: number | undefined, items: Stripe.SubscriptionItem[], now: number): number {
  const start = Math.min(...items.map(item => item.current_period_start))
  const end = Math.max(...items.map(item => item.current_period_end))
  if (date !== undefined && (date < start || date > end))
    throw refuse(
      'Invalid proration date: it must be within the current billing period of the subscription.',
      'proration_date',
    )
  return date ?? now
}
