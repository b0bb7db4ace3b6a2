/** The routes. */
import { route } from '../../../platform/routing/route.ts'
import * as service from './service.ts'

export const routes = [
  route(service.listSubscriptions),
  route(service.getSubscription),
  route(service.setAutoRenewal),
  route(service.resumeSubscription),
  route(service.previewSubscriptionChange),
  route(service.getSubscriptionChange),
  route(service.confirmSubscriptionChange),
  route(service.cancelSubscriptionChange),
  route(service.refundSubscription),
]
