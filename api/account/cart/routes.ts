/** The routes. */
import { route } from '../../platform/route.ts'
import * as service from './service.ts'

export const routes = [
  route(service.listAddOns),
  route(service.getCart),
  route(service.updateCart),
  route(service.addCartItem),
  route(service.updateCartItem),
  route(service.deleteCartItem),
  route(service.previewCartTotal),
  route(service.checkOutCart),
  route(service.getCartCheckout),
  route(service.settleCartCheckout),
]
