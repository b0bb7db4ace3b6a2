/** The endpoints: their insides follow. */
import { action, query } from '../../platform/endpoint.ts'
import { problem } from '../../platform/problem/problem.ts'
import * as contract from './contract.ts'

async function unfinished(): Promise<never> {
  throw problem('internal')
}

export const getRevenue = query(contract.getRevenue, unfinished)
export const listInstallationSubscriptions = query(contract.listInstallationSubscriptions, unfinished)
export const listFailedPayments = query(contract.listFailedPayments, unfinished)
export const listCoupons = query(contract.listCoupons, unfinished)
export const createCoupon = action(contract.createCoupon, unfinished)
export const deleteCoupon = action(contract.deleteCoupon, unfinished)
export const listPlanGrants = query(contract.listPlanGrants, unfinished)
export const listReconciliations = query(contract.listReconciliations, unfinished)
export const startReconciliation = action(contract.startReconciliation, unfinished)
