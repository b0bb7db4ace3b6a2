/** The rules of this feature, for other features to call. */
export { endNow, setRenewal } from './carry-out.ts'
export { confirmChange, showChange } from './changes.ts'
export { listExceeded, withReachedNames } from './exceeded.ts'
export { askWithCode, findPromotionCode } from './promotion-codes.ts'
export { readSubscription } from './read-subscription.ts'
export { remindByNight } from './reminders.ts'
export { settleSubscription, type WithSettlement } from './settle-subscription.ts'
export { isFinal } from './status.ts'
export {
  allLive,
  byStripeId,
  findChange,
  findLive as liveOf,
  findSubscription,
  isPaidFor,
  liveOfAccount,
  type SubscriptionRow,
  updateSubscription,
} from './store.ts'
export { endTestSubscriptions } from './test-sales.ts'
export { isTrialAvailable } from './trials.ts'
export { loadNames, showSubscription, toSubscription } from './wire.ts'
