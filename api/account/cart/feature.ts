/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../platform/features/feature.ts'
import { provide } from '../../platform/features/port.ts'
import { addOnsBought } from '../billing/ports.ts'
import { boughtCart } from '../checkout/ports.ts'
import * as events from './events.ts'
import { permissions } from './permissions.ts'
import { routes } from './routes.ts'
import { emptyCart, settleCart } from './store.ts'

export const cart = feature({
  name: 'account/cart',
  routes,
  permissions,
  events: Object.values(events),
  provides: [provide(boughtCart, { empty: emptyCart }), provide(addOnsBought, settleCart)],
  subjects: { cart: 'manage-billing' },
})
