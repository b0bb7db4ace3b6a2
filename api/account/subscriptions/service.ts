/** The endpoints: their insides follow. */
import { action, query } from '../../platform/endpoint.ts'
import { problem } from '../../platform/problem/problem.ts'
import * as contract from './contract.ts'

async function unfinished(): Promise<never> {
  throw problem('internal')
}

export const listSubscriptions = query(contract.listSubscriptions, unfinished)
export const getSubscription = query(contract.getSubscription, unfinished)
export const setAutoRenewal = action(contract.setAutoRenewal, unfinished)
export const resumeSubscription = action(contract.resumeSubscription, unfinished)
export const previewSubscriptionChange = action(contract.previewSubscriptionChange, unfinished)
export const getSubscriptionChange = query(contract.getSubscriptionChange, unfinished)
export const confirmSubscriptionChange = action(contract.confirmSubscriptionChange, unfinished)
export const cancelSubscriptionChange = action(contract.cancelSubscriptionChange, unfinished)
export const refundSubscription = action(contract.refundSubscription, unfinished)
