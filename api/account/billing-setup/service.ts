/** The endpoints: their insides follow. */
import { action, query } from '../../platform/endpoint.ts'
import { problem } from '../../platform/problem/problem.ts'
import * as contract from './contract.ts'

async function unfinished(): Promise<never> {
  throw problem('internal')
}

export const getBillingSetup = query(contract.getBillingSetup, unfinished)
export const runBillingSetup = action(contract.runBillingSetup, unfinished)
