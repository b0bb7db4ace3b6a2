/** The endpoints: their insides follow. */
import { action, query } from '../../platform/endpoint.ts'
import { problem } from '../../platform/problem/problem.ts'
import * as contract from './contract.ts'

async function unfinished(): Promise<never> {
  throw problem('internal')
}

export const createCheckoutSession = action(contract.createCheckoutSession, unfinished)
export const getOpenCheckout = query(contract.getOpenCheckout, unfinished)
export const getCheckoutSession = query(contract.getCheckoutSession, unfinished)
export const settleCheckoutSession = action(contract.settleCheckoutSession, unfinished)
export const openHostedCheckout = action(contract.openHostedCheckout, unfinished)
export const cancelCheckoutSession = action(contract.cancelCheckoutSession, unfinished)
