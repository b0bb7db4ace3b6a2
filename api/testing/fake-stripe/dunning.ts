/** A subscription after an attempt to collect its invoice: recovered, retried, given up. */
import type Stripe from 'stripe'
import { applyPlan } from './apply-plan.ts'
import { collect, end, getIntent, getSubscription } from './collect-invoice.ts'
import { cancelNow, isFinal } from './subscription-end.ts'
import { dropDiscounts, scheduleTurn } from './subscription-turn.ts'
import type { World } from './world.ts'

const DAY = 86_400

export function settlePaid(world: World, invoice: Stripe.Invoice): void {
  const subscription = getSubscription(world, invoice)
  world.clock.cancel(`retry ${invoice.id}`)
  if (!subscription || isFinal(subscription)) return
  applyPending(world, subscription, invoice)
  const isOpen = world.invoices
    .all()
    .some(
      ({ id, status, parent }) =>
        id !== invoice.id && status === 'open' && parent?.subscription_details?.subscription === subscription.id,
    )
  world.update('customer.subscription.updated', subscription, () => {
    keepMethod(world, subscription, invoice)
    const isRecovered = (subscription.status === 'past_due' || subscription.status === 'unpaid') && !isOpen
    if (subscription.status === 'incomplete' || isRecovered) subscription.status = 'active'
    if (invoice.billing_reason === 'subscription_create') dropDiscounts(world, subscription, invoice)
  })
  world.clock.cancel(`expire ${subscription.id}`)
  scheduleTurn(world, subscription)
}

function keepMethod(world: World, subscription: Stripe.Subscription, invoice: Stripe.Invoice): void {
  const method = getIntent(world, invoice)?.payment_method
  if (subscription.payment_settings?.save_default_payment_method === 'on_subscription' && method)
    subscription.default_payment_method = method
}

function applyPending(world: World, subscription: Stripe.Subscription, invoice: Stripe.Invoice): void {
  const pending = world.pendingPlans.get(subscription.id)
  if (pending?.invoice !== invoice.id) return
  world.pendingPlans.delete(subscription.id)
  world.clock.cancel(`pending ${subscription.id}`)
  world.update('customer.subscription.updated', subscription, () => {
    subscription.pending_update = null
    applyPlan(world, subscription, pending.plan, true)
  })
  world.emit('customer.subscription.pending_update_applied', subscription)
}

/** A change that nobody paid for is forgotten. */
export function expirePending(world: World, subscription: Stripe.Subscription): void {
  const pending = world.pendingPlans.get(subscription.id)
  if (!pending) return
  world.pendingPlans.delete(subscription.id)
  const invoice = world.invoices.get(pending.invoice)
  if (invoice.status === 'open') end(world, invoice, 'void')
  subscription.pending_update = null
  world.emit('customer.subscription.pending_update_expired', subscription)
}

export function settleFailed(world: World, invoice: Stripe.Invoice): void {
  const subscription = getSubscription(world, invoice)
  const isPending = world.pendingPlans.get(subscription?.id ?? '')?.invoice === invoice.id
  if (!subscription || isFinal(subscription) || subscription.status === 'incomplete' || isPending) return
  scheduleRetry(world, subscription, invoice)
  const isGivenUp = invoice.next_payment_attempt === null
  const { after_retries } = world.settings
  if (isGivenUp && after_retries === 'canceled') cancelNow(world, subscription, 'payment_failed')
  else
    world.update('customer.subscription.updated', subscription, () => {
      subscription.status = isGivenUp ? after_retries : 'past_due'
    })
}

function scheduleRetry(world: World, subscription: Stripe.Subscription, invoice: Stripe.Invoice): void {
  if (world.clock.isScheduled(`retry ${invoice.id}`)) return
  const days = world.settings.retry_days[invoice.attempt_count - 1]
  invoice.next_payment_attempt = days === undefined ? null : world.clock.seconds() + days * DAY
  if (invoice.next_payment_attempt === null) return
  world.clock.schedule(`retry ${invoice.id}`, invoice.next_payment_attempt, () => {
    if (invoice.status === 'open' && !isFinal(subscription)) collect(world, invoice, { off_session: true })
  })
}
