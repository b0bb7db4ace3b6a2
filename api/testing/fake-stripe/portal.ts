/** A cancellation in Stripe's own portal. */
import type Stripe from 'stripe'
import { getNextEnd, scheduleTurn } from './subscription-turn.ts'
import type { World } from './world.ts'

export function cancelInPortal(world: World, subscription: Stripe.Subscription): Stripe.Subscription {
  world.update('customer.subscription.updated', subscription, () => {
    subscription.cancel_at = getNextEnd(subscription)
    subscription.canceled_at = world.clock.seconds()
    if (subscription.cancellation_details) subscription.cancellation_details.reason = 'cancellation_requested'
  })
  scheduleTurn(world, subscription)
  return structuredClone(subscription)
}
