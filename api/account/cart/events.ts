/** What happens to carts of sites. The control database keeps it as activities. */
import { defineEvent } from '../../platform/events/define.ts'

export const cartItemAdded = defineEvent('cart.item_added')
export const cartItemUpdated = defineEvent('cart.item_updated')
export const cartItemRemoved = defineEvent('cart.item_removed')
export const cartUpdated = defineEvent('cart.updated')
export const cartCheckedOut = defineEvent('cart.checked_out')
