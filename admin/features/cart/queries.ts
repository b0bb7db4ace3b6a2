/** What the payment of a cart reads from the API. */
import { BillingResource, SubscriptionsResource } from '@leadwright/sdk'
import { queryOptions } from '@tanstack/react-query'
import { cart } from '../../product/cart/queries.ts'
import { clientOf } from '../../product/session/api.ts'

const { billing, subscriptions } = clientOf({ billing: BillingResource, subscriptions: SubscriptionsResource })

/** Drops a payment that waits for the buyer's bank; for those who manage billing. */
export async function cancelPayment(site_id: string, change_id: string): Promise<void> {
  const { subscription } = await billing.getSite({ site_id })
  if (subscription) await subscriptions.cancelChange({ subscription_id: subscription.id, change_id })
}

/** Asked anew for each version of the cart: what a total costs is true for a while. */
export const totalQuery = (site_id: string, version: number) =>
  queryOptions({
    queryKey: ['carts', site_id, 'total', version],
    queryFn: ({ signal }) => cart.previewTotal({ site_id }, { signal }),
    staleTime: 60_000,
  })

export const cartCheckoutQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['carts', site_id, 'checkout'],
    queryFn: ({ signal }) => cart.getCheckout({ site_id }, { signal }),
  })

const settle_milliseconds = 3_000

/** Asks Stripe how the payment stands, again until it is decided. */
export const settledCartQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['carts', site_id, 'settled'],
    queryFn: ({ signal }) => cart.settleCheckout({ site_id }, { signal }),
    refetchInterval: ({ state }) => (state.data?.session?.status === 'open' ? settle_milliseconds : false),
  })
