/** The rules of this feature, for other features to call. */
export { eventTypes } from './pointer.ts'
export { lastReceivedAt } from './store.ts'
