/** What the checkout reads from the API, and its calls. */
import { CheckoutResource } from '@leadwright/sdk'
import { queryOptions } from '@tanstack/react-query'
import { clientOf } from '../../product/session/api.ts'

export const { checkout } = clientOf({ checkout: CheckoutResource })

/** What was begun and not completed. */
export const openCheckoutQuery = () =>
  queryOptions({ queryKey: ['checkouts', 'open'], queryFn: ({ signal }) => checkout.getOpen({ signal }) })

/** A bank may take its time. */
const settle_milliseconds = 3_000

/** Asks Stripe how it stands, again until it is decided. */
export const settledCheckoutQuery = (checkout_session_id: string) =>
  queryOptions({
    queryKey: ['checkouts', 'settled', checkout_session_id],
    queryFn: ({ signal }) => checkout.settleSession({ checkout_session_id }, { signal }),
    refetchInterval: ({ state }) => (state.data?.status === 'open' ? settle_milliseconds : false),
  })
