/** The endpoints: their insides follow. */
import { action, query } from '../../platform/endpoint.ts'
import { problem } from '../../platform/problem/problem.ts'
import * as contract from './contract.ts'

async function unfinished(): Promise<never> {
  throw problem('internal')
}

export const receiveStripeEvent = action(contract.receiveStripeEvent, unfinished)
export const listPaymentEvents = query(contract.listPaymentEvents, unfinished)
export const getPaymentEvent = query(contract.getPaymentEvent, unfinished)
export const replayPaymentEvent = action(contract.replayPaymentEvent, unfinished)
