/** The endpoints: their insides follow. */
import { action, query } from '../../platform/endpoint.ts'
import { problem } from '../../platform/problem/problem.ts'
import * as contract from './contract.ts'

async function unfinished(): Promise<never> {
  throw problem('internal')
}

export const getBilling = query(contract.getBilling, unfinished)
export const getSiteBilling = query(contract.getSiteBilling, unfinished)
export const dismissBillingNotice = action(contract.dismissBillingNotice, unfinished)
export const getBillingDetails = query(contract.getBillingDetails, unfinished)
export const updateBillingDetails = action(contract.updateBillingDetails, unfinished)
export const listPaymentMethods = query(contract.listPaymentMethods, unfinished)
export const createPaymentMethodSetup = action(contract.createPaymentMethodSetup, unfinished)
export const setDefaultPaymentMethod = action(contract.setDefaultPaymentMethod, unfinished)
export const deletePaymentMethod = action(contract.deletePaymentMethod, unfinished)
export const listPayments = query(contract.listPayments, unfinished)
export const listInvoices = query(contract.listInvoices, unfinished)
export const getInvoice = query(contract.getInvoice, unfinished)
export const getInvoiceLinks = query(contract.getInvoiceLinks, unfinished)
