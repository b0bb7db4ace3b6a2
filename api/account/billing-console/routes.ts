/** The routes. */
import { route } from '../../platform/route.ts'
import * as service from './service.ts'

export const routes = [
  route(service.getRevenue),
  route(service.listInstallationSubscriptions),
  route(service.listFailedPayments),
  route(service.listCoupons),
  route(service.createCoupon),
  route(service.deleteCoupon),
  route(service.listPlanGrants),
  route(service.listReconciliations),
  route(service.startReconciliation),
]
