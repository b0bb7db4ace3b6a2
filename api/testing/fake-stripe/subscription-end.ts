/** The end of a subscription. */
import type Stripe from 'stripe'
import { end } from './collect-invoice.ts'
import type { World } from './world.ts'

const FINAL = ['canceled', 'incomplete_expired']
export const isFinal = ({ status }: Stripe.Subscription): boolean => FINAL.includes(status)

export function cancelNow(
  world: World,
  subscription: Stripe.Subscription,
  reason: string | null = 'cancellation_requested',
) {
  const now = world.clock.seconds()
  subscription.canceled_at ??= now
  subscription.ended_at = now
  subscription.status = 'canceled'
  subscription.cancellation_details = {
    comment: subscription.cancellation_details?.comment ?? null,
    feedback: subscription.cancellation_details?.feedback ?? null,
    reason,
  } as Stripe.Subscription.CancellationDetails
  subscription.pending_update = null
  world.clock.cancel(`turn ${subscription.id}`)
  stopCollecting(world, subscription)
  world.emit('customer.subscription.deleted', subscription)
  return subscription
}

/** 23 hours without the first payment. */
export function expireIncomplete(world: World, subscription: Stripe.Subscription): void {
  if (subscription.status !== 'incomplete') return
  world.update('customer.subscription.updated', subscription, () => {
    subscription.status = 'incomplete_expired'
    subscription.ended_at = world.clock.seconds()
  })
  world.clock.cancel(`turn ${subscription.id}`)
  const invoice = world.invoices.find(subscription.latest_invoice as string)
  if (invoice?.status === 'open') end(world, invoice, 'void')
}

function stopCollecting(world: World, subscription: Stripe.Subscription): void {
  for (const invoice of world.invoices.all()) {
    const isOwn = invoice.parent?.subscription_details?.subscription === subscription.id
    if (!isOwn || (invoice.status !== 'open' && invoice.status !== 'draft')) continue
    invoice.auto_advance = false
    invoice.next_payment_attempt = null
    world.clock.cancel(`retry ${invoice.id}`)
    world.clock.cancel(`finalize ${invoice.id}`)
  }
}
