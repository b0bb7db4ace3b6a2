/** The routes. */
import { route } from '../../platform/routing/route.ts'
import * as pay from './pay-service.ts'
import * as service from './service.ts'

export const routes = [
  route(service.listAddOns),
  route(service.getCart),
  route(service.updateCart),
  route(service.addCartItem),
  route(service.updateCartItem),
  route(service.deleteCartItem),
  route(pay.previewCartTotal),
  route(pay.checkOutCart),
  route(pay.getCartCheckout),
  route(pay.settleCartCheckout),
]
