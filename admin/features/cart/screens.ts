/** The cart of a site, and where it is filled. */
import { ShoppingCart } from 'lucide-react'
import { screen } from '../../product/screens/screen.ts'
import { oneOf, text } from '../../product/screens/search.ts'

const path = '/sites/$site_id/cart'
const purchase = '/sites/$site_id/leads/purchase'

const addOnsOf =
  (plan_type: 'lead' | 'audience') =>
  async ({ params: { site_id } }: { params: { site_id: string } }) => {
    const { addOnsQuery, cartQuery } = await import('../../product/cart/queries.ts')
    return [addOnsQuery(site_id, plan_type), cartQuery(site_id)]
  }

/** The type of plan is a part of the path by which the right to it is known. */
export const screens = [
  screen(path, {
    name: 'Cart',
    access: 'some-purchases',
    search: { state: oneOf('success', 'cancel'), session: text, step: oneOf('payment') },
    hasPayment: true,
    found: { label: 'cart.title', icon: ShoppingCart },
    load: () => import('./cart.tsx').then(module => module.CartScreen),
    data: async ({ params: { site_id } }) => {
      const { addOnsQuery, cartQuery } = await import('../../product/cart/queries.ts')
      return [addOnsQuery(site_id), cartQuery(site_id)]
    },
  }),
  screen(`${path}/success`, {
    name: 'Cart Success',
    access: 'some-purchases',
    load: () => import('./return.tsx').then(module => module.CartSuccess),
  }),
  screen(`${path}/cancel`, {
    name: 'Cart Cancel',
    access: 'some-purchases',
    load: () => import('./return.tsx').then(module => module.CartCancel),
  }),
  screen(`${purchase}/lead`, {
    name: 'Purchase Leads',
    access: 'purchase-lead',
    load: () => import('./purchase.tsx').then(module => module.PurchaseLeads),
    data: addOnsOf('lead'),
  }),
  screen(`${purchase}/lead/$plan_id`, {
    name: 'Purchase Lead Plan',
    access: 'purchase-lead',
    load: () => import('./purchase.tsx').then(module => module.PurchaseLeads),
    data: addOnsOf('lead'),
  }),
  screen(`${purchase}/audience`, {
    name: 'Purchase Audiences',
    access: 'purchase-audience',
    load: () => import('./purchase.tsx').then(module => module.PurchaseAudiences),
    data: addOnsOf('audience'),
  }),
  screen(`${purchase}/audience/$plan_id`, {
    name: 'Purchase Audience Plan',
    access: 'purchase-audience',
    load: () => import('./purchase.tsx').then(module => module.PurchaseAudiences),
    data: addOnsOf('audience'),
  }),
] as const
