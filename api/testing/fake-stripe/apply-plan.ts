/** A planned change, written into the subscription. */
import type Stripe from 'stripe'
import { toList } from './list.ts'
import { getPeriod } from './periods.ts'
import type { Plan } from './plan.ts'
import { recordDebits } from './proration.ts'
import { toItem } from './subscription-items.ts'
import { scheduleTurn } from './subscription-turn.ts'
import type { World } from './world.ts'

export function applyPlan(world: World, subscription: Stripe.Subscription, plan: Plan, isInvoiced: boolean): void {
  const now = world.clock.seconds()
  const isTrial = plan.trial_end !== null && plan.trial_end > now
  creditDebits(world, subscription, plan)
  subscription.billing_cycle_anchor = plan.anchor
  subscription.discounts = plan.discounts.map(({ id }) => id)
  subscription.trial_end = plan.trial_end
  if (subscription.status === 'trialing' && !isTrial) subscription.status = 'active'
  const data = plan.items.map(item => {
    const running = item.current &&
      !plan.isNewPeriod && { start: item.current.current_period_start, end: item.current.current_period_end }
    const trial = isTrial && { start: subscription.trial_start ?? now, end: plan.trial_end! }
    const period = trial || running || getPeriod(plan.anchor, item.price.recurring!, now)
    return toItem(world, subscription.id, item, period)
  })
  subscription.items = toList(subscription.items.url, data) as Stripe.Subscription['items']
  const prorations = plan.lines.filter(line => line.parent?.subscription_item_details?.proration)
  recordDebits(world, prorations)
  if (!isInvoiced && plan.lines.length > 0)
    world.pendingLines.set(subscription.id, [...(world.pendingLines.get(subscription.id) ?? []), ...plan.lines])
  scheduleTurn(world, subscription)
}

/** Amounts that are credited count as billed no longer, so that none is credited twice. */
function creditDebits(world: World, subscription: Stripe.Subscription, plan: Plan): void {
  const credited = new Set(
    plan.lines
      .filter(({ amount }) => amount < 0)
      .map(line => line.parent?.subscription_item_details?.subscription_item),
  )
  const added = new Set(plan.lines.map(({ id }) => id))
  for (const { id } of subscription.items.data)
    if (credited.has(id))
      world.debits.set(
        id,
        (world.debits.get(id) ?? []).filter(({ line }) => added.has(line)),
      )
}
