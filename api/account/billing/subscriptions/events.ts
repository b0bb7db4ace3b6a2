/** What happens to subscriptions. The control database keeps it as activities. */
import { defineEvent } from '../../../platform/events/define.ts'

export const subscriptionCreated = defineEvent('subscription.created')
export const subscriptionUpdated = defineEvent('subscription.updated')
export const subscriptionEnded = defineEvent('subscription.ended')
export const subscriptionAutoRenewalSet = defineEvent('subscription.auto_renewal_set')
export const subscriptionResumed = defineEvent('subscription.resumed')
export const subscriptionChanged = defineEvent('subscription.changed')
export const subscriptionChangeCanceled = defineEvent('subscription.change_canceled')
export const subscriptionRefunded = defineEvent('subscription.refunded')
