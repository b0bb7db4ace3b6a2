/** The routes. */
import { route } from '../../platform/routing/route.ts'
import * as service from './service.ts'

export const routes = [
  route(service.createCheckoutSession),
  route(service.getOpenCheckout),
  route(service.getCheckoutSession),
  route(service.settleCheckoutSession),
  route(service.openHostedCheckout),
  route(service.cancelCheckoutSession),
]
