/** The rules of this feature, for other features to call. */
export { endPayments, stopRenewals } from './end-payments.ts'
export { openCheckout } from './open-checkout.ts'
export { settleCheckout } from './settle-checkout.ts'
export { findCheckout, findOpenCheckout, lastOfSite } from './store.ts'
export { showCheckout } from './wire.ts'
