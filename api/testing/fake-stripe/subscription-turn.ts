/** Turns of a subscription as time passes: trials end, periods renew, cancellations arrive. */
import type Stripe from 'stripe'
import { buildInvoice, type InvoiceInput } from './build-invoice.ts'
import { collect, end, finalize, saveDraft } from './collect-invoice.ts'
import { isActiveAt, isOnce } from './discounts.ts'
import { getPeriod } from './periods.ts'
import { periodLines } from './proration.ts'
import { enterPhase } from './schedule-phases.ts'
import { cancelNow, isFinal } from './subscription-end.ts'
import { toPlanned } from './subscription-items.ts'
import type { World } from './world.ts'

const DAY = 86_400
const HOUR = 3_600
const TRIAL_WARNING = 3 * DAY

export const getNextEnd = (subscription: Stripe.Subscription): number =>
  Math.min(...subscription.items.data.map(item => item.current_period_end))

export function scheduleTurn(world: World, subscription: Stripe.Subscription): void {
  const { id, cancel_at, status } = subscription
  const names = ['turn', 'upcoming', 'trial'].map(name => `${name} ${id}`)
  for (const name of names) world.clock.cancel(name)
  if (isFinal(subscription) || status === 'incomplete' || status === 'paused') return
  const next = getNextEnd(subscription)
  const now = world.clock.seconds()
  const warnAt = next - (status === 'trialing' ? TRIAL_WARNING : world.settings.upcoming_days * DAY)
  world.clock.schedule(`turn ${id}`, Math.min(cancel_at ?? next, next), () => turn(world, subscription))
  if (status === 'trialing' && (warnAt >= now || subscription.trial_start === now))
    world.clock.schedule(`trial ${id}`, Math.max(warnAt, now), () =>
      world.emit('customer.subscription.trial_will_end', subscription),
    )
  else if (
    status !== 'trialing' &&
    warnAt > now &&
    !subscription.cancel_at_period_end &&
    (cancel_at === null || cancel_at > next)
  )
    world.clock.schedule(`upcoming ${id}`, warnAt, () => emitUpcoming(world, subscription))
}

function emitUpcoming(world: World, subscription: Stripe.Subscription): void {
  const { id: _, ...invoice } = buildInvoice(world, toRenewal(world, subscription, getNextEnd(subscription)))
  world.emit('invoice.upcoming', { ...invoice, id: world.newId('upcoming_in_'), lines: { ...invoice.lines } })
}

function turn(world: World, subscription: Stripe.Subscription): void {
  const now = world.clock.seconds()
  const isDue = getNextEnd(subscription) <= now
  const isEnding =
    (subscription.cancel_at !== null && subscription.cancel_at <= now) || subscription.cancel_at_period_end
  if (isEnding) cancelNow(world, subscription)
  else if (isDue && subscription.status === 'trialing' && !hasMethod(world, subscription))
    endTrialWithoutCard(world, subscription)
  else if (isDue && enterPhase(world, subscription) === 'ends') cancelNow(world, subscription)
  else if (isDue) renew(world, subscription)
  else scheduleTurn(world, subscription)
}

function hasMethod(world: World, subscription: Stripe.Subscription): boolean {
  const customer = world.customers.find(subscription.customer as string)
  return Boolean(subscription.default_payment_method ?? customer?.invoice_settings.default_payment_method)
}

function endTrialWithoutCard(world: World, subscription: Stripe.Subscription): void {
  const behavior = subscription.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice'
  if (behavior === 'cancel') cancelNow(world, subscription, 'cancellation_requested')
  else if (behavior === 'pause') {
    world.update('customer.subscription.updated', subscription, () => {
      subscription.status = 'paused'
    })
    world.emit('customer.subscription.paused', subscription)
  } else renew(world, subscription)
}

/** The invoice of the period that begins. */
export function toRenewal(
  world: World,
  subscription: Stripe.Subscription,
  at: number,
  items = subscription.items.data.map(toPlanned),
): InvoiceInput {
  const due = items.filter(item => (item.current?.current_period_end ?? at) <= at)
  const discounts = subscription.discounts
    .map(id => world.discounts.get(id as string))
    .filter(discount => isActiveAt(discount, at))
  const start = Math.min(...due.map(item => item.current?.current_period_start ?? at))
  return {
    customer: subscription.customer as string,
    currency: subscription.currency,
    subscription,
    lines: [
      ...(world.pendingLines.get(subscription.id) ?? []),
      ...periodLines(world, subscription.id, due, subscription.billing_cycle_anchor, at),
    ],
    discounts,
    billing_reason: 'subscription_cycle',
    period: { start, end: at },
  }
}

export function renew(world: World, subscription: Stripe.Subscription): void {
  const now = world.clock.seconds()
  const wasTrial = subscription.status === 'trialing'
  const invoice = buildInvoice(world, toRenewal(world, subscription, now))
  world.pendingLines.delete(subscription.id)
  world.update('customer.subscription.updated', subscription, () => {
    for (const item of subscription.items.data) {
      if (item.current_period_end > now) continue
      const period = getPeriod(subscription.billing_cycle_anchor, item.price.recurring!, now)
      Object.assign(item, { current_period_start: period.start, current_period_end: period.end })
    }
    if (wasTrial) subscription.status = 'active'
    subscription.latest_invoice = invoice.id
    dropDiscounts(world, subscription, invoice)
  })
  saveDraft(world, invoice)
  scheduleTurn(world, subscription)
  if (subscription.status === 'unpaid') invoice.auto_advance = false
  else advanceDraft(world, subscription, invoice)
}

/** Draft for an hour, then finalized and charged. */
function advanceDraft(world: World, subscription: Stripe.Subscription, invoice: Stripe.Invoice): void {
  const at = world.clock.seconds() + world.settings.draft_hours * HOUR
  invoice.automatically_finalizes_at = at
  world.clock.schedule(`finalize ${invoice.id}`, at, () => {
    const behavior = subscription.pause_collection?.behavior
    if (behavior === 'keep_as_draft' || invoice.status !== 'draft') return
    finalize(world, invoice)
    if (behavior === 'void') end(world, invoice, 'void')
    else if (behavior === 'mark_uncollectible') end(world, invoice, 'uncollectible')
    else if (invoice.status === 'open') collect(world, invoice, { off_session: true })
  })
}

/** A coupon for once is gone with the first invoice that bills something, one for months when they are over. */
export function dropDiscounts(world: World, subscription: Stripe.Subscription, invoice: Stripe.Invoice): void {
  const isBilled = invoice.lines.data.some(({ amount }) => amount > 0)
  subscription.discounts = subscription.discounts.filter(id => {
    const discount = world.discounts.get(id as string)
    const isSpent = isOnce(world, discount) && isBilled
    const stays = !isSpent && isActiveAt(discount, world.clock.seconds())
    if (!stays) world.emit('customer.discount.deleted', discount)
    return stays
  })
}
