/** The rules of this feature, for other features to call. */
export { changeOwner, ensureCustomer, oneAtATime, oneSettlement } from './customers.ts'
export { showPriceLines } from './line-words.ts'
export { notify } from './notices.ts'
export { toId } from './read-invoice.ts'
export { record } from './record.ts'
export { toPayment } from './service.ts'
export { settleCustomer } from './settle-customer.ts'
export { settleInvoice } from './settle-invoice.ts'
export { customerByStripeId, invoicesOfSubscription, listCustomers as customersOf } from './store.ts'
export {
  allLive,
  askWithCode,
  byStripeId,
  confirmChange,
  endNow,
  endTestSubscriptions,
  findChange,
  findPromotionCode,
  findSubscription,
  isFinal,
  isTrialAvailable,
  liveOf,
  liveOfAccount,
  loadNames,
  readSubscription,
  remindByNight,
  type SubscriptionRow,
  setRenewal,
  settleSubscription,
  showChange,
  showSubscription,
  toSubscription,
  type WithSettlement,
} from './subscriptions/rules.ts'
