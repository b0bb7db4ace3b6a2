/** The routes. */
import { route } from '../../platform/routing/route.ts'
import * as coupons from './coupon-service.ts'
import * as service from './service.ts'

export const routes = [
  route(service.getRevenue),
  route(service.listInstallationSubscriptions),
  route(service.listFailedPayments),
  route(coupons.listCoupons),
  route(coupons.createCoupon),
  route(coupons.deleteCoupon),
  route(service.listPlanGrants),
  route(service.listReconciliations),
  route(service.startReconciliation),
]
