/** The endpoints: their insides follow. */
import { action, query } from '../../platform/endpoint.ts'
import { problem } from '../../platform/problem/problem.ts'
import * as contract from './contract.ts'

async function unfinished(): Promise<never> {
  throw problem('internal')
}

export const listAddOns = query(contract.listAddOns, unfinished)
export const getCart = query(contract.getCart, unfinished)
export const updateCart = action(contract.updateCart, unfinished)
export const addCartItem = action(contract.addCartItem, unfinished)
export const updateCartItem = action(contract.updateCartItem, unfinished)
export const deleteCartItem = action(contract.deleteCartItem, unfinished)
export const previewCartTotal = action(contract.previewCartTotal, unfinished)
export const checkOutCart = action(contract.checkOutCart, unfinished)
export const getCartCheckout = query(contract.getCartCheckout, unfinished)
export const settleCartCheckout = action(contract.settleCartCheckout, unfinished)
