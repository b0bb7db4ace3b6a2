/** The cart of a site and what can be put into it. */
import { CartResource, type PlanType } from '@leadwright/sdk'
import { queryOptions } from '@tanstack/react-query'
import { clientOf } from '../session/api.ts'

export const { cart } = clientOf({ cart: CartResource })

/** Under the key of the cart: each says whether it is in it. */
export const addOnsQuery = (site_id: string, plan_type?: PlanType) =>
  queryOptions({
    queryKey: ['carts', site_id, 'add_ons', plan_type ?? 'all'],
    queryFn: ({ signal }) => cart.listAddOns({ site_id, ...(plan_type && { plan_type }) }, { signal }),
  })

export const cartQuery = (site_id: string) =>
  queryOptions({ queryKey: ['carts', site_id, 'cart'], queryFn: ({ signal }) => cart.get({ site_id }, { signal }) })
