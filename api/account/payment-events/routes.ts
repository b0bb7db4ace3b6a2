/** The routes. */
import { route } from '../../platform/routing/route.ts'
import * as service from './service.ts'

export const routes = [
  route(service.receiveStripeEvent),
  route(service.listPaymentEvents),
  route(service.getPaymentEvent),
  route(service.replayPaymentEvent),
]
