/** What happens to what accounts pay with, and to what they paid. The control database keeps it as activities. */
import { defineEvent } from '../../platform/events/define.ts'

export const billingDetailsUpdated = defineEvent('billing_details.updated')
export const paymentMethodAdded = defineEvent('payment_method.added')
export const paymentMethodDefaultSet = defineEvent('payment_method.default_set')
export const paymentMethodDeleted = defineEvent('payment_method.deleted')
export const billingNoticeDismissed = defineEvent('billing_notice.dismissed')
export const invoicePaid = defineEvent('invoice.paid')
export const invoicePaymentFailed = defineEvent('invoice.payment_failed')
export const invoiceRefunded = defineEvent('invoice.refunded')
