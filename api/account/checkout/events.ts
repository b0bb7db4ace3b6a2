/** What happens to checkouts. The control database keeps it as activities. */
import { defineEvent } from '../../platform/events/define.ts'

export const checkoutStarted = defineEvent('checkout.started')
export const checkoutCanceled = defineEvent('checkout.canceled')
export const checkoutCompleted = defineEvent('checkout.completed')
